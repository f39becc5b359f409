// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LanguageControlProvider } from '../../src/i18n/language-context.tsx'
import { firstChoice, Player, type PlayerChoice } from '../../src/videos/player.tsx'
import { field, freshPages, home, quiet, reading, renderPanel, settle } from '../assistant/rendered-panel.tsx'
import { video } from './video-fixtures.ts'

freshPages()

for (const list of ['textTracks', 'audioTracks']) {
  Object.defineProperty(HTMLMediaElement.prototype, list, {
    value: Object.assign(new EventTarget(), { length: 0, [Symbol.iterator]: () => [][Symbol.iterator]() }),
  })
}

let observed: { tell: IntersectionObserverCallback; target: Element }[] = []

beforeEach(() => {
  observed = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: IntersectionObserverCallback
      constructor(tell: IntersectionObserverCallback) {
        this.tell = tell
      }
      observe(target: Element) {
        observed.push({ tell: this.tell, target })
      }
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const media = HTMLMediaElement.prototype
  vi.spyOn(media, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: false, configurable: true })
    queueMicrotask(() => this.dispatchEvent(new Event('playing')))
  })
  vi.spyOn(media, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: true, configurable: true })
    this.dispatchEvent(new Event('pause'))
  })
  vi.spyOn(media, 'load').mockImplementation(() => {})
})

function Room({ muted = true, autoplay = true }: { muted?: boolean; autoplay?: boolean }) {
  const [choice, setChoice] = useState<PlayerChoice>({ ...firstChoice, muted })
  return (
    <LanguageControlProvider value={{ language: 'es', toggle: () => {} }}>
      <Player
        film={video({ title: 'El geco' })}
        autoplay={autoplay}
        choice={choice}
        onChoice={(change) => setChoice((before) => ({ ...before, ...change }))}
      />
    </LanguageControlProvider>
  )
}

const element = () => screen.getByLabelText<HTMLVideoElement>('El geco', { selector: 'video' })
const plays = () => !element().paused

async function show(intersectionRatio = 1) {
  await act(async () => {
    for (const { tell, target } of observed) {
      if (target.matches('[data-player]')) tell([{ intersectionRatio } as IntersectionObserverEntry], null as never)
    }
  })
  await settle()
}

async function use() {
  fireEvent.pointerDown(document.body)
  await screen.findByRole('slider', { name: 'Posición' })
  await settle()
}

async function press(name: string | RegExp) {
  await act(async () => screen.getAllByRole('button', { name })[0]?.click())
  await settle()
}

describe('a player', () => {
  it('begins without sound when it is shown, with captions in the page’s language', async () => {
    await renderPanel({ subject: home, children: <Room /> })
    expect(plays()).toBe(false)
    await show()
    expect(plays()).toBe(true)
    expect(element().muted).toBe(true)
    act(() => {
      element().currentTime = 6
      fireEvent.timeUpdate(element())
    })
    expect(screen.getByText('Segunda frase.').closest('[lang]')?.getAttribute('lang')).toBe('es')
  })

  it('stops out of sight and goes on in sight', async () => {
    await renderPanel({ subject: home, children: <Room /> })
    await show()
    await show(0)
    expect(plays()).toBe(false)
    await show()
    expect(plays()).toBe(true)
  })

  it('is paused and played by its picture, by its button and by a key', async () => {
    await renderPanel({ subject: home, children: <Room /> })
    await show()
    await use()
    await press('Pausar: El geco')
    expect(plays()).toBe(false)
    fireEvent.keyDown(screen.getByRole('group', { name: 'Vídeo: El geco' }), { key: 'k' })
    await settle()
    expect(plays()).toBe(true)
  })

  it('takes a key for what it is that comes before the controls, as the first touch', async () => {
    await renderPanel({ subject: home, children: <Room /> })
    await show()
    fireEvent.keyDown(screen.getByRole('group', { name: 'Vídeo: El geco' }), { key: 'k' })
    await screen.findByRole('slider', { name: 'Posición' })
    await settle()
    expect(plays()).toBe(false)
    fireEvent.keyDown(screen.getByRole('group', { name: 'Vídeo: El geco' }), { key: 'k' })
    await settle()
    expect(plays()).toBe(true)
  })

  it('says that a file is broken, and tries again', async () => {
    await renderPanel({ subject: home, children: <Room /> })
    await show()
    act(() => void fireEvent.error(element()))
    expect(screen.getByRole('alert').textContent).toContain('no ha podido cargarse')
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('El geco'))
    await press('Intentarlo otra vez')
    expect(element().load).toHaveBeenCalled()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('turns to the tap when the browser refuses to begin', async () => {
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
    await renderPanel({ subject: home, children: <Room /> })
    await show()
    expect(plays()).toBe(false)
    await press('Reproducir: El geco')
    expect(plays()).toBe(true)
  })
})

describe('Zed and a video', () => {
  it('are never heard at once: the video stops when he speaks', async () => {
    const { last, user } = await quiet({ children: <Room muted={false} /> })
    await show()
    await use()
    expect(plays()).toBe(true)
    await user.type(field(), 'Hola{Enter}')
    await last().answer({ text: 'Hola.', audio: '/a.mp3', emotionEvents: [], duration: 5 })
    expect(plays()).toBe(false)
  })

  it('are never heard at once: he falls silent when the video sounds', async () => {
    const { engine } = await reading({ children: <Room /> })
    await show()
    await use()
    expect(engine.time).not.toBeNull()
    await press('Activar el sonido')
    await vi.waitFor(() => expect(engine.time).toBeNull())
    expect(plays()).toBe(true)
    expect(element().muted).toBe(false)
  })

  it('who speaks by command is heard, too', async () => {
    const { engine } = await renderPanel({ subject: home, children: <Room muted={false} /> })
    await show()
    await use()
    const reply = { text: 'Hola.', audio: '/a.mp3', emotionEvents: [], duration: 5 }
    await act(async () => {
      ;(window as unknown as { zedAvatar: { receive: (reply: object) => void } }).zedAvatar.receive(reply)
    })
    await settle()
    await vi.waitFor(() => expect(engine.time).not.toBeNull())
    expect(plays()).toBe(false)
  })
})
