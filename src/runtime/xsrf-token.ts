export type TokenPage = { cookie: string; readonly location: { readonly protocol: string } }

/** Reads or creates the visitor's XSRF token (cached pages can't contain one). Other sites can't read or set it. */
export function xsrfToken(page: TokenPage): string {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(page.cookie)?.[1]
  if (!value) {
    const token = crypto.getRandomValues(new Uint32Array(4)).join('-')
    page.cookie = `XSRF-TOKEN=${token}; Path=/; SameSite=Strict${page.location.protocol === 'https:' ? '; Secure' : ''}`
    return token
  }
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
