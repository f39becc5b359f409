import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ask, longText, startServer, talk, times, type AttackedServer } from './server.ts'

const megabyte = 1024 * 1024
/** What docs/operations.md and compose.yaml give the server, less the voice's share: nothing speaks here. */
const memoryLimit = (768 - 100) * megabyte

let server: AttackedServer
let sockets: Socket[]
beforeEach(async () => {
  server = await startServer()
  sockets = []
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await server.stop()
})

/** A connection that sends and never reads. */
function deaf(bytes: string, from: string): Socket {
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress: from })
  socket.on('error', () => {})
  socket.pause()
  socket.write(bytes)
  sockets.push(socket)
  return socket
}

async function answersOf(socket: Socket): Promise<number> {
  let received = ''
  socket.on('data', (part: Buffer) => (received += part.toString('latin1')))
  socket.resume()
  if (!socket.closed) await once(socket, 'close')
  return received.split('HTTP/1.1 ').length - 1
}

async function visit(pages: number): Promise<number> {
  let slowest = 0
  for (let turn = 0; turn < pages; turn += 1) {
    const page = await ask(server.port, ['/', '/en', '/shorts', '/news-single/es-1'][turn % 4] ?? '/', {
      from: '127.0.0.9',
    })
    expect(page.status).toBe(200)
    slowest = Math.max(slowest, page.ms)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return slowest
}

describe('pipelined requests whose answers nobody reads', () => {
  it.each([
    ['a page with a query', (n: number) => `/?x=${n}`],
    ['pages that are not there', (n: number) => `/nothing-${n}`],
    ['searches', (n: number) => `/search?q=luz${n}`],
  ])('%s: the server stays small, cuts off who asks for too much, and others are served', async (_name, target) => {
    await visit(8)
    let count = 0
    const greedy: Socket[] = []
    const pipeline = (requests: number) =>
      Array.from({ length: requests }, () => `GET ${target((count += 1))} HTTP/1.1\r\nHost: x\r\n\r\n`).join('')
    const flood = setInterval(() => {
      if (sockets.length > times(200, 1500)) return
      // One over the pipelining limit, one within.
      greedy.push(deaf(pipeline(400), '127.0.0.2'))
      for (const requests of [8, 8]) deaf(pipeline(requests), '127.0.0.2')
    }, 50)
    const slowest = await visit(times(40, 300))
    clearInterval(flood)
    console.log(
      `${count} requests, slowest page of another visitor ${Math.round(slowest)} ms, at most ${Math.round(server.memory('VmHWM') / megabyte)} MB`,
    )
    const answers = await Promise.all(greedy.map(answersOf))
    expect(Math.max(...answers)).toBeLessThan(10)
    expect(server.memory('VmHWM')).toBeLessThan(memoryLimit)
    expect(server.isRunning()).toBe(true)
  })
})

describe('the voice', () => {
  const patient = { TALK_VOICE_WAIT_MS: '120000', TALK_TIMEOUT_MS: '120000' }
  const question = { history: [{ role: 'user', content: '¿Qué es un átomo?' }], lang: 'es' }

  it('is heard from another address while one floods it, and afterwards', async () => {
    await server.stop()
    server = await startServer(patient)
    const flooded = times(30, 59)
    const flood: Promise<unknown>[] = []
    const heard: number[] = []
    for (let n = 0; n < flooded; n += 1) {
      const summary = { audioUrl: '', summaryText: longText(1990, n), lang: 'es' }
      flood.push(talk(server.port, summary, { from: '127.0.0.2', giveUpMs: 150 }).catch(() => undefined))
      await new Promise((resolve) => setTimeout(resolve, 100))
      if (n % 10 !== 9) continue
      const content = `¿Qué es la luz? ${n}`
      const answer = await talk(
        server.port,
        { ...question, history: [{ role: 'user', content }] },
        { from: '127.0.0.3' },
      )
      expect([answer.status, JSON.parse(answer.body).audio]).toEqual([200, expect.stringContaining('.mp3')])
      heard.push(answer.ms)
    }
    await Promise.all(flood)
    const after = await talk(server.port, question, { from: '127.0.0.3' })
    expect(after.status).toBe(200)
    console.log(
      `another address heard Zed after ${heard.map(Math.round).join(', ')} ms, afterwards after ${Math.round(after.ms)} ms`,
    )
    expect(heard).toHaveLength(Math.floor(flooded / 10))
  })

  it('is shared by 50 readers of long texts: each gets sound, or the text and when to ask again', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        talk(
          server.port,
          { audioUrl: '', summaryText: longText(1990, 1000 + n), lang: 'es' },
          { from: `127.0.1.${n + 1}` },
        ),
      ),
    )
    const spoken = answers.filter(({ status }) => status === 200)
    const written = answers.filter(({ status }) => status === 503)
    console.log(
      `${spoken.length} spoken, ${written.length} in writing, slowest ${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms`,
    )
    expect(spoken.length + written.length).toBe(50)
    for (const { headers, body } of written) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(JSON.parse(body).text).toContain('Texto')
    }
    // Seldom enough for the limit of requests of one address.
    await vi.waitFor(async () => expect((await talk(server.port, question, { from: '127.0.0.3' })).status).toBe(200), {
      timeout: 240_000,
      interval: 6000,
    })
  })

  it('has as much as he should for each visitor, and text for all that is beyond', async () => {
    await server.stop()
    server = await startServer({ TALK_VOICE_SECONDS: '30' })
    const first = await talk(server.port, { audioUrl: '', summaryText: longText(400, 1), lang: 'es' })
    const second = await talk(server.port, { audioUrl: '', summaryText: longText(400, 2), lang: 'es' })
    const kept = await talk(server.port, { audioUrl: '', summaryText: longText(400, 1), lang: 'es' })
    expect([first.status, second.status, kept.status]).toEqual([200, 503, 200])
    expect(JSON.parse(second.body).text).toContain('Texto 2')
  })
})

it('idle connections beyond number leave room for visitors', async () => {
  for (let n = 0; n < times(300, 1500); n += 1) deaf('GET / HTTP/1.1\r\nHo', '127.0.0.2')
  await visit(50)
})
