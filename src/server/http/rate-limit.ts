import { AsyncLocalStorage } from 'node:async_hooks'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Client } from './fair-queue.ts'
import { errorResponse } from './error-response.ts'

/** How much more an address may do than one visitor: a class behind it must not lock itself out. */
const visitorsOfAddress = 10

/** Counts what is asked for; `consume` rejects with a `RateLimiterRes` when it was too much. */
export interface RateLimit {
  consume(client: Client, points?: number): Promise<unknown>
}

/** `points` for each visitor in `seconds`, and ten times as many for an address, whoever is behind it. */
export function createRateLimit({ points, seconds = 60 }: { points: number; seconds?: number }): RateLimit {
  const visitors = new RateLimiterMemory({ points, duration: seconds })
  const addresses = new RateLimiterMemory({ points: points * visitorsOfAddress, duration: seconds })
  // The timers of what is counted would hold the context of the request that began it, and with it the request.
  const outside = AsyncLocalStorage.snapshot()
  return {
    consume: ({ address, visitor }, used = 1) =>
      outside(async () => {
        await addresses.consume(address, used)
        await visitors.consume(`${address} ${visitor}`, used)
      }),
  }
}

/** Counts a request; answers with the 429 that it gets when there were too many. Rejects when the count itself fails. */
export async function exceeded(limit: RateLimit, client: Client): Promise<Response | undefined> {
  try {
    await limit.consume(client)
    return undefined
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const wait = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    const headers = { 'retry-after': String(wait) }
    return errorResponse(429, 'too_many_requests', { message: 'ask again in a moment' }, headers)
  }
}
