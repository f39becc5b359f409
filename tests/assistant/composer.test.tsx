// @vitest-environment jsdom
import { talkLimits } from '../../src/contract/talk-limits.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { readDraft } from '../../src/runtime/kept-draft.ts'
import {
  article,
  button,
  field,
  freshPages,
  home,
  log,
  panel,
  quiet,
  reading,
  renderPanel,
  replyOf,
  settle,
} from './rendered-panel.tsx'

freshPages()

describe('writing to Zed', () => {
  it('is possible from the first moment, while his summary is asked for', async () => {
    await renderPanel()
    expect([field().disabled, field().readOnly]).toEqual([false, false])
    expect(field().placeholder).toBe('Pregúntale algo a Zed')
  })

  it('breaks off a greeting that is asked for: what the reader asks goes first', async () => {
    const room = await renderPanel({ subject: home })
    await room.user.click(button('open'))
    const greeting = room.last()
    await room.user.type(field(), '¿Qué es un grano?{Enter}')
    await settle()
    expect(greeting.signal.aborted).toBe(true)
    expect(room.last().body).toMatchObject({ history: [{ role: 'user', content: '¿Qué es un grano?' }] })
  })

  describe('while he thinks about a question', () => {
    const thinking = async () => {
      const room = await quiet()
      await room.user.type(field(), '¿Qué es un grano?{Enter}')
      return room
    }

    it('waits, and says so', async () => {
      await thinking()
      expect([field().readOnly, button('Enviar').disabled]).toEqual([true, true])
      expect(field().placeholder).toBe('Pensando…')
    })

    it.each([
      ['a tap', (room: Awaited<ReturnType<typeof quiet>>) => room.user.click(field())],
      ['Escape', (room: Awaited<ReturnType<typeof quiet>>) => room.user.keyboard('{Escape}')],
    ])('%s takes the question back, and the panel stays', async (_, act) => {
      const room = await thinking()
      await act(room)
      await settle()
      expect(room.last().signal.aborted).toBe(true)
      expect(field().readOnly).toBe(false)
      expect(field().value).toBe('¿Qué es un grano?')
      expect(panel()).not.toBeNull()
    })
  })

  describe('while he speaks', () => {
    const speaking = async () => {
      const room = await quiet()
      await room.user.type(field(), '¿Qué es un grano?{Enter}')
      await room.last().answer(replyOf('Una piedra muy pequeña.', { duration: 20 }))
      return room
    }

    it('offers to break him off', async () => {
      await speaking()
      expect([field().disabled, field().readOnly]).toEqual([false, false])
      expect(field().placeholder).toBe('Zed habla: toca para preguntar')
    })

    it.each([
      ['a tap', (room: Awaited<ReturnType<typeof quiet>>) => room.user.click(field()), ''],
      ['a key', (room: Awaited<ReturnType<typeof quiet>>) => room.user.keyboard('y'), 'y'],
    ])('%s stops him and frees the field', async (_, act, text) => {
      const room = await speaking()
      field().focus()
      expect(room.engine.diary.at(-1)).toBe('receive Una piedra muy pequeña.')
      await act(room)
      await settle()
      expect(room.engine.diary.at(-1)).toBe('stopAudio')
      expect(field().placeholder).toBe('Pregúntale algo a Zed')
      expect(field().value).toBe(text)
    })

    it('goes on for who only passes through by keyboard', async () => {
      const room = await speaking()
      field().focus()
      await room.user.keyboard('{Tab}')
      expect(room.engine.diary.at(-1)).toBe('receive Una piedra muy pequeña.')
    })
  })

  it('is possible while he reads the summary', async () => {
    await reading()
    expect(field().disabled).toBe(false)
    expect(field().placeholder).toBe('Pregúntale algo a Zed')
  })

  it('sends with Enter, clears the field and puts the question into the history', async () => {
    const room = await quiet()
    await room.user.type(field(), '¿Qué es un grano?{Enter}')
    expect(room.last().body).toMatchObject({ history: [{ role: 'user', content: '¿Qué es un grano?' }], lang: 'es' })
    expect(field().value).toBe('')
    expect(within(log()).getByText('¿Qué es un grano?')).toBeTruthy()
  })

  it('sends with the button', async () => {
    const room = await quiet()
    await room.user.type(field(), 'Hola')
    await room.user.click(button('Enviar'))
    expect(room.last().body).toMatchObject({ history: [{ role: 'user', content: 'Hola' }] })
  })

  it('breaks the line with Shift+Enter', async () => {
    const room = await quiet()
    const before = room.asked.length
    await room.user.type(field(), 'uno{Shift>}{Enter}{/Shift}dos')
    expect(field().value).toBe('uno\ndos')
    expect(room.asked).toHaveLength(before)
  })

  it('leaves Enter to an input method that is composing', async () => {
    const room = await quiet()
    const before = room.asked.length
    await room.user.type(field(), 'にほん')
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    expect(room.asked).toHaveLength(before)
    expect(field().value).toBe('にほん')
  })

  it('leaves the Enter that closed an input method, as Safari tells it', async () => {
    const room = await quiet()
    const before = room.asked.length
    await room.user.type(field(), 'にほん')
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: false, keyCode: 229 })
    expect(room.asked).toHaveLength(before)
    expect(field().value).toBe('にほん')
  })

  it('tells how much room is left near the limit, and sends nothing that would be cut', async () => {
    const room = await quiet()
    const before = room.asked.length
    fireEvent.change(field(), { target: { value: 'a'.repeat(talkLimits.message - 300) } })
    expect(screen.queryByText(/carácter/)).toBeNull()
    fireEvent.change(field(), { target: { value: 'a'.repeat(talkLimits.message - 1) } })
    expect(screen.getByText('Te queda 1 carácter')).toBeTruthy()
    expect(button('Enviar').disabled).toBe(false)
    fireEvent.change(field(), { target: { value: 'a'.repeat(talkLimits.message + 3) } })
    expect(screen.getByText('Sobran 3 caracteres: acórtalo para enviarlo')).toBeTruthy()
    expect(button('Enviar').disabled).toBe(true)
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(room.asked).toHaveLength(before)
    expect(field().value).toHaveLength(talkLimits.message + 3)
  })

  it.each(['', '   ', '\n\n'])('does not send a blank message (%j)', async (blank) => {
    const room = await quiet()
    const before = room.asked.length
    fireEvent.change(field(), { target: { value: blank } })
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(button('Enviar').disabled).toBe(true)
    expect(room.asked).toHaveLength(before)
  })

  it.each([
    [12, '30px'],
    [30, '30px'],
    [77, '77px'],
    [150, '150px'],
    [400, '150px'],
  ])('grows with its content: %i px of text make it %s high', async (content, height) => {
    const room = await quiet()
    vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockReturnValue(content)
    await room.user.type(field(), 'x')
    expect(field().style.height).toBe(height)
    await room.user.keyboard('{Enter}')
    expect(field().style.height).toBe('30px')
  })

  it('keeps what is typed when the language changes', async () => {
    const room = await quiet()
    await room.user.type(field(), 'a medias')
    await room.turnTo({ subject: { ...article, id: '1', summaryText: 'Light fits in a grain.' }, language: 'en' })
    expect(field().value).toBe('a medias')
  })

  it('has what was written before the page was loaded anew, until it is sent', async () => {
    const before = await quiet()
    await before.user.type(field(), 'a medias')
    cleanup()
    const after = await quiet()
    expect(field().value).toBe('a medias')
    await after.user.type(field(), '{Enter}')
    expect(field().value).toBe('')
    expect(readDraft('question')).toBe('')
  })

  it('gives a question back that got no answer, and says so', async () => {
    const room = await quiet()
    await room.user.type(field(), '¿Sigues ahí?{Enter}')
    expect(field().value).toBe('')
    await room.last().fail(new Error('500'))
    expect(console.error).toHaveBeenCalled()
    expect(field().readOnly).toBe(false)
    expect(field().value).toBe('¿Sigues ahí?')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('asks a question again that got no answer, and takes it out of the field', async () => {
    const room = await quiet()
    await room.user.type(field(), '¿Sigues ahí?{Enter}')
    await room.last().fail(new Error('500'))
    expect(within(log()).getByText('Algo ha fallado y no te he podido contestar.')).toBeTruthy()
    await room.user.click(button('Probar otra vez'))
    await settle()
    expect(room.last().body).toMatchObject({ history: [{ role: 'user', content: '¿Sigues ahí?' }] })
    expect(screen.queryByText('Algo ha fallado y no te he podido contestar.')).toBeNull()
    expect(field().value).toBe('')
    await room.last().answer(replyOf('Aquí sigo.', { duration: 2 }))
    expect(within(log()).getAllByText('¿Sigues ahí?')).toHaveLength(1)
  })

  it('does not give an answered question back', async () => {
    const room = await quiet()
    await room.user.type(field(), '¿Y bien?{Enter}')
    await room.last().answer(replyOf('Pues bien.', { duration: 2 }))
    await room.end()
    await room.pass(2500)
    expect(field().disabled).toBe(false)
    expect(field().value).toBe('')
  })

  it('keeps the reader’s place while he thinks and speaks', async () => {
    const room = await quiet()
    await room.user.type(field(), 'Hola{Enter}')
    expect(document.activeElement).toBe(field())
    await room.last().answer(replyOf('Hola.', { duration: 2 }))
    expect(document.activeElement).toBe(field())
  })

  it('interrupts a summary', async () => {
    const room = await reading()
    await room.user.type(field(), 'Espera{Enter}')
    await settle()
    expect(room.engine.diary.at(-1)).toBe('stopAudio')
    expect(room.last().body).toMatchObject({ history: [{ role: 'user', content: 'Espera' }] })
  })
})
