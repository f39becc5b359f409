import { createHash } from 'node:crypto'

/** The header by which the renderer tells the router the nonce of a page's own inline scripts. */
export const nonceHeader = 'x-nonce'

/** What the policy has to allow beyond the site itself. */
export interface SecurityPolicy {
  /** Origin of a talk backend elsewhere: its replies and its sound. */
  talkOrigin: string | undefined
  /** A Unity build compiles WebAssembly and makes scripts and workers of blobs. */
  unity: boolean
}

const fixed = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** The headers of every response that is not a page. */
export function dataHeaders(): Record<string, string> {
  return { ...fixed, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }
}

/** A page and the headers that it goes out with. */
export interface SealedPage {
  html: string
  headers: Record<string, string>
}

/**
 * Seals a page: the inline scripts that carry the rendering's nonce, and its inline styles, are allowed by their SHA-256;
 * nothing else is. A script that content had brought in would not know the nonce. The nonce is taken out, so that the
 * response can be kept with its compressed bytes and sent to everybody.
 */
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
