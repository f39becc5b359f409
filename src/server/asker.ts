import type { Asker } from './fair-queue.ts'
import { visitorCookies } from './visitor-cookies.ts'

/**
 * Who sends a request, for limits and queues. The address, behind a trusted proxy, is the last one in X-Forwarded-For, which
 * the proxy itself has written; whatever stands before it anybody may have made up. The visitor is the page's XSRF token:
 * pupils of a school share an address, and each has a token.
 */
export function askerOf(request: Request & { ip?: string | undefined }, trustProxy: boolean): Asker {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return { address: forwarded || request.ip || 'unknown', visitor: visitorCookies(request).xsrfToken ?? '' }
}
