import { RateLimiterRes } from 'rate-limiter-flexible'
import type { Turn } from '../../speech/speech-cache.ts'
import { FairQueue, QueueFullError, type Client } from '../http/fair-queue.ts'
import { createRateLimit, type RateLimit } from '../http/rate-limit.ts'

/** `budget`: the client used up its share. `busy`: the queue is full. */
export type NoVoiceReason = 'budget' | 'busy'

export class NoVoiceError extends Error {
  override name = 'NoVoiceError'
  readonly reason: NoVoiceReason
  readonly retryAfter: number

  constructor(reason: NoVoiceReason, retryAfter: number, options?: ErrorOptions) {
    super(`No voice: ${reason}`, options)
    this.reason = reason
    this.retryAfter = Math.min(600, Math.max(1, Math.ceil(retryAfter)))
  }
}

export interface VoiceTurnsOptions {
  workers: number
  /**
   * Seconds of sound per visitor in ten minutes, and twice as many for the reading of articles, whose sentences are made
   * once for all readers; ten times as many per address.
   */
  seconds: number
}

/** Waiting texts in total and per visitor. */
const limits = { capacity: 48, share: 3 }
/** Seconds of work per second of sound. Measured with SVOX Pico: 0.04 on one core (`npm run bench:voice`). */
const workPerSecond = 0.04
const budgetSeconds = 600

export function createVoiceTurns({ workers, seconds }: VoiceTurnsOptions) {
  const queue = new FairQueue({ concurrency: workers, ...limits })
  const budgets = {
    talk: createRateLimit({ points: seconds, seconds: budgetSeconds }),
    reading: createRateLimit({ points: 2 * seconds, seconds: budgetSeconds }),
  }

  const turnWithin =
    (budget: RateLimit) =>
    (client: Client, signal: AbortSignal): Turn =>
    async (cost, work, wanted = signal) => {
      await budget.consume(client, cost).catch((refused: unknown) => {
        if (!(refused instanceof RateLimiterRes)) throw refused
        throw new NoVoiceError('budget', refused.msBeforeNext / 1000)
      })
      return queue.run({ client, cost, signal: wanted }, work).catch((error: unknown) => {
        throw error instanceof QueueFullError ? new NoVoiceError('busy', error.cost * workPerSecond) : error
      })
    }
  return {
    /** `signal`: timeout or disconnection. */
    turnOf: turnWithin(budgets.talk),
    readingTurnOf: turnWithin(budgets.reading),
    /** Estimated seconds until the queue is empty. */
    get backlog() {
      return queue.cost * workPerSecond
    },
    get waiting() {
      return queue.size
    },
    capacity: limits.capacity,
  }
}

export type VoiceTurns = ReturnType<typeof createVoiceTurns>
export { limits as voiceLimits }
