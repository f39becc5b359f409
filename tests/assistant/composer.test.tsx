// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { readDraft } from '../../src/ui/kept-draft.ts'
import {
  article,
  button,
  field,
  freshPages,
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
  it('is not possible while he is asked, and says so', async () => {
    await renderPanel()
    expect(field().disabled).toBe(true)
    expect(button('Enviar').disabled).toBe(true)
    expect(field().placeholder).toBe('Zed está en ello…')
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

  it('gives a question back that got no answer, and logs the error alone', async () => {
    const room = await quiet()
    await room.user.type(field(), '¿Sigues ahí?{Enter}')
    expect(field().value).toBe('')
    await room.last().fail(new Error('500'))
    expect(console.error).toHaveBeenCalled()
    expect(field().disabled).toBe(false)
    expect(field().value).toBe('¿Sigues ahí?')
    expect(screen.queryByRole('alert')).toBeNull()
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

  it('keeps the reader’s place while the field is disabled', async () => {
    const room = await quiet()
    await room.user.type(field(), 'Hola{Enter}')
    expect(document.activeElement).toBe(panel())
    await room.last().answer(replyOf('Hola.', { duration: 2 }))
    await room.end()
    await room.pass(2500)
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
