// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showKeptSheet } from '../../src/assistant/sheet-choice.ts'
import {
  article,
  button,
  field,
  freshPages,
  home,
  log,
  panel,
  quiet,
  renderPanel,
  replyOf,
  settle,
} from './rendered-panel.tsx'

freshPages()
afterEach(() => delete document.documentElement.dataset['zedSheet'])

const handle = () => button('Ampliar')
const size = () => panel()?.dataset['size']

function move(way: number, pointerType = 'touch', at: Element = screen.getByRole('heading', { name: 'Zed' })) {
  fireEvent.pointerDown(at, { clientY: 400, pointerType })
  fireEvent.pointerUp(at, { clientY: 400 + way, pointerType })
}

describe('the sheet', () => {
  it('is low where the page opened it, and the handle raises and lowers it', async () => {
    const room = await renderPanel()
    expect([size(), handle().getAttribute('aria-expanded')]).toEqual(['low', 'false'])
    await room.user.click(handle())
    expect([size(), handle().getAttribute('aria-expanded')]).toEqual(['raised', 'true'])
    await room.user.click(handle())
    expect([size(), handle().getAttribute('aria-expanded')]).toEqual(['low', 'false'])
  })

  it('is raised where the reader opened it', async () => {
    const room = await renderPanel({ subject: home })
    await room.user.click(button('open'))
    await settle()
    expect(size()).toBe('raised')
  })

  it('follows a finger that swipes, and no shorter way and no mouse', async () => {
    await quiet()
    move(-20)
    expect(size()).toBe('low')
    move(-60, 'mouse')
    expect(size()).toBe('low')
    move(-60)
    expect(size()).toBe('raised')
    move(60)
    expect(size()).toBe('low')
  })

  it('stays where text is selected in it, or scrolled', async () => {
    await quiet()
    move(-60, 'touch', log())
    expect(size()).toBe('low')
  })

  it('gives way to who goes on through the page by keyboard, and to nobody else', async () => {
    const room = await renderPanel()
    const main = document.createElement('main')
    main.id = 'main'
    main.innerHTML = '<a href="/shorts">Cortos</a>'
    document.body.append(main)
    await room.user.click(handle())
    act(() => handle().focus())
    expect(size()).toBe('raised')
    act(() => main.querySelector('a')?.focus())
    expect(size()).toBe('low')
    main.remove()
  })

  it('rises to who writes', async () => {
    await quiet()
    act(() => field().focus())
    expect(size()).toBe('raised')
  })

  it('gives way to the sentence that a source leads to', async () => {
    const onFollow = vi.fn<(href: string) => void>()
    const room = await quiet({ onFollow })
    await room.user.type(field(), '¿Por qué?{Enter}')
    const sources = [
      { id: 'es-1', title: 'Un grano', href: '/news-single/es-1#q-abc', quote: 'Porque sí.', from: 0, to: 10 },
    ]
    await room.last().answer(replyOf('Porque sí.', { duration: 1, sources }))
    expect(size()).toBe('raised')
    await room.user.click(await screen.findByRole('link', { name: /^Fuente 1/ }))
    expect(onFollow).toHaveBeenCalledWith('/news-single/es-1#q-abc')
    expect(size()).toBe('low')
  })

  it('folds while a figure of the page is worked, and comes back after', async () => {
    await quiet({
      children: (
        <>
          <figure data-figure="wing-lamellae">
            <button type="button">Girar</button>
          </figure>
          <p>texto</p>
        </>
      ),
    })
    const folded = () => panel()?.dataset['folded'] !== undefined
    expect(folded()).toBe(false)
    fireEvent.pointerDown(button('Girar'))
    expect(folded()).toBe(true)
    fireEvent.pointerDown(panel() as HTMLElement)
    expect(folded()).toBe(true)
    fireEvent.pointerDown(screen.getByText('texto'))
    expect(folded()).toBe(false)
  })

  it('is low again on the next article, so that its headline is seen', async () => {
    const room = await renderPanel()
    move(-60)
    await room.turnTo({ subject: { ...article, id: 'es-2' }, language: 'es' })
    expect(size()).toBe('low')
  })

  it('stays raised on a page that is loaded anew', async () => {
    const room = await renderPanel()
    move(-60)
    room.unmount()
    delete document.documentElement.dataset['zedSheet']
    showKeptSheet()
    await renderPanel()
    expect(size()).toBe('raised')
  })

  it('can be moved where the browser refuses storage', async () => {
    const refuses = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    const storage = (['getItem', 'setItem'] as const).map((name) =>
      vi.spyOn(Storage.prototype, name).mockImplementation(refuses),
    )
    try {
      showKeptSheet()
      await renderPanel()
      move(-60)
      expect(size()).toBe('raised')
    } finally {
      for (const spy of storage) spy.mockRestore()
    }
  })
})

describe('a panel that the reader has closed', () => {
  async function reload(more: Parameters<typeof renderPanel>[0] = {}) {
    showKeptSheet()
    const room = await renderPanel(more)
    await vi.dynamicImportSettled()
    await settle()
    return room
  }

  it('stays closed on the articles that follow, which ask for nothing', async () => {
    const room = await renderPanel()
    await room.user.click(button('Cerrar el panel de Zed'))
    await settle()
    const before = room.asked.length
    await room.turnTo({ subject: { ...article, id: 'es-2' }, language: 'es' })
    expect(panel()).toBeNull()
    expect(room.asked).toHaveLength(before)
  })

  it('stays closed, and silent, where an article is loaded anew', async () => {
    const first = await renderPanel()
    await first.user.click(button('Cerrar el panel de Zed'))
    await settle()
    first.unmount()
    const room = await reload({ subject: { ...article, id: 'es-2' } })
    expect(panel()).toBeNull()
    expect(room.asked).toHaveLength(0)
  })

  it('is within reach by Zed himself, who opens it; then articles open it again', async () => {
    const room = await renderPanel()
    await room.user.click(button('Cerrar el panel de Zed'))
    await settle()
    await room.user.click(button('Habla con Zed'))
    await settle()
    expect(panel()).not.toBeNull()
    await room.turnTo({ subject: { ...article, id: 'es-2' }, language: 'es' })
    expect(panel()).not.toBeNull()
  })

  it('leads to his page where the page has no panel', async () => {
    await renderPanel({ subject: { kind: 'elsewhere' } })
    expect(screen.getByRole('link', { name: 'Habla con Zed' }).getAttribute('href')).toBe('/interaction')
  })
})
