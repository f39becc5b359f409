import { randomBytes } from 'node:crypto'

/** The cookie that a page sends back in the header X-XSRF-TOKEN with every call that changes or costs something. */
export const xsrfCookie = 'XSRF-TOKEN'

/** A Set-Cookie header with a new token, or undefined when the request brings one already. Readable by script on purpose. */
export function newXsrfCookie(request: Request): string | undefined {
  const cookies = request.headers.get('cookie') ?? ''
  if (new RegExp(`(?:^|;\\s*)${xsrfCookie}=[A-Za-z0-9_-]{22}(?:;|$)`).test(cookies)) return undefined
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return `${xsrfCookie}=${randomBytes(16).toString('base64url')}; Path=/; SameSite=Strict${secure}`
}
