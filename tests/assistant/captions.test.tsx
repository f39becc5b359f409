// @vitest-environment jsdom
import { act, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { field, freshPages, log, quiet, reading, renderPanel, replyOf, settle, summaryText } from './rendered-panel.tsx'

freshPages()

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const tick = () => act(() => vi.advanceTimersByTime(40))

const marked = () => log().querySelector('mark')?.textContent ?? null

/** Wraps each text in two elements, as a browser's translation does. */
function wrapTexts(root: HTMLElement): void {
  const texts: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.parentElement?.localName === 'font') continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
}

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
      tick()
      expect(marked()).toBe(word)
    }
    expect(log().querySelector('p')?.textContent).toBe(summaryText)
  })

  it('advance evenly without word times', async () => {
    const room = await reading()
    room.engine.time = 0
    tick()
    expect(marked()).toBe('La')
    room.engine.time = 29.9
    tick()
    expect(marked()).toBe('noche.')
  })

  it('go on, and stay to be read, while something wraps every text of them', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const room = await quiet()
    await room.user.type(field(), 'Hola{Enter}')
    const text = '«La luz cabe», dice Zed: brilla, y brilla (de noche). El resto.'
    const sources = [{ id: 'es-3', title: 'Luz', href: '/news-single/es-3', quote: 'Uno.', from: 0, to: 51 }]
    await room.last().answer(replyOf(text, { duration: 12, sources }))
    for (let time = 0; time < 12; time += 0.5) {
      wrapTexts(log())
      room.engine.time = time
      tick()
      expect(
        log()
          .textContent.replaceAll('\u2060', '')
          .replace(/(?<=\.)1/, ''),
      ).toContain(text)
    }
    expect(marked()).toBe('resto.')
    expect(warn).not.toHaveBeenCalled()
  })

  it('give way to the plain text where what is around them changes them whenever they move', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const room = await reading()
    for (let time = 0; time < 12; time += 1) {
      for (const word of log().querySelectorAll('p > span > span > *')) word.replaceWith(word.cloneNode(true))
      room.engine.time = time
      tick()
      await settle()
    }
    expect(log().textContent).toContain(summaryText)
  })

  it('look at the clock only while Zed speaks, and mark nothing after', async () => {
    const room = await quiet()
    await room.user.type(field(), 'Hola{Enter}')
    await settle()
    const silent = vi.getTimerCount()
    await room.last().answer(replyOf('Hola a todos.', { duration: 2 }))
    expect(vi.getTimerCount()).toBeGreaterThan(silent)
    room.engine.time = 1
    tick()
    expect(marked()).not.toBeNull()
    await room.end()
    await room.pass(2500)
    expect(vi.getTimerCount()).toBe(silent)
    expect(marked()).toBeNull()
  })
})

describe('sources', () => {
  const sources = [
    { id: 'es-3', title: 'Luz en un grano', href: '/news-single/es-3#q-1', quote: 'El grano brilla.', from: 0, to: 7 },
  ]

  it('stand under the answer as links, with the sentence', async () => {
    const onFollow = vi.fn()
    const room = await quiet({ onFollow })
    await room.user.type(field(), 'Hola{Enter}')
    await room.last().answer(replyOf('Brilla.', { sources }))
    const link = await within(log()).findByRole('link', { name: 'Luz en un grano' })
    expect(link.getAttribute('href')).toBe('/news-single/es-3')
    expect(within(log()).getByText('El grano brilla.')).toBeTruthy()
    await room.user.click(link)
    expect(onFollow).toHaveBeenCalledWith('/news-single/es-3')
    await room.user.click(within(log()).getByRole('link', { name: 'Fuente 1: Luz en un grano' }))
    expect(onFollow).toHaveBeenLastCalledWith('/news-single/es-3#q-1')
  })

  it('of an answer in parts stand at its parts, numbered once', async () => {
    const room = await quiet({})
    await room.user.type(field(), 'Hola{Enter}')
    const part = (quote: string, text: string) =>
      replyOf(text, {
        duration: 2,
        sources: [{ id: 'es-3', title: 'Luz', href: '/news-single/es-3', quote, from: 0, to: text.length }],
      })
    await room.last().sentence(part('Uno.', 'Brilla.'))
    await room.last().sentence(part('Dos.', 'Calienta.'))
    expect(await within(log()).findByRole('link', { name: 'Fuente 2: Luz' })).toBeTruthy()
    expect(log().textContent).toContain('Brilla.')
    expect(log().textContent).toContain('Calienta.')
  })
})

describe('what an answer brings beside its words', () => {
  it('questions to go on with are asked at a press', async () => {
    const room = await quiet({})
    await room.user.type(field(), 'Hola{Enter}')
    await room.last().answer(replyOf('Brilla.', { duration: 1, suggestions: ['¿Por qué brilla?'] }))
    await room.end()
    await room.pass(2000)
    await room.user.click(await within(document.body).findByRole('button', { name: '¿Por qué brilla?' }))
    expect(room.last().body).toMatchObject({ history: [{}, {}, { role: 'user', content: '¿Por qué brilla?' }] })
  })

  it('whom to call, with a link that dials and one to where the number is published', async () => {
    const room = await quiet({})
    await room.user.type(field(), 'Hola{Enter}')
    const help = [{ name: 'Línea 024', phone: '900 20', region: 'España', source: 'https://www.example.org/' }]
    await room.last().answer(replyOf('Habla con alguien.', { help }))
    expect((await within(document.body).findByRole('link', { name: '900 20' })).getAttribute('href')).toBe('tel:90020')
    expect(
      within(document.body)
        .getByRole('link', { name: /Línea 024/ })
        .getAttribute('href'),
    ).toBe('https://www.example.org/')
  })
})
