import type { Client } from './fair-queue.ts'
import { addressKey } from './visitor-address.ts'
import { visitorCookies } from './visitor-cookies.ts'

/** Behind a trusted proxy, uses the last X-Forwarded-For entry, because clients can forge earlier ones. */
export function addressOf(forwardedFor: string | undefined, remote: string | undefined, trustProxy: boolean): string {
  return addressKey(trustProxy && forwardedFor !== undefined ? forwardedFor.split(',').at(-1) : remote)
}

/** The visitor is the XSRF token: users at one address, such as a school, each have one. */
export function clientOf(request: Request & { ip?: string | undefined }, trustProxy: boolean): Client {
  const { headers, ip } = request
  return {
    address: addressOf(headers.get('x-forwarded-for') ?? undefined, ip, trustProxy),
    visitor: visitorCookies(request).xsrfToken ?? '',
  }
}
