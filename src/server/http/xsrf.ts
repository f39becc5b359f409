import { randomBytes } from 'node:crypto'
import { isSameSecret } from './same-secret.ts'
import { visitorCookies, xsrfCookieName } from './visitor-cookies.ts'

const xsrfHeaderName = 'X-XSRF-TOKEN'

/** A token from this server or the browser (`src/runtime/xsrf-token.ts`). */
const token = /^[\w-]{16,64}$/

/** Set-Cookie header with a new token, or undefined if the visitor has one. Readable by script on purpose. */
export function newXsrfCookie(request: Request, siteUrl?: string): string | undefined {
  if (token.test(visitorCookies(request).xsrfToken ?? '')) return undefined
  const secure = (siteUrl ?? request.url).startsWith('https:') ? '; Secure' : ''
  return `${xsrfCookieName}=${randomBytes(16).toString('base64url')}; Path=/; SameSite=Strict${secure}`
}

/** The header must match the cookie's token; without one, Origin must match. Neither: not a browser, so no forgery. */
export function comesFromThisSite(request: Request, siteOrigins: readonly string[] = []): boolean {
  const { headers } = request
  const given = visitorCookies(request).xsrfToken
  if (given !== undefined) return given !== '' && isSameSecret(headers.get(xsrfHeaderName) ?? '', given)
  const origin = headers.get('origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  if (siteOrigins.includes(origin)) return true
  // Behind a proxy the scheme may differ; compare hosts only.
  const host = headers.get('host') ?? new URL(request.url).host
  return new URL(origin).host === host
}
