// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { InteractionPage } from '../../src/assistant/interaction-page.tsx'
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
  summaryText,
} from './rendered-panel.tsx'

freshPages()

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
    expect(button('Close Zed’s panel')).toBeTruthy()
    expect(field().placeholder).toBe('Ask Zed something')
  })
})

describe('/interaction', () => {
  it('has the panel as its own content, once, and can be opened again', async () => {
    const room = await renderPanel({ subject: { kind: 'interaction' }, children: <InteractionPage /> })
    expect(panel()).toBeNull()
    expect(screen.getAllByRole('region', { name: 'Zed' })).toHaveLength(1)
    expect(room.last().body).toEqual({ lang: 'es' })
    await room.user.click(button('Cerrar el panel de Zed'))
    await settle()
    expect(screen.queryByRole('region', { name: 'Zed' })).toBeNull()
    await room.user.click(button('Habla con Zed'))
    await settle()
    expect(screen.getByRole('region', { name: 'Zed' })).toBe(document.activeElement)
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

describe('the global API', () => {
  it('speaks, silences and releases the keyboard through the bridge', async () => {
    const room = await quiet()
    act(() => window.zedAvatar?.receive(JSON.stringify(replyOf('Desde fuera.'))))
    await vi.dynamicImportSettled()
    await settle()
    act(() => window.zedAvatar?.SendMessage('Zed', 'StopAudio'))
    act(() => window.zedAvatar?.releaseKeyboard())
    await settle()
    expect(room.engine.diary.slice(-3)).toEqual(['receive Desde fuera.', 'stopAudio', 'releaseKeyboard'])
    room.unmount()
    expect(window.zedAvatar).toBeUndefined()
  })
})
