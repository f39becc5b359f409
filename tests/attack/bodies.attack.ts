import { once } from 'node:events'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, isShort, sendRaw, startServer, times, type AttackedServer } from './server.ts'

const megabyte = 1024 * 1024
const marker = '<script>window.hit=1</script>'

let server: AttackedServer
beforeAll(async () => {
  server = await startServer({ TALK_PER_MINUTE: '100000', TALK_VOICE_SECONDS: '1000000', PAGES_PER_MINUTE: '100000' })
})
afterAll(() => server.stop())

function isHonest({ status, headers }: { status: number; headers: Record<string, unknown> }): boolean {
  return status < 500 || (status === 503 && headers['retry-after'] !== undefined)
}

const word = fc.constantFrom(
  'es',
  'en',
  '',
  'átomo',
  marker,
  '≈'.repeat(38),
  '\u0000',
  '💥',
  '../../etc/passwd',
  '${7*7}',
  "' OR 1=1",
)
const text = fc.oneof(word, fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 3000 }))
const message = fc.record(
  { role: fc.oneof(fc.constantFrom('user', 'assistant', 'system'), text), content: text },
  { requiredKeys: [] },
)
const body = fc.oneof(
  fc.record({ lang: fc.oneof(fc.constantFrom('es', 'en'), text) }, { requiredKeys: [] }),
  fc.record(
    { lang: fc.constantFrom('es', 'en'), summaryText: text, audioUrl: fc.oneof(fc.constant(''), fc.webUrl(), text) },
    { requiredKeys: ['lang'] },
  ),
  fc.record(
    { lang: fc.constantFrom('es', 'en'), history: fc.array(message, { maxLength: 80 }) },
    { requiredKeys: ['lang'] },
  ),
  fc.jsonValue({ maxDepth: 6 }),
  fc.dictionary(fc.constantFrom('lang', 'history', 'summaryText', '__proto__', 'constructor'), fc.jsonValue()),
)
const sent = fc.oneof(
  { weight: 8, arbitrary: body.map((value) => JSON.stringify(value) ?? '') },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes).toString('latin1')) },
  { weight: 1, arbitrary: fc.nat(1_000_000).map((length) => 'x'.repeat(length)) },
)

it('bodies that nobody would send are refused or answered, and leave nothing behind', async () => {
  const count = times(400, 10_000)
  const statuses = new Map<number, number>()
  const memory: number[] = []
  let tried = 0
  await fc.assert(
    fc.asyncProperty(fc.array(sent, { minLength: 8, maxLength: 8 }), async (bodies) => {
      const answers = await Promise.all(
        bodies.map((one) =>
          ask(server.port, '/api/talk', {
            method: 'POST',
            body: one,
            headers: { 'content-type': 'application/json' },
            from: `127.0.2.${(tried += 1) % 250 || 1}`,
          }),
        ),
      )
      for (const answer of answers) {
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        expect(isHonest(answer), `${answer.status} ${answer.body.slice(0, 200)}`).toBe(true)
        expect(answer.body).not.toContain('node_modules')
      }
      if (tried % 400 === 0) memory.push(Math.round(server.memory('VmRSS') / megabyte))
    }),
    { numRuns: count / 8, endOnFailure: true },
  )
  console.log(`${tried} bodies:`, Object.fromEntries(statuses), `memory ${memory.join(' ')} MB`)
  expect(server.isRunning()).toBe(true)
  expect(server.memory('VmRSS')).toBeLessThan(600 * megabyte)
})

const address = fc
  .array(
    fc.constantFrom(
      '..',
      '%2e%2e',
      'assets',
      'api',
      'news-single',
      'es-1',
      'search',
      '%00',
      '%',
      '%ff',
      '\\',
      '',
      'x'.repeat(90),
      encodeURIComponent(marker),
      '%3Cscript%3E',
      'constructor',
      '__proto__',
    ),
    { maxLength: 6 },
  )
  .map((parts) => `/${parts.join('/')}`)
const query = fc.constantFrom(
  '',
  '?q=' + encodeURIComponent(marker),
  '?q=%',
  '?q[]=1&q=2',
  '?__proto__[x]=1',
  '?utm_source="><svg/onload=hit()>',
  '?' + 'a=1&'.repeat(300),
)

it('addresses that lead nowhere are answered, and nothing that they carry gets into a page', async () => {
  let tried = 0
  await fc.assert(
    fc.asyncProperty(
      address,
      query,
      fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'),
      async (path, search, method) => {
        tried += 1
        const answer = await ask(server.port, path + search, { method, from: `127.0.3.${(tried % 250) + 1}` })
        expect(isHonest(answer), `${answer.status} ${method} ${path}${search}`).toBe(true)
        expect(answer.body).not.toContain(marker)
        expect(answer.body).not.toContain('<svg/onload')
        expect(answer.headers['location'] ?? '/').toMatch(/^\/(?![/\\])/)
        expect(answer.headers['access-control-allow-origin']).toBeUndefined()
      },
    ),
    { numRuns: times(150, 1500), endOnFailure: true },
  )
  console.log(`${tried} addresses`)
})

const crlf = '\r\n'
const talkHead = `POST /api/talk HTTP/1.1${crlf}Host: x${crlf}Content-Type: application/json${crlf}`

describe('the protocol', () => {
  it.each<[string, string | Buffer]>([
    ['two lengths', `${talkHead}Content-Length: 5${crlf}Content-Length: 9${crlf}${crlf}{"a":1}`],
    [
      'a length and chunks',
      `${talkHead}Content-Length: 5${crlf}Transfer-Encoding: chunked${crlf}${crlf}0${crlf}${crlf}GET / HTTP/1.1${crlf}Host: x${crlf}${crlf}`,
    ],
    ['a hidden encoding', `${talkHead}Transfer-Encoding : chunked${crlf}${crlf}0${crlf}${crlf}`],
    ['an encoding nobody knows', `${talkHead}Transfer-Encoding: xchunked${crlf}${crlf}0${crlf}${crlf}`],
    ['a negative length', `${talkHead}Content-Length: -1${crlf}${crlf}x`],
    ['a chunk beyond measure', `${talkHead}Transfer-Encoding: chunked${crlf}${crlf}ffffffffffffffff${crlf}x`],
    [
      'headers without end',
      `GET / HTTP/1.1${crlf}Host: x${crlf}${`X-A: ${'a'.repeat(1000)}${crlf}`.repeat(100)}${crlf}`,
    ],
    ['a header of 64 KB', `GET / HTTP/1.1${crlf}Host: x${crlf}X: ${'a'.repeat(65_536)}${crlf}${crlf}`],
    ['an address of 64 KB', `GET /${'a'.repeat(65_536)} HTTP/1.1${crlf}Host: x${crlf}${crlf}`],
    ['no host', `GET / HTTP/1.1${crlf}${crlf}`],
    ['two hosts', `GET / HTTP/1.1${crlf}Host: x${crlf}Host: y${crlf}${crlf}`],
    ['a host that is none', `GET / HTTP/1.1${crlf}Host: ${marker}${crlf}${crlf}`],
    ['a host of blanks', `GET / HTTP/1.1${crlf}Host: a b${crlf}${crlf}`],
    ['another host in the address', `GET http://evil.test/ HTTP/1.1${crlf}Host: x${crlf}${crlf}`],
    ['an address without a slash', `GET x HTTP/1.1${crlf}Host: x${crlf}${crlf}`],
    ['a tunnel', `CONNECT evil.test:443 HTTP/1.1${crlf}Host: x${crlf}${crlf}`],
    [
      'an upgrade',
      `GET / HTTP/1.1${crlf}Host: x${crlf}Connection: Upgrade${crlf}Upgrade: h2c${crlf}HTTP2-Settings: AA${crlf}${crlf}`,
    ],
    ['HTTP/2 without warning', `PRI * HTTP/2.0${crlf}${crlf}SM${crlf}${crlf}`],
    ['HTTP/0.9', 'GET /\r\n'],
    ['HTTP/9.9', `GET / HTTP/9.9${crlf}Host: x${crlf}${crlf}`],
    ['TLS', Buffer.from('160301020001000001fc0303', 'hex')],
    ['zeros', Buffer.alloc(4096)],
    ['a method of its own', `HACK / HTTP/1.1${crlf}Host: x${crlf}${crlf}`],
    ['bare line feeds', `GET / HTTP/1.1\nHost: x\n\n`],
    ['a split answer', `GET /%0d%0aSet-Cookie:%20a=b HTTP/1.1${crlf}Host: x${crlf}${crlf}`],
    [
      'a range of thousands',
      `GET /favicon.svg HTTP/1.1${crlf}Host: x${crlf}Range: bytes=${'0-1,'.repeat(1300)}0-1${crlf}${crlf}`,
    ],
    ['an expectation', `${talkHead}Expect: 200-maybe${crlf}Content-Length: 2${crlf}${crlf}{}`],
  ])('%s is refused or answered once, and the server goes on', async (_name, bytes) => {
    const received = await sendRaw(server.port, bytes, 700)
    expect(received.match(/^HTTP\/1\.1 5(?!03|05|01)/m)).toBeNull()
    expect(received).not.toMatch(/^set-cookie: a=b/im)
    expect(received).not.toContain(marker)
    expect(received.match(/^HTTP\/1\.1 2/gm)?.length ?? 0).toBeLessThanOrEqual(1)
    expect((await ask(server.port, '/api/health')).status).toBe(200)
  })

  if (!isShort) {
    it.each([
      ['a head', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
      ['a body', `${talkHead}Content-Length: 100${crlf}${crlf}{`],
    ])('who never finishes %s is let go', async (_name, bytes) => {
      const socket = connect({ port: server.port, host: '127.0.0.1' })
      socket.on('error', () => undefined)
      socket.resume().write(bytes)
      await once(socket, 'close')
    })
  }
})

it('another site may not ask in a visitor’s name', async () => {
  const answer = await ask(server.port, '/api/talk', {
    method: 'POST',
    body: '{"lang":"es"}',
    headers: { 'content-type': 'text/plain', origin: 'https://evil.test' },
  })
  expect(answer.status).toBe(403)
})
