import { randomBytes } from 'node:crypto'
import { isSameSecret } from './same-secret.ts'
import { visitorCookies, xsrfCookieName } from './visitor-cookies.ts'

const xsrfHeaderName = 'X-XSRF-TOKEN'

/** A token as it is made here, or in the browser (`talk-client.deferred.ts`). */
const token = /^[\w-]{16,64}$/

/**
 * A Set-Cookie header with a new token, or undefined when the request brings one. Readable by script on purpose. Sent back
 * over TLS alone where the site is known to be reached so: by its own address, or by what a trusted proxy says.
 */
export function newXsrfCookie(request: Request, siteUrl?: string): string | undefined {
  if (token.test(visitorCookies(request).xsrfToken ?? '')) return undefined
  const secure = (siteUrl ?? request.url).startsWith('https:') ? '; Secure' : ''
  return `${xsrfCookieName}=${randomBytes(16).toString('base64url')}; Path=/; SameSite=Strict${secure}`
}

/**
 * Whether a request that changes something comes from a page of this site. With a token in the cookie the header must
 * repeat it; without one an Origin must be this site's; with neither (no browser) there is nothing to forge.
 */
export function comesFromThisSite(request: Request, siteOrigins: readonly string[] = []): boolean {
  const { headers } = request
  const given = visitorCookies(request).xsrfToken
  if (given !== undefined) return given !== '' && isSameSecret(headers.get(xsrfHeaderName) ?? '', given)
  const origin = headers.get('origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  if (siteOrigins.includes(origin)) return true
  // Behind a proxy the scheme seen here may differ; the host is the client's word for this site.
  const host = headers.get('host') ?? new URL(request.url).host
  return new URL(origin).host === host
}
