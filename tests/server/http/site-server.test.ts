import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { request as ask } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectionLimits, createSiteServer, drain, type Answered } from '../../../src/server/http/site-server.ts'
import { StaticFiles } from '../../../src/server/http/static-files.ts'

let folder: string
let servers: Server[]
let answered: Answered[]
let sockets: Socket[]
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  servers = []
  answered = []
  sockets = []
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true })
})

function put(name: string, content: string | Buffer) {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

type Answer = Parameters<typeof createSiteServer>[0]['answer']

async function serve(
  answer: Answer = (_request, response) => response.end('page'),
  onError = vi.fn(),
  options: { trustProxy?: boolean; strictTransport?: boolean } = {},
) {
  const server = createSiteServer({
    ...options,
    files: new StaticFiles([folder]),
    answer,
    onError,
    onAnswered: (one) => answered.push(one),
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, port, onError, url: `http://127.0.0.1:${port}` }
}

/** Sends an unmodified path; `fetch` would normalize it. */
function raw(port: number, target: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const request = ask({ port, host: '127.0.0.1', path: target, headers }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part as Buffer)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) })
    })
    request.on('error', reject)
    request.end()
  })
}

describe('files', () => {
  it('are sent whole, in the range asked for, and as they are compressed', async () => {
    put('videos/one/video.mp4', 'abcdefghij')
    put('assets/app-AbCd1234.js', 'const a = 1')
    put('assets/app-AbCd1234.js.br', brotliCompressSync('const a = 1'))
    const { port } = await serve()
    const whole = await raw(port, '/videos/one/video.mp4')
    expect([whole.status, String(whole.body)]).toEqual([200, 'abcdefghij'])
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4' })
    const part = await raw(port, '/videos/one/video.mp4', { range: 'bytes=-3' })
    expect([part.status, String(part.body), part.headers['content-range']]).toEqual([206, 'hij', 'bytes 7-9/10'])
    expect((await raw(port, '/videos/one/video.mp4', { range: 'bytes=99-' })).status).toBe(416)
    const script = await raw(port, '/assets/app-AbCd1234.js', { 'accept-encoding': 'gzip, br' })
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
    expect((await raw(port, '/videos/one/video.mp4', { 'if-none-match': String(whole.headers['etag']) })).status).toBe(
      304,
    )
  })

  it('are kept for ever only when their name changes with them', async () => {
    put('assets/app-AbCd1234.js', '1')
    put('assets/i18n/es.json', '{}')
    put('pictures/one.avif', 'x')
    put('videos/one/video.mp4', 'x')
    put('videos/one/es.vtt', 'WEBVTT')
    const { port } = await serve()
    const control = async (name: string) => (await raw(port, name)).headers['cache-control']
    expect(await control('/assets/app-AbCd1234.js')).toContain('immutable')
    expect(await control('/assets/i18n/es.json')).toBe('no-cache')
    expect(await control('/pictures/one.avif')).toBe('public, max-age=86400')
    expect(await control('/videos/one/video.mp4')).toBe('no-cache')
    expect(await control('/videos/one/es.vtt')).toBe('no-cache')
  })

  it('that are not there are never kept, and no page is made for them', async () => {
    put('assets/app-AbCd1234.js', '1')
    const page = vi.fn()
    const { port } = await serve(page)
    const gone = await raw(port, '/assets/gone-AbCd1234.js')
    expect([gone.status, gone.headers['cache-control'], gone.headers['set-cookie']]).toEqual([
      404,
      'no-store',
      undefined,
    ])
    expect(page).not.toHaveBeenCalled()
  })

  it('outside of their folder cannot be had', async () => {
    put('assets/app-AbCd1234.js', '1')
    const { port } = await serve((_request, response) => {
      response.statusCode = 404
      response.end()
    })
    for (const target of [
      '/assets/../../etc/passwd',
      '/assets/%2e%2e/%2e%2e/etc/passwd',
      '/assets/..%2f..%2fx',
      '/%00',
      '/%',
      '/assets/%',
    ]) {
      expect((await raw(port, target)).status, target).toBe(404)
    }
  })
})

describe('a connection', () => {
  it('that sends more than it reads is ended, and others go on', async () => {
    const { port, url } = await serve((_request, response) => {
      response.write('never done')
    })
    const greedy = connect(port, '127.0.0.1')
    greedy.on('error', () => {})
    const ended = new Promise((resolve) => greedy.once('close', resolve))
    greedy.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(connectionLimits.unanswered + 1))
    await ended
    const response = await fetch(url)
    expect(response.status).toBe(200)
    await response.body?.cancel()
  })

  it.each([
    ['by its address', {}, true, 'ended'],
    ['by what the proxy says', { trustProxy: true }, true, '503'],
    ['each for itself behind a proxy', { trustProxy: true }, false, 'waits'],
  ])('is one of so many of an address, told %s', async (_name, options, isSame, expected) => {
    const { port } = await serve((_request, response) => response.write('never done'), vi.fn(), options)
    const connected = (n: number) => {
      const socket = connect(port, '127.0.0.1')
      sockets.push(socket)
      socket.on('error', () => {})
      socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.${isSame ? 1 : n % 200}\r\n\r\n`)
      return new Promise<string>((resolve) => {
        socket.once('data', (part) => resolve(/^HTTP\/1.1 503/.test(String(part)) ? '503' : 'waits'))
        socket.once('close', () => resolve('ended'))
      })
    }
    const first = await Promise.all(Array.from({ length: connectionLimits.ofAddress }, (_, n) => connected(n)))
    expect(new Set(first)).toEqual(new Set(['waits']))
    expect(await connected(0)).toBe(expected)
  })

  it('has its requests answered one after the other, and none for which it does not stay', async () => {
    const asked: string[] = []
    let end = () => {}
    const { port } = await serve((request, response) => {
      asked.push(request.url ?? '')
      end = () => response.end('done')
    })
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    let received = ''
    socket.on('data', (part) => (received += String(part)))
    for (const n of [1, 2, 3, 4]) socket.write(`GET /${n} HTTP/1.1\r\nHost: x\r\n\r\n`)
    await vi.waitFor(() => expect(asked).toEqual(['/1']))
    end()
    await vi.waitFor(() => expect(asked).toEqual(['/1', '/2']))
    expect(received.match(/HTTP\/1.1 200/g)).toHaveLength(1)
    socket.destroy()
    const told = () => answered.filter(({ path: asking }) => /^\/\d$/.test(asking))
    await vi.waitFor(() => expect(told()).toHaveLength(4))
    expect(asked).toEqual(['/1', '/2'])
    expect(told().map(({ aborted }) => aborted)).toEqual([false, true, true, true])
  })

  it('that drops its requests does not go on counting for its address', async () => {
    const { port, url } = await serve((_request, response) => response.write('never done'))
    const rounds = connectionLimits.ofAddress / connectionLimits.unanswered + 5
    for (let round = 0; round < rounds; round += 1) {
      const socket = connect(port, '127.0.0.1')
      const data = new Promise((resolve) => socket.once('data', resolve))
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(connectionLimits.unanswered))
      await data
      socket.destroy()
    }
    await vi.waitFor(() => expect(answered.length).toBeGreaterThanOrEqual(rounds * connectionLimits.unanswered))
    const response = await fetch(url)
    expect(response.status).toBe(200)
    await response.body?.cancel()
  })

  it('may send as many as it likes one after the other', async () => {
    const { port } = await serve()
    for (let count = 0; count <= connectionLimits.unanswered; count += 1)
      expect((await raw(port, '/')).status).toBe(200)
  })
})

describe('an address', () => {
  it.each([
    ['//evil.test/x', '/evil.test/x'],
    ['/\\evil.test', '/evil.test'],
    ['///', '/'],
    ['/api/%2e%2e/x/../\\/search', '/search'],
    ['http://[', '/'],
  ])('%s leads to %s of this site', async (target, location) => {
    const { port } = await serve()
    const response = await raw(port, target)
    expect([response.status, response.headers['location']]).toEqual([308, location])
  })

  it('that is too long is refused', async () => {
    const { port } = await serve()
    expect((await raw(port, `/${'a'.repeat(5000)}`)).status).toBe(414)
  })
})

it('tells browsers to keep to TLS where the site is reached by it alone, with whatever it answers', async () => {
  put('one.txt', 'x')
  const strict = await serve(undefined, vi.fn(), { strictTransport: true })
  for (const target of ['/', '/one.txt', '//x'])
    expect((await raw(strict.port, target)).headers['strict-transport-security'], target).toBe('max-age=31536000')
  const plain = await serve()
  expect((await raw(plain.port, '/')).headers['strict-transport-security']).toBeUndefined()
})

it('what goes wrong is told, and the visitor gets an answer that no cache keeps', async () => {
  const { port, onError } = await serve(() => Promise.reject(new Error('broken')))
  const response = await raw(port, '/')
  expect([response.status, response.headers['cache-control']]).toEqual([500, 'no-store'])
  expect(onError).toHaveBeenCalledWith('A request could not be answered', new Error('broken'))
})

it('tells of each request without what the visitor has asked for', async () => {
  const { port } = await serve()
  await raw(port, '/search?q=secret')
  await vi.waitFor(() =>
    expect(answered).toMatchObject([{ method: 'GET', path: '/search', status: 200, aborted: false }]),
  )
})

describe('draining', () => {
  it('lets what is under way end, and takes nothing new', async () => {
    let end = () => {}
    const { port, server } = await serve((_request, response) => {
      end = () => response.end('spoken')
    })
    const talk = raw(port, '/api/talk')
    await vi.waitUntil(() => String(end).includes('spoken'))
    const drained = drain(server, 10_000)
    await expect(raw(port, '/')).rejects.toThrow()
    end()
    expect(String((await talk).body)).toBe('spoken')
    await drained
  })

  it('does not wait for ever', async () => {
    const { port, server } = await serve(() => new Promise(() => {}))
    const talk = raw(port, '/api/talk')
    talk.catch(() => {})
    await vi.waitFor(async () =>
      expect(await new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))).toBe(1),
    )
    await drain(server, 50)
    await expect(talk).rejects.toThrow()
  })
})
