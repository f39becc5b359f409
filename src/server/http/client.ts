import type { Client } from './fair-queue.ts'
import { addressKey } from './visitor-address.ts'
import { visitorCookies } from './visitor-cookies.ts'

/**
 * The key of the address that a request comes from: behind a trusted proxy of the last one in X-Forwarded-For, which the proxy
 * itself has written; whatever stands before it anybody may have made up.
 */
export function addressOf(forwardedFor: string | undefined, remote: string | undefined, trustProxy: boolean): string {
  return addressKey(trustProxy && forwardedFor !== undefined ? forwardedFor.split(',').at(-1) : remote)
}

/**
 * Who sends a request, for limits and queues. The visitor is the page's XSRF token: pupils of a school share an address, and
 * each has a token.
 */
export function clientOf(request: Request & { ip?: string | undefined }, trustProxy: boolean): Client {
  const { headers, ip } = request
  return {
    address: addressOf(headers.get('x-forwarded-for') ?? undefined, ip, trustProxy),
    visitor: visitorCookies(request).xsrfToken ?? '',
  }
}
