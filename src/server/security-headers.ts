import { createHash } from 'node:crypto'

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

/**
 * The headers of a page. Every inline script and style in `html` is allowed by its SHA-256 and nothing else is,
 * so that the whole response can be kept with its compressed bytes, which a nonce would forbid.
 */
export function pageHeaders(html: string, policy: SecurityPolicy): Record<string, string> {
  const scripts = inlineHashes(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
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
