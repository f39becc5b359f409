import { RateLimiterRes } from 'rate-limiter-flexible'
import type { Think } from '../../talk/talk-service.ts'
import { FairQueue, QueueFullError, type Client } from '../http/fair-queue.ts'
import { createRateLimit } from '../http/rate-limit.ts'

export class NoThinkingError extends Error {
  override name = 'NoThinkingError'
  readonly reason: 'budget' | 'busy'
  readonly retryAfter: number

  constructor(reason: 'budget' | 'busy', retryAfter: number) {
    super(`No thinking: ${reason}`)
    this.reason = reason
    this.retryAfter = Math.max(1, Math.ceil(retryAfter))
  }
}

export interface ThinkingTurnsOptions {
  /** Ms per visitor and minute; ten times as many per address. */
  msPerMinute?: number
  clock?: () => number
}

/** Running questions in total and per address; waiting ones in total and per visitor. */
const limits = { concurrency: 2, ofAddress: 1, capacity: 120, share: 4 }

/** Shares the answer threads: first questions of all visitors come first, and each address has at most one running. */
export function createThinkingTurns({
  msPerMinute = 10_000,
  clock = () => performance.now(),
}: ThinkingTurnsOptions = {}) {
  const queue = new FairQueue(limits)
  const budget = createRateLimit({ points: msPerMinute })

  /** `cost`: estimated work; less comes first. */
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
          // Charges the time afterward; a client over its budget is refused at the next question.
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
