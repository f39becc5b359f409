import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { dataHeaders, applyCsp } from '../../../src/server/http/security-headers.ts'

const policyOf = (html: string, policy = { talkOrigin: undefined as string | undefined, unity: false }) =>
  applyCsp(html, 'n0', policy).headers['content-security-policy'] ?? ''
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe("a page's policy", () => {
  test('allows its inline scripts and styles by hash, and no other', () => {
    const policy = policyOf(
      '<style>b{}</style><script nonce="n0">go()</script><script nonce="n0" type="module" src="/a.js"></script>',
    )
    expect(policy).toContain(`script-src 'self' ${hash('go()')};`)
    expect(policy).toContain(`style-src 'self' ${hash('b{}')};`)
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
  })

  test('never blesses a script that the rendering has not made, and tells nobody the nonce', () => {
    const html = '<meta property="csp-nonce" content="n0"/><script>evil()</script><script nonce="n1">guess()</script>'
    expect(policyOf(html)).toContain("script-src 'self';")
    const sealed = applyCsp(`${html}<script nonce="n0">go()</script>`, 'n0', { talkOrigin: undefined, unity: false })
    expect(sealed.html).not.toContain('n0')
    expect(sealed.html).toContain('<script>go()</script>')
  })

  test('lets in no foreign host by default, and frames, plugins and bases never', () => {
    const policy = policyOf('<p></p>')
    expect(policy).not.toMatch(/https?:/)
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
      expect(policy).toContain(part)
    }
  })

  test('lets in a configured talk backend, for its replies and its sound alone', () => {
    const policy = policyOf('<p></p>', { talkOrigin: 'https://cms.example', unity: false })
    expect(policy).toMatch(/connect-src [^;]*https:\/\/cms\.example/)
    expect(policy).toMatch(/media-src [^;]*https:\/\/cms\.example/)
    expect(policy).toMatch(/script-src 'self';/)
  })

  test('allows WebAssembly only for a Unity build', () => {
    expect(policyOf('<p></p>', { talkOrigin: undefined, unity: true })).toContain("'wasm-unsafe-eval'")
    expect(policyOf('<p></p>')).not.toContain('wasm')
  })
})

test('data may be used for nothing but data', () => {
  expect(dataHeaders()['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(dataHeaders()['x-content-type-options']).toBe('nosniff')
})

test.each([
  ['a page', applyCsp('<p></p>', 'n0', { talkOrigin: undefined, unity: false }).headers],
  ['data', dataHeaders()],
])('%s lets the site itself hear, and nobody see, locate or charge the reader', (_name, headers) => {
  expect(headers['permissions-policy']?.split(', ')).toEqual([
    'camera=()',
    'geolocation=()',
    'microphone=(self)',
    'payment=()',
    'usb=()',
  ])
})
