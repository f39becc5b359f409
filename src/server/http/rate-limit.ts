import { AsyncLocalStorage } from 'node:async_hooks'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Client } from './fair-queue.ts'
import { errorResponse } from './error-response.ts'

/** Limit of an address relative to a visitor: a class shares one. */
const visitorsOfAddress = 10

export interface RateLimit {
  consume(client: Client, points?: number): Promise<unknown>
}

/** `points` per visitor in `seconds`, and ten times as many per address. */
export function createRateLimit({ points, seconds = 60 }: { points: number; seconds?: number }): RateLimit {
  const visitors = new RateLimiterMemory({ points, duration: seconds })
  const addresses = new RateLimiterMemory({ points: points * visitorsOfAddress, duration: seconds })
  // Timers would otherwise retain the async context of the request.
  const outside = AsyncLocalStorage.snapshot()
  return {
    consume: ({ address, visitor }, used = 1) =>
      outside(async () => {
        await addresses.consume(address, used)
        await visitors.consume(`${address} ${visitor}`, used)
      }),
  }
}

/** Returns a 429 response if over the limit. Rejects if counting fails. */
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
