import { RateLimiterRes } from 'rate-limiter-flexible'
import type { Turn } from '../../speech/speech-cache.ts'
import { FairQueue, QueueFullError, type Client } from '../http/fair-queue.ts'
import { createRateLimit } from '../http/rate-limit.ts'

/** Why there is no voice for an answer: the client has had his share, or the queue is full. */
export type NoVoiceReason = 'budget' | 'busy'

/** There is no voice for an answer now. */
export class NoVoiceError extends Error {
  override name = 'NoVoiceError'
  readonly reason: NoVoiceReason
  /** Seconds after which it is worth asking again. */
  readonly retryAfter: number

  constructor(reason: NoVoiceReason, retryAfter: number, options?: ErrorOptions) {
    super(`No voice: ${reason}`, options)
    this.reason = reason
    this.retryAfter = Math.min(600, Math.max(1, Math.ceil(retryAfter)))
  }
}

export interface VoiceTurnsOptions {
  /** Texts that are said at the same time. */
  workers: number
  /** Seconds of sound for one visitor in ten minutes; for an address ten times as many. */
  seconds: number
}

/** Texts that may wait for the voice, and those of one visitor among them. */
const limits = { capacity: 48, share: 3 }
/** Seconds of work for a second of sound: 1.9 s for 142 s were measured on one core; others are slower. */
const workPerSecond = 0.02
const budgetSeconds = 600

/** Shares the voice among visitors: its queue, and what each may have said. */
export function createVoiceTurns({ workers, seconds }: VoiceTurnsOptions) {
  const queue = new FairQueue({ concurrency: workers, ...limits })
  const budget = createRateLimit({ points: seconds, seconds: budgetSeconds })

  /** The turns of one client. `signal`: it is too late, or he has gone. */
  function turnOf(client: Client, signal: AbortSignal): Turn {
    return async (cost, work) => {
      await budget.consume(client, cost).catch((refused: unknown) => {
        if (!(refused instanceof RateLimiterRes)) throw refused
        throw new NoVoiceError('budget', refused.msBeforeNext / 1000)
      })
      return queue.run({ client, cost, signal }, work).catch((error: unknown) => {
        throw error instanceof QueueFullError ? new NoVoiceError('busy', error.cost * workPerSecond) : error
      })
    }
  }
  return {
    turnOf,
    /** Seconds after which what waits now will have been said. */
    get backlog() {
      return queue.cost * workPerSecond
    },
    /** Texts that wait. */
    get waiting() {
      return queue.size
    },
    capacity: limits.capacity,
  }
}

export type VoiceTurns = ReturnType<typeof createVoiceTurns>
export { limits as voiceLimits }
