// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { article, home, renderPanel, replyOf, settle, summaryText } from './panel-room.tsx'

let errors: ReturnType<typeof vi.spyOn>
let frames: FrameRequestCallback[]

/** One frame of the browser. */
function frame(): void {
  act(() => {
    for (const callback of frames.splice(0)) callback(0)
  })
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  frames = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => {
    frames[id - 1] = () => {}
  })
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  errors.mockRestore()
})

const panel = () => screen.queryByRole('complementary', { name: 'Zed' })
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const log = () => screen.getByRole('log')
const marked = () => log().querySelector('mark')?.textContent ?? null
const announced = () => screen.getByRole('status').textContent

/** An article's panel whose summary is being read. */
async function reading(more: Parameters<typeof renderPanel>[0] = {}) {
  const room = await renderPanel(more)
  await room.last().answer(replyOf(summaryText, { duration: 30 }))
  return room
}

/** A panel on an article where the reader can write and Zed is silent. */
async function quiet(more: Parameters<typeof renderPanel>[0] = {}) {
  const room = await renderPanel(more)
  await room.last().fail()
  errors.mockClear()
  return room
}

describe('the panel', () => {
  it('is a landmark with a name and a heading, open on an article with the summary’s text', async () => {
    await renderPanel()
    expect(panel()).not.toBeNull()
    expect(screen.getByRole('heading', { name: 'Zed' })).toBeTruthy()
    expect(log().textContent).toContain(summaryText)
  })

  it('is not there on the home page until it is opened', async () => {
    const room = await renderPanel({ subject: home })
    expect(panel()).toBeNull()
    await room.user.click(button('open'))
    await settle()
    expect(panel()).not.toBeNull()
    expect(room.last().body).toEqual({ lang: 'es' })
  })

  it('takes no focus when the page opens it', async () => {
    await renderPanel()
    expect(document.activeElement).toBe(document.body)
  })

  it('takes the focus when the reader opens it and gives it back when it closes', async () => {
    const room = await renderPanel({ subject: home })
    await room.user.click(button('open'))
    await settle()
    expect(document.activeElement).toBe(panel())
    await room.user.keyboard('{Escape}')
    await settle()
    expect(panel()).toBeNull()
    expect(document.activeElement).toBe(button('open'))
  })

  it('speaks English on an English page', async () => {
    await quiet({ language: 'en', subject: { ...article, id: '1' } })
    expect(button('Send')).toBeTruthy()
    expect(button("Close Zed's panel")).toBeTruthy()
    expect(field().placeholder).toBe('Ask Zed something')
  })
})

describe('closing', () => {
  it('clears the history, stops the sound and gives the canvas back to the body, hidden', async () => {
    const room = await reading()
    const canvas = room.engine.canvas
    expect(panel()?.contains(canvas)).toBe(true)
    await room.user.click(button('Cerrar el panel de Zed'))
    await settle()
    expect(panel()).toBeNull()
    expect(room.engine.diary.at(-1)).toBe('stopAudio')
    expect(canvas?.isConnected).toBe(true)
    expect(canvas?.parentElement?.parentElement).toBe(document.body)
    expect(canvas?.parentElement?.hidden).toBe(true)

    await room.user.click(button('open'))
    await settle()
    expect(panel()?.contains(canvas)).toBe(true)
    expect(document.querySelectorAll('canvas')).toHaveLength(1)
  })

  it('forgets what was said', async () => {
    const room = await quiet()
    await room.user.type(field(), '¿Por qué?{Enter}')
    await room.last().answer(replyOf('Porque sí.'))
    expect(log().textContent).toContain('Porque sí.')
    await room.user.click(button('Cerrar el panel de Zed'))
    await settle()
    await room.user.click(button('open'))
    await settle()
    expect(log().textContent).not.toContain('Porque sí.')
    expect(log().textContent).not.toContain('¿Por qué?')
  })

  it('leaves the canvas whole when the page goes away with the panel', async () => {
    const room = await reading()
    const canvas = room.engine.canvas
    await room.turnTo({ subject: { kind: 'elsewhere' }, language: 'es' })
    expect(panel()).toBeNull()
    expect(canvas?.parentElement?.parentElement).toBe(document.body)
    expect(room.engine.diary.at(-1)).toBe('stopAudio')
  })
})

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

  it('gives a question back that got no answer, and logs the error alone', async () => {
    const room = await quiet()
    await room.user.type(field(), '¿Sigues ahí?{Enter}')
    expect(field().value).toBe('')
    await room.last().fail(new Error('500'))
    expect(errors).toHaveBeenCalled()
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

describe('sound', () => {
  it('offers a listen button when it is blocked, with the text and a free field', async () => {
    const room = await reading({ manner: 'is blocked' })
    expect(field().disabled).toBe(false)
    expect(log().textContent).toContain(summaryText)
    room.engine.manner = 'speaks'
    await room.user.click(button('Escuchar'))
    await settle()
    expect(screen.queryByRole('button', { name: 'Escuchar' })).toBeNull()
    expect(room.engine.diary.filter((line) => line.startsWith('receive'))).toHaveLength(2)
    expect(button('Parar')).toBeTruthy()
  })

  it('starts at the first gesture anywhere in the page', async () => {
    const room = await reading({ manner: 'is blocked' })
    room.engine.manner = 'speaks'
    await room.user.click(document.body)
    await settle()
    expect(button('Parar')).toBeTruthy()
  })

  it('does not start because the reader writes, leaves or closes', async () => {
    const room = await reading({ manner: 'is blocked' })
    room.engine.manner = 'speaks'
    await room.user.click(field())
    await room.user.keyboard('a')
    await room.user.tab()
    await room.user.keyboard('{Escape}')
    await settle()
    expect(room.engine.diary.filter((line) => line.startsWith('receive'))).toHaveLength(1)
  })

  it('stops with the stop button', async () => {
    const room = await reading()
    expect(screen.queryByRole('button', { name: 'Escuchar' })).toBeNull()
    await room.user.click(button('Parar'))
    await settle()
    expect(room.engine.diary.at(-1)).toBe('stopAudio')
    expect(screen.queryByRole('button', { name: 'Parar' })).toBeNull()
    expect(field().disabled).toBe(false)
  })

  it('is never doubled by a live region: what is heard is not announced', async () => {
    const room = await quiet()
    await room.user.type(field(), 'Hola{Enter}')
    await room.last().answer(replyOf('Se oye.', { duration: 2 }))
    expect(log().getAttribute('aria-live')).toBe('off')
    expect(announced()).toBe('')
    await room.end()
    await room.pass(2500)
    expect(announced()).toBe('')
  })

  it('is replaced by an announcement when it is blocked or fails', async () => {
    const room = await quiet({ manner: 'is blocked' })
    await room.user.type(field(), 'Hola{Enter}')
    await room.last().answer(replyOf('No se oye.'))
    expect(announced()).toBe('No se oye.')
    room.engine.manner = 'fails'
    await room.user.type(field(), '¿Y ahora?{Enter}')
    await room.last().answer(replyOf('Tampoco se oye.'))
    expect(announced()).toBe('Tampoco se oye.')
    expect(log().textContent).toContain('Tampoco se oye.')
  })
})

describe('captions', () => {
  const words = [
    { text: 'La', start: 0, end: 0.2, from: 0, to: 2 },
    { text: 'luz', start: 0.3, end: 0.7, from: 3, to: 6 },
    { text: 'cabe', start: 0.8, end: 1.2, from: 7, to: 11 },
    { text: 'brilla', start: 4, end: 4.5, from: 34, to: 40 },
  ]

  it('mark the spoken word by the engine’s clock', async () => {
    const room = await renderPanel()
    await room.last().answer(replyOf(summaryText, { duration: 30, words }))
    for (const [time, word] of [
      [0.1, 'La'],
      [0.35, 'luz'],
      [0.9, 'cabe'],
      [3.9, 'cabe'],
      [4.1, 'brilla'],
    ] as const) {
      room.engine.time = time
      frame()
      expect(marked()).toBe(word)
    }
    // Every letter is still there, once.
    expect(log().querySelector('p')?.textContent).toBe(summaryText)
  })

  it('advance evenly without word times', async () => {
    const room = await reading()
    room.engine.time = 0
    frame()
    expect(marked()).toBe('La')
    room.engine.time = 29.9
    frame()
    expect(marked()).toBe('noche.')
  })

  it('look at the clock only while Zed speaks, and mark nothing after', async () => {
    const room = await quiet()
    await room.user.type(field(), 'Hola{Enter}')
    await settle()
    expect(frames).toHaveLength(0)
    await room.last().answer(replyOf('Hola a todos.', { duration: 2 }))
    room.engine.time = 1
    frame()
    expect(marked()).not.toBeNull()
    await room.end()
    await room.pass(2500)
    frames = []
    frame()
    expect(frames).toHaveLength(0)
    expect(marked()).toBeNull()
  })
})

describe('sources', () => {
  const sources = [{ id: 'es-3', title: 'Luz en un grano', href: '/news-single/es-3', quote: 'El grano brilla.' }]

  it('stand under the answer as links, with the sentence', async () => {
    const onFollow = vi.fn()
    const room = await quiet({ onFollow })
    await room.user.type(field(), 'Hola{Enter}')
    await room.last().answer(replyOf('Brilla.', { sources }))
    const link = within(log()).getByRole('link', { name: 'Luz en un grano' })
    expect(link.getAttribute('href')).toBe('/news-single/es-3')
    expect(within(log()).getByText('El grano brilla.')).toBeTruthy()
    await room.user.click(link)
    expect(onFollow).toHaveBeenCalledWith('/news-single/es-3')
  })
})

describe('the window object', () => {
  it('speaks, silences and releases the keyboard through the bridge', async () => {
    const room = await quiet()
    act(() => window.zedAvatar?.receive(JSON.stringify(replyOf('Desde fuera.'))))
    await settle()
    act(() => window.zedAvatar?.SendMessage('Zed', 'StopAudio'))
    act(() => window.zedAvatar?.releaseKeyboard())
    await settle()
    expect(room.engine.diary.slice(-3)).toEqual(['receive Desde fuera.', 'stopAudio', 'releaseKeyboard'])
    room.unmount()
    expect(window.zedAvatar).toBeUndefined()
  })
})
