import { parseAvatarConfiguration } from '../../../src/avatar/configuration.ts'
import type { AvatarEngine, EngineOptions } from '../../../src/avatar/engine.ts'
import { assembleEngine } from '../../../src/avatar/engines/zed/engine.ts'
import { inGesture } from '../../../src/avatar/engines/zed/in-gesture.ts'
import { createPlayback } from '../../../src/avatar/engines/zed/playback.ts'

export const pictures = ['three', 'drawn', 'still', 'unity'] as const
export type Picture = (typeof pictures)[number]

/** What can go wrong by hand, with the words of its button. */
export const faults = {
  blocked: 'The next sound is blocked',
  missing: 'The next sound is missing',
  broken: 'The sound breaks',
  stalled: 'The sound runs dry',
  paused: 'The browser pauses',
  lost: 'The picture is lost',
  restored: 'The picture comes back',
} as const
export type Fault = keyof typeof faults

export interface StagedEngine {
  engine: AvatarEngine
  /** Throws where the engine has no such fault. */
  suffer: (fault: Fault) => void
}

interface Staging extends EngineOptions {
  host: HTMLElement
  /** What the names of a Unity build's files begin with. */
  build: string
}

/** Mounts a real engine, as the site does, with an audio element that the page can harm. */
export async function stageEngine(picture: Picture, { host, build, ...options }: Staging): Promise<StagedEngine> {
  const audio = new Audio()
  const engine = picture === 'unity' ? await unityEngine(build, options) : zedEngine(picture, audio, options)
  let context: WEBGL_lose_context | null = null
  engine.mount(host)
  engine.setVisible(true)

  function loseContext(): void {
    const canvas = host.querySelector('canvas')
    context = (canvas?.getContext('webgl2') ?? canvas?.getContext('webgl'))?.getExtension('WEBGL_lose_context') ?? null
    if (!context) throw new Error('This picture has no graphics context to lose.')
    context.loseContext()
  }

  return {
    engine,
    suffer(fault) {
      if (fault === 'lost') return loseContext()
      if (fault === 'restored') return context?.restoreContext()
      if (picture === 'unity') throw new Error("A build's own sound cannot be harmed from here.")
      if (fault === 'blocked' || fault === 'missing') refuseOnce(audio, fault)
      else if (fault === 'paused') audio.pause()
      else if (fault === 'stalled') audio.dispatchEvent(new Event('waiting'))
      else if (audio.hasAttribute('src')) audio.src = 'data:audio/mpeg;base64,AAAA'
      else throw new Error('Nothing sounds.')
    },
  }
}

function zedEngine(picture: Exclude<Picture, 'unity'>, audio: HTMLAudioElement, options: EngineOptions): AvatarEngine {
  const missing = (what: string) => Promise.reject(new Error(`${what} is missing, as chosen`))
  return assembleEngine(options, {
    createPlayback: (onEvent) => createPlayback(audio, onEvent),
    loadThreeStage: async () =>
      picture === 'three'
        ? (await import('../../../src/avatar/engines/zed/three-stage.ts')).createThreeStage
        : missing('three.js'),
    loadDrawnStage: async () =>
      picture === 'still'
        ? missing('The drawn picture')
        : (await import('../../../src/avatar/engines/zed/drawn-stage.ts')).createDrawnStage,
    hearVisemes: async (url, duration) =>
      (await import('../../../src/avatar/engines/zed/hearing.ts')).hearVisemes(url, duration),
    // A press of a button has mounted it.
    whenTouched: (callback) => {
      queueMicrotask(callback)
      return () => undefined
    },
    inGesture,
  })
}

async function unityEngine(build: string, options: EngineOptions): Promise<AvatarEngine> {
  const configuration = parseAvatarConfiguration({
    engine: 'unity',
    unity: {
      loaderUrl: `${build}.loader.js`,
      dataUrl: `${build}.data`,
      frameworkUrl: `${build}.framework.js`,
      codeUrl: `${build}.wasm`,
    },
  })
  if (configuration.engine !== 'unity') throw new Error('This is no configuration of a Unity build.')
  const { createUnityEngine } = await import('../../../src/avatar/engines/unity/engine.tsx')
  return createUnityEngine(configuration.unity)(options)
}

function refuseOnce(audio: HTMLAudioElement, fault: 'blocked' | 'missing'): void {
  const name = fault === 'blocked' ? 'NotAllowedError' : 'NotSupportedError'
  audio.play = () => {
    Reflect.deleteProperty(audio, 'play')
    return Promise.reject(new DOMException(`The sound is ${fault}, as chosen`, name))
  }
}
