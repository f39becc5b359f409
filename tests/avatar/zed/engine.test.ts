// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EngineEvent } from '../../../src/avatar/engine.ts'
import type { ZedParts } from '../../../src/avatar/engines/zed/engine.ts'
import { assembleEngine } from '../../../src/avatar/engines/zed/engine.ts'
import type { CreateStage, StageOptions } from '../../../src/avatar/engines/zed/stage.ts'
import { createPlayback, voicePatience } from '../../../src/avatar/engines/zed/playback.ts'
import type { TalkReply } from '../../../src/contract/talk-reply.ts'
import { frameLead } from '../../../src/avatar/engines/zed/frame-lead.ts'
import { FakeAudio } from './fake-audio.ts'

const reply = (name: string, more: Partial<TalkReply> = {}): TalkReply => ({
  text: name,
  audio: `/api/speech/${name}.mp3`,
  duration: 3,
  emotionEvents: [],
  visemes: [{ time: 0, viseme: 'aa', weight: 1 }],
  ...more,
})

interface FakeStage {
  kind: 'three' | 'drawn'
  options: StageOptions
  visible: boolean
  disposed: boolean
}

function start(more: Partial<ZedParts> = {}, reducedMotion = false) {
  const audio = new FakeAudio()
  const events: EngineEvent[] = []
  const stages: FakeStage[] = []
  let touch = () => {}
  let gesture = () => false
  const fakeStage =
    (kind: FakeStage['kind']): CreateStage =>
    (options) => {
      const stage: FakeStage = { kind, options, visible: false, disposed: false }
      stages.push(stage)
      options.onShown()
      return { setVisible: (shown) => (stage.visible = shown), dispose: () => (stage.disposed = true) }
    }
  const parts = {
    createPlayback: (onEvent) => createPlayback(audio as unknown as HTMLAudioElement, onEvent),
    loadThreeStage: vi.fn(async () => fakeStage('three')),
    loadDrawnStage: vi.fn(async () => fakeStage('drawn')),
    hearVisemes: vi.fn(async () => [{ time: 0, viseme: 'O', weight: 1 } as const]),
    whenTouched: (callback) => {
      touch = callback
      return () => (touch = () => {})
    },
    inGesture: (callback) => {
      gesture = callback
      return () => (gesture = () => false)
    },
    ...more,
  } satisfies ZedParts
  const engine = assembleEngine({ onEvent: (event) => events.push(event), reducedMotion }, parts)
  const host = document.createElement('div')
  document.body.append(host)
  return {
    audio,
    engine,
    events,
    host,
    parts,
    stages,
    touch: () => touch(),
    gesture: () => gesture(),
    types: () => events.map((event) => event.type),
  }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe('the voice of the zed engine', () => {
  it('is ready after mounting, before any picture', async () => {
    const { engine, host, types, parts } = start()
    engine.mount(host)
    await settled()
    expect(types()).toEqual(['engine.ready'])
    expect(parts.loadThreeStage).not.toHaveBeenCalled()
  })

  it('speaks, tells start and end, and gives the time only in between', () => {
    const { audio, engine, types } = start()
    engine.receive(reply('a'))
    expect(engine.currentTime()).toBeNull()
    audio.sound()
    audio.currentTime = 0.5
    expect(engine.currentTime()).toBeCloseTo(0.5)
    audio.finish()
    expect(engine.currentTime()).toBeNull()
    expect(types()).toEqual(['speech.started', 'speech.ended'])
  })

  it('stops without a word, and drops a reply for the next one', async () => {
    const { audio, engine, types } = start()
    engine.receive(reply('a'))
    audio.sound()
    engine.stopAudio()
    expect(audio.paused).toBe(true)
    expect(engine.currentTime()).toBeNull()
    engine.receive(reply('b'))
    audio.dispatchEvent(new Event('ended'))
    engine.receive(reply('c'))
    audio.plays[1]!.reject(new DOMException('', 'AbortError'))
    await settled()
    expect(audio.src).toBe('/api/speech/c.mp3')
    audio.sound()
    audio.finish()
    expect(types()).toEqual(['speech.started', 'speech.started', 'speech.ended'])
  })

  it('tells blocked sound from broken sound', async () => {
    const { audio, engine, events } = start()
    engine.receive(reply('a'))
    audio.plays[0]!.reject(new DOMException('', 'NotAllowedError'))
    await settled()
    engine.receive(reply('a'))
    audio.break()
    expect(events).toMatchObject([
      { type: 'engine.failed', reason: 'blocked' },
      { type: 'engine.failed', reason: 'audio' },
    ])
  })

  it('lets a gesture unlock its sound, but not while something sounds', async () => {
    const { audio, engine, gesture } = start()
    engine.receive(reply('a'))
    audio.sound()
    expect(gesture()).toBe(false)
    expect(audio.load).not.toHaveBeenCalled()
    audio.finish()
    expect(gesture()).toBe(true)
    expect(audio.load).toHaveBeenCalledTimes(1)
    engine.dispose()
    expect(gesture()).toBe(false)
  })
})

describe('the picture of the zed engine', () => {
  it('waits until it is seen and the page has been touched', async () => {
    const { engine, host, parts, stages, touch } = start()
    engine.mount(host)
    engine.setVisible(true)
    await settled()
    expect(parts.loadThreeStage).not.toHaveBeenCalled()
    expect(host.dataset.stage).toBe('still')
    touch()
    await settled()
    expect(host.dataset.stage).toBe('three')
    expect(stages).toMatchObject([{ kind: 'three', visible: true }])
    engine.setVisible(false)
    expect(stages[0]!.visible).toBe(false)
  })

  it('is not loaded by a touch while nobody sees it', async () => {
    const { engine, host, parts, touch } = start()
    engine.mount(host)
    touch()
    await settled()
    expect(parts.loadThreeStage).not.toHaveBeenCalled()
    engine.setVisible(true)
    await settled()
    expect(parts.loadThreeStage).toHaveBeenCalledTimes(1)
  })

  it.each(['begins', 'fails', 'is stopped'])('waits while a sound is on its way, until it %s', async (what) => {
    const { audio, engine, host, stages, touch } = start()
    engine.mount(host)
    engine.setVisible(true)
    engine.receive(reply('a'))
    touch()
    await settled()
    expect(stages).toEqual([])
    if (what === 'begins') audio.sound()
    else if (what === 'fails') await vi.advanceTimersByTimeAsync(voicePatience.start)
    else engine.stopAudio()
    await settled()
    expect(stages).toMatchObject([{ kind: 'three' }])
  })

  it('comes as soon as sound was let through without a gesture, and only once', async () => {
    const { audio, engine, host, parts, stages, touch } = start()
    engine.mount(host)
    engine.setVisible(true)
    engine.receive(reply('a'))
    await settled()
    expect(parts.loadThreeStage).not.toHaveBeenCalled()
    audio.sound()
    touch()
    engine.setVisible(true)
    await settled()
    expect(stages).toHaveLength(1)
  })

  it('hears the voice: time, visemes, and nothing in silence', async () => {
    const { audio, engine, host, stages, touch } = start({}, true)
    engine.mount(host)
    engine.setVisible(true)
    touch()
    await settled()
    const { speech, reducedMotion } = stages[0]!.options
    expect(reducedMotion).toBe(true)
    expect(speech.currentTime()).toBeNull()
    engine.receive(reply('a'))
    expect(speech.currentTime()).toBeNull()
    audio.sound()
    audio.currentTime = 1
    expect(engine.currentTime()).toBeCloseTo(1)
    // What is drawn now is seen a frame and a half later.
    expect(speech.currentTime()).toBeCloseTo(1 + frameLead)
    engine.setRate?.(1.5)
    expect(speech.currentTime()).toBeCloseTo(1 + 1.5 * frameLead)
    expect(speech.score()?.visemes).toEqual([{ time: 0, viseme: 'aa', weight: 1 }])
    engine.stopAudio()
    expect(speech.currentTime()).toBeNull()
  })

  it('works the mouth out from the sound when a reply brings no visemes', async () => {
    const { engine, host, parts, stages, touch } = start()
    engine.mount(host)
    engine.setVisible(true)
    touch()
    await settled()
    const { visemes: _, ...bare } = reply('a')
    engine.receive(bare)
    await settled()
    expect(parts.hearVisemes).toHaveBeenCalledWith('/api/speech/a.mp3', 3)
    expect(stages[0]!.options.speech.score()?.visemes).toEqual([{ time: 0, viseme: 'O', weight: 1 }])
  })

  it('is drawn where three.js cannot be loaded or shown', async () => {
    const cannot = start({ loadThreeStage: () => Promise.reject(new Error('offline')) })
    cannot.engine.mount(cannot.host)
    cannot.engine.setVisible(true)
    cannot.touch()
    await settled()
    expect(cannot.host.dataset.stage).toBe('drawn')
    const throws = start({ loadThreeStage: async () => () => { throw new Error('no WebGL') } }) // prettier-ignore
    throws.engine.mount(throws.host)
    throws.engine.setVisible(true)
    throws.touch()
    await settled()
    expect(throws.host.dataset.stage).toBe('drawn')
    expect(throws.stages).toMatchObject([{ kind: 'drawn', visible: true }])
    expect(throws.types()).toEqual(['engine.ready'])
  })

  it('stays a still picture, with a voice, where nothing can be drawn', async () => {
    const no = () => Promise.reject(new Error('nothing'))
    const { audio, engine, host, touch, types } = start({ loadThreeStage: no, loadDrawnStage: no })
    engine.mount(host)
    engine.setVisible(true)
    touch()
    await settled()
    expect(host.dataset.stage).toBe('still')
    engine.receive(reply('a'))
    audio.sound()
    expect(types()).toEqual(['engine.ready', 'speech.started'])
  })

  it('tells of a lost context, and is drawn when it does not come back, still speaking', async () => {
    const { audio, engine, host, stages, touch, types } = start()
    engine.mount(host)
    engine.setVisible(true)
    touch()
    await settled()
    engine.receive(reply('a'))
    audio.sound()
    stages[0]!.options.onLost()
    expect(types()).toEqual(['engine.ready', 'speech.started', 'engine.lost'])
    expect(host.dataset.stage).toBe('still')
    stages[0]!.options.onGone()
    expect(host.dataset.stage).toBe('still')
    await settled()
    expect(stages).toMatchObject([
      { kind: 'three', disposed: true },
      { kind: 'drawn', visible: true },
    ])
    expect(host.dataset.stage).toBe('drawn')
    audio.finish()
    expect(types().at(-1)).toBe('speech.ended')
  })
})
