import { RateLimiterRes } from 'rate-limiter-flexible'
import type { Think } from '../../talk/talk-service.ts'
import { FairQueue, QueueFullError, type Client } from '../http/fair-queue.ts'
import { createRateLimit } from '../http/rate-limit.ts'

/** No answer is looked for now: the client has had his share of the time, or too many wait. */
export class NoThinkingError extends Error {
  override name = 'NoThinkingError'
  readonly reason: 'budget' | 'busy'
  /** Seconds after which it is worth asking again. */
  readonly retryAfter: number

  constructor(reason: 'budget' | 'busy', retryAfter: number) {
    super(`No thinking: ${reason}`)
    this.reason = reason
    this.retryAfter = Math.max(1, Math.ceil(retryAfter))
  }
}

export interface ThinkingTurnsOptions {
  /** Milliseconds for one visitor in a minute; for an address ten times as many. */
  msPerMinute?: number
  clock?: () => number
}

/** Questions at work, as many as threads, one of an address; that may wait; and those of one visitor among them. */
const limits = { concurrency: 2, ofAddress: 1, capacity: 120, share: 4 }

/**
 * Shares the threads that look for answers: everybody's next question comes before anybody's second, and no address has more
 * than one at work, so that another's never waits behind it.
 */
export function createThinkingTurns({
  msPerMinute = 10_000,
  clock = () => performance.now(),
}: ThinkingTurnsOptions = {}) {
  const queue = new FairQueue(limits)
  const budget = createRateLimit({ points: msPerMinute })

  /** The turns of one client. `signal`: he has gone, or it is too late. `cost`: how much there is to think about; what is less comes first. */
  function thinkOf(client: Client, { signal, cost = 1 }: { signal?: AbortSignal; cost?: number } = {}): Think {
    return async (work) => {
      await budget.consume(client, 1).catch((refused: unknown) => {
        if (!(refused instanceof RateLimiterRes)) throw refused
        throw new NoThinkingError('budget', refused.msBeforeNext / 1000)
      })
      const timed = async () => {
        const begun = clock()
        try {
          return await work()
        } finally {
          // Who has used up his time is told so with his next question.
          await budget.consume(client, Math.max(0, Math.round(clock() - begun) - 1)).catch(() => undefined)
        }
      }
      return queue.run({ client, cost, signal }, timed).catch((error: unknown) => {
        throw error instanceof QueueFullError ? new NoThinkingError('busy', 1) : error
      })
    }
  }
  return { thinkOf }
}

export type ThinkingTurns = ReturnType<typeof createThinkingTurns>
export { limits as thinkingLimits }
