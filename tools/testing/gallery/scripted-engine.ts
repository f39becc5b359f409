import { assembleEngine } from '../../../src/avatar/engines/zed/engine.ts'
import type { Playback, PlaybackEvent } from '../../../src/avatar/engines/zed/playback.ts'
import type { CreateEngine } from '../../../src/avatar/engine.ts'

export interface EngineScript {
  /** Playback: endless at `at` seconds, blocked, or ended. */
  voice: 'speaks' | 'is blocked' | 'ends'
  at?: number
  picture?: 'still' | 'three' | 'drawn'
}

function scriptedVoice({ voice, at = 0 }: EngineScript, onEvent: (event: PlaybackEvent) => void): Playback {
  let isPlaying = false
  return {
    play() {
      isPlaying = true
      queueMicrotask(() => {
        if (!isPlaying) return
        if (voice === 'is blocked') {
          onEvent({ type: 'engine.failed', reason: 'blocked', error: new Error('The browser waits for a gesture') })
          return
        }
        onEvent({ type: 'speech.started' })
        if (voice === 'ends') {
          isPlaying = false
          onEvent({ type: 'speech.ended' })
        }
      })
    },
    stop() {
      isPlaying = false
    },
    pause() {
      if (isPlaying) onEvent({ type: 'speech.paused', at })
    },
    resume() {
      if (isPlaying) onEvent({ type: 'speech.resumed', at })
    },
    setRate() {},
    seek() {},
    unlock: () => true,
    currentTime: () => (isPlaying ? at : null),
    dispose() {
      isPlaying = false
    },
  }
}

export function scriptedEngine(script: EngineScript): CreateEngine {
  const { picture = 'still' } = script
  const notToBeHad = () => Promise.reject(new Error('no WebGL'))
  const neverHere = () => new Promise<never>(() => {})
  return (options) =>
    assembleEngine(options, {
      createPlayback: (onEvent) => scriptedVoice(script, onEvent),
      loadThreeStage:
        picture === 'three'
          ? async () => (await import('../../../src/avatar/engines/zed/three-stage.ts')).createThreeStage
          : picture === 'drawn'
            ? notToBeHad
            : neverHere,
      loadDrawnStage:
        picture === 'still'
          ? neverHere
          : async () => (await import('../../../src/avatar/engines/zed/drawn-stage.ts')).createDrawnStage,
      hearVisemes: async () => [],
      inGesture: () => () => {},
      whenTouched: (callback) => {
        if (picture !== 'still') queueMicrotask(callback)
        return () => {}
      },
    })
}
