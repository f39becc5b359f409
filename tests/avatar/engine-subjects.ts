import { act } from 'react'
import { vi } from 'vitest'
import { parseAvatarConfiguration } from '../../src/avatar/configuration.ts'
import type { AvatarEngine, EngineEvent } from '../../src/avatar/engine.ts'
import { createUnityEngine } from '../../src/avatar/engines/unity/engine.tsx'
import { createDrawnStage } from '../../src/avatar/engines/zed/drawn-stage.ts'
import { assembleEngine } from '../../src/avatar/engines/zed/engine.ts'
import { createPlayback } from '../../src/avatar/engines/zed/playback.ts'
import { createThreeStage } from '../../src/avatar/engines/zed/three-stage.ts'
import loader from './unity/fake-loader.js?raw'
import { FakeAudio } from './zed/fake-audio.ts'

interface FakeUnity {
  messages: [string, string, string | undefined][]
  quits: number
  canvas: HTMLCanvasElement
  config: Record<string, unknown>
  /** The text that the build's voice says. */
  sounding: string | null
  release?: () => void
}
declare global {
  interface Window {
    fakeUnity?: Partial<FakeUnity> & { refuse?: Error; hold?: boolean; deaf?: boolean; grasping?: boolean }
  }
}

export const unityFiles = {
  loaderUrl: '/unity/zed.loader.js',
  dataUrl: '/unity/zed.data',
  frameworkUrl: '/unity/zed.framework.js',
  codeUrl: '/unity/zed.wasm',
}

/** An engine, and the world around it as the tests make it. */
export interface EngineSubject {
  engine: AvatarEngine
  host: HTMLElement
  events: EngineEvent[]
  /** What the picture is called in the host's `data-stage`. */
  picture: string
  /** Everything that the engine waits for until it is ready and shown. */
  load(): Promise<void>
  /** The sound of the last reply begins, as soon as it may. */
  begin(): Promise<void>
  /** The sound comes to its end, after `duration` seconds. */
  end(duration: number): Promise<void>
  /** What is heard: the text of a reply, or null. */
  sounding(): string | null
  /** From now on no sound can be played. */
  breakSound(): void
  /** What happens late, after the engine has gone. */
  late(): Promise<void>
}

export const engineNames = ['zed', 'drawn', 'unity'] as const
export type EngineName = (typeof engineNames)[number]

async function pass(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(ms))
}

export const settle = () => pass(0)

export function engineSubject(name: EngineName): EngineSubject {
  const host = document.createElement('div')
  document.body.append(host)
  return name === 'unity' ? unitySubject(host) : zedSubject(host, name)
}

function zedSubject(host: HTMLElement, name: 'zed' | 'drawn'): EngineSubject {
  const audio = new FakeAudio()
  const events: EngineEvent[] = []
  let broken = false
  let touch = () => {}
  giveContexts(name === 'zed')
  const engine = assembleEngine(
    { onEvent: (event) => events.push(event), reducedMotion: false },
    {
      createPlayback: (onEvent) => createPlayback(audio as unknown as HTMLAudioElement, onEvent),
      loadThreeStage: async () => createThreeStage,
      loadDrawnStage: async () => createDrawnStage,
      hearVisemes: async () => [],
      whenTouched: (callback) => {
        touch = callback
        return () => (touch = () => {})
      },
      inGesture: () => () => {},
    },
  )
  return {
    engine,
    host,
    events,
    picture: name === 'zed' ? 'three' : 'drawn',
    async load() {
      touch()
      await pass(100)
    },
    async begin() {
      if (broken) audio.break()
      else if (!audio.paused) audio.sound()
      await settle()
    },
    async end() {
      if (!audio.paused) audio.finish()
      await settle()
    },
    sounding: () => (audio.paused || audio.readyState === 0 ? null : textOf(audio.src)),
    breakSound: () => (broken = true),
    async late() {
      audio.sound()
      audio.finish()
      audio.break()
      host.querySelector('canvas')?.dispatchEvent(new Event('webglcontextlost'))
      await pass(20_000)
    },
  }
}

function unitySubject(host: HTMLElement): EngineSubject {
  const events: EngineEvent[] = []
  const configuration = parseAvatarConfiguration({
    engine: 'unity',
    unity: { ...unityFiles, startedEvent: 'ZedStarted', endedEvent: 'ZedEnded' },
  })
  if (configuration.engine !== 'unity') throw new Error('not unity')
  window.fakeUnity = {}
  giveContexts(false)
  const engine = createUnityEngine(configuration.unity)({
    onEvent: (event) => events.push(event),
    reducedMotion: false,
  })
  return {
    engine,
    host,
    events,
    picture: 'unity',
    load: () =>
      act(async () => {
        window.eval(loader)
        document.querySelector(`script[src="${unityFiles.loaderUrl}"]`)?.dispatchEvent(new Event('load'))
      }),
    begin: () => pass(1),
    end: (duration) => pass(duration * 1000),
    sounding: () => window.fakeUnity?.sounding ?? null,
    breakSound: () => Object.assign(window.fakeUnity ?? {}, { deaf: true }),
    async late() {
      for (const event of ['ZedStarted', 'ZedEnded']) Reflect.get(window, 'dispatchReactUnityEvent')?.(event)
      window.fakeUnity?.canvas?.dispatchEvent(new Event('webglcontextlost'))
      await pass(20_000)
    },
  }
}

/** Address of a sound by its text, so that a test can hear which one plays. */
export const addressOf = (text: string) => `/api/speech/${encodeURIComponent(text)}.mp3`
const textOf = (address: string) => decodeURIComponent(/speech\/([^.]+)\.mp3/.exec(address)?.[1] ?? '')

function giveContexts(hasWebGl: boolean): void {
  // Takes every call, and gives itself for every value.
  const brush: object = new Proxy(() => {}, { get: () => brush, set: () => true, apply: () => brush })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(((kind: string) => {
    if (kind === '2d') return brush
    return hasWebGl ? { getExtension: () => null } : null
  }) as never)
}
