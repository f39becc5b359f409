import { VoiceError, type Voice } from '../../speech/voice.ts'
import { untilAborted } from '../../talk/until-aborted.ts'
import { createDeadline } from '../http/deadline.ts'

/** How the parts of the server do. */
export interface Readiness {
  voice: Trial
  /** Whether a question is answered. */
  answers: Trial
  /** Whether a page is rendered. */
  pages: Trial
  /** `memory`: the disk takes nothing, clips are spoken from memory. */
  disk: 'ok' | 'memory'
  /** Texts that wait for the voice, and pages that wait to be rendered. */
  queue: 'ok' | 'full'
}

/** `starting`: the first attempt is under way. */
export type Trial = 'starting' | 'ok' | 'failing'

/** Whether a load balancer should send visitors here: a server without a disk still speaks. */
export function isReady({ voice, answers, pages, queue }: Readiness): boolean {
  return voice === 'ok' && answers === 'ok' && pages === 'ok' && queue === 'ok'
}

export interface TrialOptions {
  /** Told when it fails though it did not before. */
  onFailure: (error: unknown) => void
  /** For how long (ms) a result holds: a good one spares the work, a bad one is soon doubted. */
  holdsMs?: Record<'ok' | 'failing', number>
  /** After so long (ms) an attempt counts as failed; the next begins only when it has ended. */
  patienceMs?: number
  /** Who asks waits so long (ms) for an attempt, and is then told how it was before. */
  waitMs?: number
}

/**
 * Has something tried when it is asked how that does. Who asks meanwhile shares the attempt, and its result holds for a
 * while: however often it is asked, there is one attempt at a time and few of them.
 */
export function createTrial(
  attempt: () => Promise<unknown>,
  { onFailure, holdsMs = { ok: 30_000, failing: 3000 }, patienceMs = 30_000, waitMs = 3000 }: TrialOptions,
): () => Promise<Trial> {
  let last: { result: 'ok' | 'failing'; at: number } | undefined
  let underWay: Promise<Trial> | undefined
  let isAtWork = false

  async function tryOnce(): Promise<Trial> {
    isAtWork = true
    const work = attempt().finally(() => (isAtWork = false))
    const deadline = createDeadline(patienceMs)
    try {
      await untilAborted(deadline.signal, work)
      last = { result: 'ok', at: Date.now() }
    } catch (error) {
      if (last?.result !== 'failing') onFailure(error)
      last = { result: 'failing', at: Date.now() }
    } finally {
      deadline.release()
      underWay = undefined
    }
    return last.result
  }

  return async () => {
    if (last && Date.now() - last.at < holdsMs[last.result]) return last.result
    if (isAtWork && !underWay) return 'failing'
    underWay ??= tryOnce()
    const before = last?.result ?? 'starting'
    const wait = createDeadline(waitMs)
    return untilAborted(wait.signal, underWay)
      .catch(() => before)
      .finally(wait.release)
  }
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
