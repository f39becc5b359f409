import { expect, test } from 'vitest'
import { newXsrfCookie } from '../../../src/server/http/xsrf.ts'

const ask = (cookie?: string, url = 'http://site.test/') =>
  new Request(url, cookie === undefined ? {} : { headers: { cookie } })

test('a visitor without a token is given one that script can read and other sites cannot send', () => {
  const cookie = newXsrfCookie(ask())
  expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{22}; Path=\/; SameSite=Strict$/)
  expect(newXsrfCookie(ask())).not.toBe(cookie)
})

test('over https the token never travels without it', () => {
  expect(newXsrfCookie(ask(undefined, 'https://site.test/'))).toMatch(/; Secure$/)
  // Behind a TLS proxy, requests arrive without TLS.
  expect(newXsrfCookie(ask(), 'https://site.test')).toMatch(/; Secure$/)
})

test('a visitor with a token keeps it, and a broken one is replaced', () => {
  const token = /=([\w-]{22});/.exec(newXsrfCookie(ask()) ?? '')?.[1]
  expect(newXsrfCookie(ask(`a=b; XSRF-TOKEN=${token}`))).toBeUndefined()
  expect(newXsrfCookie(ask('XSRF-TOKEN=short'))).toBeDefined()
})
