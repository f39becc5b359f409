// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showKeptSheet } from '../../src/assistant/sheet-choice.ts'
import { article, button, field, freshPages, home, panel, quiet, renderPanel, settle } from './rendered-panel.tsx'

freshPages()
afterEach(() => delete document.documentElement.dataset['zedSheet'])

const handle = () => button('Todo el panel')
const size = () => panel()?.dataset['size']

/** A pointer goes so far down (px; up when negative). */
function move(way: number, pointerType = 'touch') {
  const at = panel() as HTMLElement
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
    field().focus()
    move(60)
    expect(size()).toBe('low')
    expect(document.activeElement).toBe(panel())
  })

  it('keeps the choice for the articles that follow', async () => {
    const room = await renderPanel()
    move(-60)
    await room.turnTo({ subject: { ...article, id: 'es-2' }, language: 'es' })
    expect(size()).toBe('raised')
    move(60)
    await room.turnTo({ subject: { ...article, id: 'es-3' }, language: 'es' })
    expect(size()).toBe('low')
  })

  it('keeps the choice for a page that is loaded anew', async () => {
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
