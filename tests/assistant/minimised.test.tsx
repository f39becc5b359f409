// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showKeptSheet } from '../../src/assistant/sheet-choice.ts'
import { article, button, freshPages, panel, reading, renderPanel, settle } from './rendered-panel.tsx'

freshPages()
afterEach(() => delete document.documentElement.dataset['zedSheet'])

const isSmall = () => panel()?.dataset['minimised'] !== undefined
const minimise = 'Minimizar el panel de Zed'
const expand = 'Mostrar todo el panel de Zed'

describe('a panel that the reader has made small', () => {
  it('keeps the focus on the control that brings it back, by keyboard, and what sounds goes on', async () => {
    const room = await reading()
    const played = room.engine.diary.length
    button(minimise).focus()
    await room.user.keyboard('{Enter}')
    expect(isSmall()).toBe(true)
    expect(document.activeElement).toBe(button(expand))
    expect(room.engine.diary).toHaveLength(played)
    expect(button('Parar')).toBeTruthy()
    await room.user.keyboard('{Enter}')
    expect(isSmall()).toBe(false)
    expect(document.activeElement).toBe(button(minimise))
  })

  it('is small on the next article, and on one that is loaded anew', async () => {
    const room = await renderPanel()
    await room.user.click(button(minimise))
    await room.turnTo({ subject: { ...article, id: 'es-2' }, language: 'es' })
    expect(isSmall()).toBe(true)
    room.unmount()
    showKeptSheet()
    expect(document.documentElement.dataset['zedSheet']).toBe('minimised')
    await renderPanel({ subject: { ...article, id: 'es-3' } })
    await settle()
    expect(isSmall()).toBe(true)
    expect(document.documentElement.dataset['zedSheet']).toBeUndefined()
  })

  it('is whole again after a reload where the reader has shown it', async () => {
    const room = await renderPanel()
    await room.user.click(button(minimise))
    await room.user.click(button(expand))
    room.unmount()
    showKeptSheet()
    await renderPanel()
    expect(isSmall()).toBe(false)
  })

  it('comes back by a finger that pulls it up, and never by one that pushes it down', async () => {
    const room = await renderPanel()
    await room.user.click(button(minimise))
    const name = screen.getByRole('heading', { name: 'Zed' })
    const move = (way: number) => {
      fireEvent.pointerDown(name, { clientY: 400, pointerType: 'touch' })
      fireEvent.pointerUp(name, { clientY: 400 + way, pointerType: 'touch' })
    }
    move(60)
    expect(isSmall()).toBe(true)
    move(-60)
    expect(isSmall()).toBe(false)
    expect(panel()?.dataset['size']).toBe('low')
  })

  it('is closed and opened anew as a whole', async () => {
    const room = await renderPanel()
    await room.user.click(button(minimise))
    await room.user.click(button('Cerrar el panel de Zed'))
    await settle()
    await room.user.click(button('Habla con Zed'))
    await settle()
    expect(isSmall()).toBe(false)
  })
})
