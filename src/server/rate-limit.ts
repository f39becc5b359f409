import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { errorResponse } from './error-response.ts'

/** Counts requests per client; `consume` rejects with a `RateLimiterRes` when there were too many. */
export interface RateLimit {
  consume(client: string): Promise<unknown>
}

/** `requests` per client in `seconds`. */
export function createRateLimit({ requests, seconds = 60 }: { requests: number; seconds?: number }): RateLimit {
  return new RateLimiterMemory({ points: requests, duration: seconds })
}

/** Counts a request; answers with the 429 that it gets when there were too many. Rejects when the count itself fails. */
export async function exceeded(limit: RateLimit, client: string): Promise<Response | undefined> {
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
