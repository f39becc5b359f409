import { createHash } from 'node:crypto'

/** Internal header with the nonce for a page's inline scripts. */
export const nonceHeader = 'x-nonce'

export interface SecurityPolicy {
  talkOrigin: string | undefined
  /** Unity builds compile WebAssembly and use blob scripts and workers. */
  unity: boolean
}

const fixed = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

export function dataHeaders(): Record<string, string> {
  return { ...fixed, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }
}

export interface SealedPage {
  html: string
  headers: Record<string, string>
}

/** Allows scripts with the nonce, inline styles by SHA-256. Removes the nonce, so that the page is cacheable. */
export function applyCsp(html: string, nonce: string, policy: SecurityPolicy): SealedPage {
  const scripts = inlineHashes(
    html,
    new RegExp(`<script(?![^>]*\\ssrc=)[^>]* nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g'),
  )
  const sealed = html.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '').replaceAll(` nonce="${nonce}"`, '')
  return { html: sealed, headers: pageHeaders(sealed, scripts, policy) }
}

function pageHeaders(html: string, scripts: string[], policy: SecurityPolicy): Record<string, string> {
  const styles = inlineHashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
  const talk = policy.talkOrigin ? [policy.talkOrigin] : []
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...(policy.unity ? ["'wasm-unsafe-eval'", 'blob:'] : [])],
    'style-src': ["'self'", ...styles],
    'font-src': ["'self'", 'data:'],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'data:', 'blob:', ...talk],
    'connect-src': ["'self'", 'data:', 'blob:', ...talk],
    'worker-src': ["'self'", ...(policy.unity ? ['blob:'] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  const value = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  return { ...fixed, 'content-security-policy': value.join('; ') }
}

function inlineHashes(html: string, pattern: RegExp): string[] {
  const hashes = [...html.matchAll(pattern)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [...new Set(hashes)]
}
