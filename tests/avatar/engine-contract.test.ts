// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EngineEvent } from '../../src/avatar/engine.ts'
import type { TalkReply } from '../../src/contract/talk-reply.ts'
import type { EngineSubject } from './engine-subjects.ts'
import { addressOf, engineNames, engineSubject, settle } from './engine-subjects.ts'

// What `AvatarEngine` (src/avatar/engine.ts) promises, asked of every engine. What only one of them does is tested beside it.

vi.mock('three', async (original) => ({
  ...(await original<object>()),
  WebGLRenderer: class {
    setPixelRatio() {}
    setSize() {}
    render() {}
    dispose() {}
  },
}))

const reply = (text: string, duration = 3): TalkReply => ({
  text,
  audio: addressOf(text),
  duration,
  emotionEvents: [],
  visemes: [{ time: 0, viseme: 'aa', weight: 1 }],
})

const sees = (entry: object) =>
  class {
    constructor(tell: (entries: object[]) => void) {
      this.observe = () => tell([entry])
    }
    observe: () => void
    disconnect() {}
  }

let subject: EngineSubject
const types = () => subject.events.map(({ type }) => type)
const speech = () => types().filter((type) => type !== 'engine.ready')
const later = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('ResizeObserver', sees({ contentRect: { width: 300, height: 200 } }))
  vi.stubGlobal('IntersectionObserver', sees({ isIntersecting: true }))
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {})
})

afterEach(async () => {
  await act(async () => subject.engine.dispose())
  document.body.replaceChildren()
  delete window.fakeUnity
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each(engineNames)('the engine %s', (name) => {
  async function mounted(): Promise<EngineSubject> {
    subject = engineSubject(name)
    await act(async () => subject.engine.mount(subject.host))
    subject.engine.setVisible(true)
    await subject.load()
    return subject
  }

  async function speaking(text = 'Hola', duration = 3): Promise<EngineSubject> {
    await mounted()
    subject.engine.receive(reply(text, duration))
    await subject.begin()
    expect(subject.sounding()).toBe(text)
    return subject
  }

  it('is ready once, after it is mounted, with one canvas in its host', async () => {
    const { host, picture, engine } = await mounted()
    expect(types()).toEqual(['engine.ready'])
    expect(host.querySelectorAll('canvas')).toHaveLength(1)
    expect(host.dataset['stage']).toBe(picture)
    expect(engine.currentTime()).toBeNull()
  })

  it('tells nothing while it is being mounted, when nobody can listen yet', () => {
    subject = engineSubject(name)
    act(() => subject.engine.mount(subject.host))
    const atOnce = [...subject.events]
    expect(atOnce).toEqual([])
  })

  it('keeps its canvas when the host moves, and speaks on', async () => {
    const { host, sounding } = await speaking()
    const canvas = host.querySelector('canvas')
    const panel = document.createElement('aside')
    document.body.append(panel)
    await act(async () => panel.append(host))
    expect(panel.querySelector('canvas')).toBe(canvas)
    expect(sounding()).toBe('Hola')
  })

  it('speaks a reply: it started, it has a time, it ended', async () => {
    const { engine, end, sounding } = await speaking()
    expect(speech()).toEqual(['speech.started'])
    expect(engine.currentTime()).toBeGreaterThanOrEqual(0)
    expect(engine.currentTime()).toBeLessThanOrEqual(3)
    await end(3)
    expect(speech()).toEqual(['speech.started', 'speech.ended'])
    expect(engine.currentTime()).toBeNull()
    expect(sounding()).toBeNull()
    await later(20_000)
    expect(speech()).toEqual(['speech.started', 'speech.ended'])
  })

  it('fails where no sound can be played, once, and can be asked again', async () => {
    const { engine, breakSound, begin, events } = await mounted()
    breakSound()
    engine.receive(reply('Hola'))
    await begin()
    await later(20_000)
    expect(speech()).toEqual(['engine.failed'])
    expect(events.at(-1)).toMatchObject({ reason: 'audio' })
    expect(engine.currentTime()).toBeNull()
    engine.receive(reply('Hola'))
    await begin()
    expect(speech()).toEqual(['engine.failed', 'engine.failed'])
  })

  it.each([
    ['before the sound begins', false],
    ['in mid-sentence', true],
  ])('is silent within 100 ms when it is stopped %s, without an end', async (_when, hasBegun) => {
    const { engine, begin, sounding } = await (hasBegun ? speaking() : mounted())
    if (!hasBegun) engine.receive(reply('Hola'))
    engine.stopAudio()
    await later(100)
    expect(sounding()).toBeNull()
    expect(engine.currentTime()).toBeNull()
    await begin()
    await later(20_000)
    expect(sounding()).toBeNull()
    expect(speech()).toEqual(hasBegun ? ['speech.started'] : [])
    // Stopped in silence, nothing happens.
    engine.stopAudio()
    expect(speech()).toEqual(hasBegun ? ['speech.started'] : [])
  })

  it('pauses before the sound begins, and begins when it is to go on', async () => {
    const { engine, begin, sounding } = await mounted()
    engine.receive(reply('Hola'))
    engine.pause()
    await begin()
    await later(30_000)
    expect(sounding()).toBeNull()
    expect(speech()).toEqual(['speech.paused'])
    engine.resume()
    await begin()
    expect(sounding()).toBe('Hola')
    expect(speech()).toEqual(['speech.paused', 'speech.started'])
  })

  it('pauses in mid-sentence with a position, and goes on or starts over', async () => {
    const { engine, events, begin, end, sounding } = await speaking()
    engine.pause()
    expect(sounding()).toBeNull()
    const paused = events.at(-1) as Extract<EngineEvent, { type: 'speech.paused' }>
    expect(paused.type).toBe('speech.paused')
    expect(engine.currentTime()).toBeCloseTo(paused.at, 1)
    await later(30_000)
    expect(speech()).toEqual(['speech.started', 'speech.paused'])
    engine.resume()
    await begin()
    expect(sounding()).toBe('Hola')
    expect(['speech.resumed', 'speech.started']).toContain(types().at(-1))
    await end(3)
    expect(types().at(-1)).toBe('speech.ended')
  })

  it('does nothing when it is paused in silence, and fails when there is nothing to go on with', async () => {
    const { engine, end, events } = await speaking()
    await end(3)
    engine.pause()
    expect(speech()).toEqual(['speech.started', 'speech.ended'])
    engine.resume()
    await later(20_000)
    expect(speech()).toEqual(['speech.started', 'speech.ended', 'engine.failed'])
    expect(events.at(-1)).toMatchObject({ reason: 'audio' })
  })

  it('says a new reply in place of a paused one', async () => {
    const { engine, begin, sounding } = await speaking()
    engine.pause()
    engine.receive(reply('Adiós'))
    await begin()
    expect(sounding()).toBe('Adiós')
    expect(types().at(-1)).toBe('speech.started')
  })

  it('drops the reply under way for a new one, and ends once', async () => {
    const { engine, begin, end, sounding } = await speaking('Hola', 3)
    engine.receive(reply('Adiós', 5))
    await begin()
    expect(sounding()).toBe('Adiós')
    await end(5)
    await later(20_000)
    expect(speech()).toEqual(['speech.started', 'speech.started', 'speech.ended'])
  })

  it('says only the last of two replies that came before a sound began', async () => {
    const { engine, begin, sounding } = await mounted()
    engine.receive(reply('Hola'))
    engine.receive(reply('Adiós'))
    await begin()
    expect(sounding()).toBe('Adiós')
    expect(speech()).toEqual(['speech.started'])
  })

  it('keeps a reply that comes before it has loaded', async () => {
    subject = engineSubject(name)
    await act(async () => subject.engine.mount(subject.host))
    subject.engine.receive(reply('Hola'))
    await subject.load()
    await subject.begin()
    expect(subject.sounding()).toBe('Hola')
    expect(types()).toEqual(['engine.ready', 'speech.started'])
  })

  // An engine without this has one rate.
  it.skipIf(name === 'unity')(
    'takes a rate in silence without a word, and tells its position anew in sound',
    async () => {
      const { engine, begin, events } = await mounted()
      engine.setRate?.(1.5)
      expect(speech()).toEqual([])
      engine.receive(reply('Hola'))
      await begin()
      engine.setRate?.(0.75)
      expect(speech()).toEqual(['speech.started', 'speech.stalled', 'speech.resumed'])
      for (const event of events.slice(-2)) expect(event).toMatchObject({ at: expect.any(Number) })
      engine.pause()
      engine.setRate?.(1)
      expect(types().at(-1)).toBe('speech.paused')
    },
  )

  it('gives the keyboard back, and lets people type, from the first moment on', async () => {
    subject = engineSubject(name)
    const field = document.createElement('textarea')
    document.body.append(field)
    const type = () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }))
    window.fakeUnity = { ...window.fakeUnity, hold: true }
    await act(async () => subject.engine.mount(subject.host))
    expect(type()).toBe(true)
    await subject.load()
    expect(type()).toBe(true)
    await act(async () => window.fakeUnity?.release?.())
    subject.engine.setVisible(true)
    await settle()
    const inside = subject.host.querySelector<HTMLElement>('canvas') ?? subject.host
    inside.tabIndex = 0
    inside.focus()
    subject.engine.releaseKeyboard()
    expect(document.activeElement).toBe(document.body)
    expect(type()).toBe(true)
  })

  it('speaks on where nobody sees it', async () => {
    const { engine, end, sounding } = await speaking()
    engine.setVisible(false)
    await later(1000)
    expect(sounding()).toBe('Hola')
    await end(3)
    expect(types().at(-1)).toBe('speech.ended')
  })

  it('is silent when it is disposed, leaves no canvas, and says and sounds nothing more, whatever comes', async () => {
    const { engine, host, events, late, sounding } = await speaking()
    const before = [...events]
    await act(async () => engine.dispose())
    expect(sounding()).toBeNull()
    expect(host.querySelector('canvas')).toBeNull()
    await late()
    const more = reply('Otra vez')
    for (const command of [
      () => engine.receive(more),
      () => engine.pause(),
      () => engine.resume(),
      () => engine.setRate?.(1.5),
      () => engine.setVisible(true),
      () => engine.releaseKeyboard(),
      () => engine.stopAudio(),
    ]) {
      command()
      await late()
      expect(sounding()).toBeNull()
    }
    expect(events).toEqual(before)
    expect(host.querySelector('canvas')).toBeNull()
  })

  it('tells nothing where it is disposed before it is ready', async () => {
    subject = engineSubject(name)
    await act(async () => {
      subject.engine.mount(subject.host)
      subject.engine.receive(reply('Hola'))
      subject.engine.dispose()
    })
    await subject.load()
    await subject.begin()
    await later(90_000)
    expect([subject.events, subject.sounding(), subject.host.querySelector('canvas')]).toEqual([[], null, null])
  })

  describe.skipIf(name === 'drawn')('a lost graphics context in mid-sentence', () => {
    async function lost() {
      const found = await speaking('Hola', 30)
      const canvas = found.host.querySelector('canvas')!
      const event = new Event('webglcontextlost', { cancelable: true })
      canvas.dispatchEvent(event)
      // Browsers restore a context only if the event was cancelled.
      expect(event.defaultPrevented).toBe(true)
      expect(speech()).toEqual(['speech.started', 'engine.lost'])
      expect(found.host.dataset['stage']).toBe('still')
      expect(found.sounding()).toBe('Hola')
      return { ...found, canvas }
    }

    it('comes back with the same canvas, and the voice has not stopped', async () => {
      const { canvas, end, engine, host, picture, sounding } = await lost()
      await later(1000)
      canvas.dispatchEvent(new Event('webglcontextrestored'))
      await later(100)
      expect(host.dataset['stage']).toBe(picture)
      expect([...host.querySelectorAll('canvas')]).toEqual([canvas])
      expect(sounding()).toBe('Hola')
      expect(engine.currentTime()).not.toBeNull()
      await end(30)
      expect(speech()).toEqual(['speech.started', 'engine.lost', 'speech.ended'])
    })

    it('that does not come back leaves a picture, and the voice has not stopped', async () => {
      const { end, host, sounding } = await lost()
      await later(10_000)
      expect(host.dataset['stage']).toBe(name === 'zed' ? 'drawn' : 'still')
      expect(host.querySelectorAll('canvas')).toHaveLength(1)
      expect(sounding()).toBe('Hola')
      await end(30)
      expect(speech()).toEqual(['speech.started', 'engine.lost', 'speech.ended'])
    })
  })
})
