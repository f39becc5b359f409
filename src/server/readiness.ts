import { VoiceError, type Voice } from '../speech/voice.ts'

/** How the parts of the server do that a page does not need, and talks do. */
export interface Readiness {
  voice: 'starting' | 'ok' | 'failing'
  /** `memory`: the disk takes nothing, clips are spoken from memory. */
  disk: 'ok' | 'memory'
  /** Texts that wait for the voice, and pages that wait to be rendered. */
  queue: 'ok' | 'full'
}

/** Whether a load balancer should send visitors here: a server without a disk still speaks. */
export function isReady({ voice, queue }: Readiness): boolean {
  return voice === 'ok' && queue === 'ok'
}

/** A voice that remembers how it did last. `state` is `starting` until the first text was said or was not. */
export function watchVoice<V extends Voice>(voice: V): V & { readonly state: Readiness['voice'] } {
  let state: Readiness['voice'] = 'starting'
  return {
    ...voice,
    get state() {
      return state
    },
    async speak(...parameters: Parameters<Voice['speak']>) {
      try {
        const speech = await voice.speak(...parameters)
        state = 'ok'
        return speech
      } catch (error) {
        // A text that is too long is no fault of the voice, nor is one that nobody waits for any more.
        if (error instanceof VoiceError && error.reason === 'unavailable') state = 'failing'
        throw error
      }
    },
  }
}
