// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseAvatarConfiguration } from '../../../src/avatar/configuration.ts'
import type { UnityConfiguration } from '../../../src/avatar/configuration.ts'
import type { AvatarEngine, EngineEvent } from '../../../src/avatar/engine.ts'
import { createUnityEngine } from '../../../src/avatar/engines/unity/engine.tsx'
import { unityFiles } from '../engine-subjects.ts'
import loader from './fake-loader.js?raw'

const reply = { text: 'Hola, soy Zed', audio: '/api/speech/a.mp3', emotionEvents: [], duration: 2 }
let host: HTMLElement
let events: EngineEvent[]
let engine: AvatarEngine

function create(more: Partial<UnityConfiguration> = {}): void {
  const configuration = parseAvatarConfiguration({ engine: 'unity', unity: { ...unityFiles, ...more } })
  if (configuration.engine !== 'unity') throw new Error('not unity')
  engine = createUnityEngine(configuration.unity)({ onEvent: (event) => events.push(event), reducedMotion: false })
}

async function mount(): Promise<void> {
  await act(async () => engine.mount(host))
}

function loaderScript(): HTMLScriptElement {
  const script = document.querySelector<HTMLScriptElement>(`script[src="${unityFiles.loaderUrl}"]`)
  if (script === null) throw new Error('no loader script')
  return script
}

async function loadScript(): Promise<void> {
  await act(async () => {
    window.eval(loader)
    loaderScript().dispatchEvent(new Event('load'))
  })
}

async function boot(more: Partial<UnityConfiguration> = {}): Promise<void> {
  create(more)
  await mount()
  await loadScript()
}

const types = () => events.map((event) => event.type)
const messages = () => window.fakeUnity?.messages ?? []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {})
  window.fakeUnity = {}
  events = []
  host = document.createElement('div')
  document.body.append(host)
})

afterEach(async () => {
  await act(async () => engine.dispose())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the unity engine', () => {
  it('puts one canvas with an id into the host and is ready once the instance is', async () => {
    create()
    await mount()
    expect(types()).toEqual([])
    await loadScript()
    expect(types()).toEqual(['engine.ready'])
    expect(host.querySelectorAll('canvas')).toHaveLength(1)
    expect(host.querySelector('canvas')?.id).not.toBe('')
    expect(window.fakeUnity?.canvas).toBe(host.querySelector('canvas'))
    expect(window.fakeUnity?.config).toMatchObject({ dataUrl: unityFiles.dataUrl, codeUrl: unityFiles.codeUrl })
    expect(host.dataset['stage']).toBe('unity')
  })

  it('sends the whole reply as JSON and runs by its duration when the build tells nothing', async () => {
    await boot()
    engine.receive(reply)
    expect(messages()).toEqual([['Zed', 'Receive', JSON.stringify(reply)]])
    expect(types()).toEqual(['engine.ready', 'speech.started'])
    expect(engine.currentTime()).toBe(0)
    vi.advanceTimersByTime(1500)
    expect(engine.currentTime()).toBeCloseTo(1.5, 3)
    vi.advanceTimersByTime(500)
    expect(types()).toEqual(['engine.ready', 'speech.started', 'speech.ended'])
    expect(engine.currentTime()).toBeNull()
  })

  it('uses the names of its configuration', async () => {
    await boot({ objectName: 'Zed', receiveMethod: 'Speak', stopMethod: 'Hush', releaseKeyboardMethod: 'LetGo' })
    engine.receive(reply)
    engine.stopAudio()
    engine.releaseKeyboard()
    expect(messages().map(([, method]) => method)).toEqual(['Speak', 'Hush', 'LetGo'])
  })

  it("follows the build's own events when they are named", async () => {
    await boot({ startedEvent: 'ZedStarted', endedEvent: 'ZedEnded' })
    engine.receive(reply)
    expect(types()).toEqual(['engine.ready'])
    expect(engine.currentTime()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(types()).toEqual(['engine.ready', 'speech.started'])
    vi.advanceTimersByTime(2000)
    expect(types()).toEqual(['engine.ready', 'speech.started', 'speech.ended'])
    vi.advanceTimersByTime(20_000)
    expect(types()).toEqual(['engine.ready', 'speech.started', 'speech.ended'])
  })

  it('does not wait for ever for events that never come', async () => {
    await boot({ startedEvent: 'NeverStarted', endedEvent: 'NeverEnded' })
    engine.receive(reply)
    vi.advanceTimersByTime(5000)
    expect(types()).toEqual(['engine.ready', 'speech.started'])
    vi.advanceTimersByTime(7000)
    expect(types()).toEqual(['engine.ready', 'speech.started', 'speech.ended'])
  })

  it('keeps the last reply received before it is ready, and the wish for the keyboard', async () => {
    window.fakeUnity = { hold: true }
    await boot()
    engine.receive({ ...reply, text: 'first' })
    engine.receive(reply)
    engine.releaseKeyboard()
    expect(messages()).toEqual([])
    await act(async () => window.fakeUnity?.release?.())
    expect(messages()).toEqual([
      ['Zed', 'ReleaseKeyboard', undefined],
      ['Zed', 'Receive', JSON.stringify(reply)],
    ])
    expect(types()).toEqual(['engine.ready', 'speech.started'])
  })

  it('forgets a reply that was silenced before it was ready', async () => {
    window.fakeUnity = { hold: true }
    await boot()
    engine.receive(reply)
    engine.stopAudio()
    await act(async () => window.fakeUnity?.release?.())
    expect(messages().filter(([, method]) => method === 'Receive')).toEqual([])
    expect(types()).toEqual(['engine.ready'])
  })

  it('falls silent where it is to pause, and says the reply again where it is to go on: a build knows no pause', async () => {
    await boot()
    engine.receive(reply)
    engine.pause()
    expect(messages().at(-1)).toEqual(['Zed', 'StopAudio', undefined])
    vi.advanceTimersByTime(600_000)
    expect(types()).toEqual(['engine.ready', 'speech.started', 'speech.paused'])
    engine.resume()
    expect(messages().filter(([, method]) => method === 'Receive')).toHaveLength(2)
    expect(types()).toEqual(['engine.ready', 'speech.started', 'speech.paused', 'speech.started'])
    engine.stopAudio()
    engine.pause()
    engine.resume()
    expect(types().slice(4)).toEqual(['engine.failed'])
  })

  it('fails to load when the loader is missing', async () => {
    create()
    await mount()
    await act(async () => loaderScript().dispatchEvent(new Event('error')))
    expect(events).toMatchObject([{ type: 'engine.failed', reason: 'load' }])
    engine.receive(reply)
    expect(events.at(-1)).toMatchObject({ type: 'engine.failed', reason: 'audio' })
  })

  it('fails to load when nothing at all happens in time', async () => {
    create({ loadTimeout: 3000 })
    await mount()
    vi.advanceTimersByTime(2999)
    expect(events).toEqual([])
    vi.advanceTimersByTime(1)
    expect(events).toMatchObject([{ type: 'engine.failed', reason: 'load' }])
  })

  it('fails to load when the build refuses', async () => {
    const refuse = new Error('no WebGL')
    window.fakeUnity = { refuse }
    await boot()
    expect(events).toEqual([{ type: 'engine.failed', reason: 'load', error: refuse }])
  })

  it('fails the utterance when the object is not in the scene', async () => {
    await boot({ objectName: 'Zorg' })
    engine.receive(reply)
    expect(events.at(-1)).toMatchObject({ type: 'engine.failed', reason: 'audio' })
    expect(types()).not.toContain('speech.started')
  })

  it('leaves what is typed to the page where a build never releases the keyboard, and other keys to the build', async () => {
    window.fakeUnity = { grasping: true }
    await boot()
    engine.releaseKeyboard()
    const field = document.createElement('input')
    document.body.append(field)
    const isKept = (target: EventTarget) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }))
    expect([isKept(field), isKept(document.body)]).toEqual([true, false])
    // What the page itself prevents in a field stays prevented: a question is sent with Enter, without a new line.
    field.addEventListener('keydown', (event) => event.preventDefault())
    expect(isKept(field)).toBe(false)
  })

  it('quits the build when it is disposed, also in the middle of loading', async () => {
    window.fakeUnity = { hold: true }
    await boot()
    await act(async () => engine.dispose())
    expect(host.querySelector('canvas')).not.toBeNull()
    await act(async () => window.fakeUnity?.release?.())
    expect(types()).toEqual([])
    expect(window.fakeUnity?.quits).toBe(1)
    expect(host.querySelector('canvas')).toBeNull()
  })
})

describe('the avatar configuration', () => {
  it('is the site’s own engine when nothing is said', () => {
    for (const nothing of [undefined, null, '', '{"engine":"zed"}']) {
      expect(parseAvatarConfiguration(nothing)).toEqual({ engine: 'zed' })
    }
  })

  it.each([
    ['not JSON', '{engine', /JSON/],
    ['an unknown engine', '{"engine":"godot"}', /engine/],
    [
      'a missing address',
      JSON.stringify({ engine: 'unity', unity: { ...unityFiles, codeUrl: undefined } }),
      /unity\.codeUrl/,
    ],
    [
      'a foreign scheme',
      { engine: 'unity', unity: { ...unityFiles, loaderUrl: 'javascript:alert(1)' } },
      /unity\.loaderUrl/,
    ],
    ['a scheme-less host', { engine: 'unity', unity: { ...unityFiles, dataUrl: '//host/x' } }, /unity\.dataUrl/],
    ['a misspelt field', { engine: 'unity', unity: { ...unityFiles, objektName: 'Zed' } }, /objektName/],
  ])('refuses %s and says where', (_name, value, message) => {
    expect(() => parseAvatarConfiguration(value)).toThrow(message)
  })
})
