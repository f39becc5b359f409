import { VoiceError, type Voice } from '../../speech/voice.ts'
import { untilAborted } from '../../talk/until-aborted.ts'
import { createDeadline } from '../http/deadline.ts'

export interface Readiness {
  voice: Trial
  answers: Trial
  pages: Trial
  /** `memory`: the disk isn't writable; clips stay in memory. */
  disk: 'ok' | 'memory'
  queue: 'ok' | 'full'
}

/** `starting`: the first check is running. */
export type Trial = 'starting' | 'ok' | 'failing'

/** The disk is optional. */
export function isReady({ voice, answers, pages, queue }: Readiness): boolean {
  return voice === 'ok' && answers === 'ok' && pages === 'ok' && queue === 'ok'
}

export interface TrialOptions {
  onFailure: (error: unknown) => void
  /** How long (ms) results are valid; failures expire sooner. */
  holdsMs?: Record<'ok' | 'failing', number>
  /** Timeout in ms; the next check starts after the previous one ended. */
  patienceMs?: number
  /** How long (ms) callers wait before they get the previous result. */
  waitMs?: number
  /** Something else says that it fails: a good result is valid no longer than a bad one. */
  isDoubtful?: () => boolean
}

/** Runs a health check on demand; caches the result. */
export function createTrial(
  attempt: () => Promise<unknown>,
  {
    onFailure,
    holdsMs = { ok: 30_000, failing: 3000 },
    patienceMs = 30_000,
    waitMs = 3000,
    isDoubtful = () => false,
  }: TrialOptions,
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
      last = { result: 'ok', at: performance.now() }
    } catch (error) {
      if (last?.result !== 'failing') onFailure(error)
      last = { result: 'failing', at: performance.now() }
    } finally {
      deadline.release()
      underWay = undefined
    }
    return last.result
  }

  return async () => {
    if (last && performance.now() - last.at < holdsMs[isDoubtful() ? 'failing' : last.result]) return last.result
    if (isAtWork && !underWay) return 'failing'
    underWay ??= tryOnce()
    const before = last?.result ?? 'starting'
    const wait = createDeadline(waitMs)
    return untilAborted(wait.signal, underWay)
      .catch(() => before)
      .finally(wait.release)
  }
}

/** Records the voice's last outcome; `starting` until the first. */
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
        // Overlong texts and canceled requests aren't failures.
        if (error instanceof VoiceError && error.reason === 'unavailable') state = 'failing'
        throw error
      }
    },
  }
}
