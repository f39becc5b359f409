import { readdirSync, readlinkSync } from 'node:fs'
import http from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { freePort } from '../../tools/testing/serve-build.ts'
import { connectDebugger, type Debugger } from './debugger.ts'
import { ask, startServer, times, type AttackedServer } from './server.ts'

const megabyte = 1024 * 1024

let server: AttackedServer
let inside: Debugger | undefined
afterEach(async () => {
  inside?.close()
  inside = undefined
  await server.stop()
})

async function startOpened(): Promise<Debugger> {
  const port = await freePort()
  server = await startServer({ TRUST_PROXY: 'true', NODE_OPTIONS: `--inspect=127.0.0.1:${port}` })
  return connectDebugger(port)
}

async function repeat(count: number, atOnce: number, work: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) await work((next += 1))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

const agent = new http.Agent({ keepAlive: true })

function askQuestion(n: number): Promise<number> {
  const visitor = `a-visitor-of-many-${Math.floor(n / 50) % 12}`
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `192.0.2.${n % 50}`,
    cookie: `XSRF-TOKEN=${visitor}`,
    'x-xsrf-token': visitor,
  }
  return new Promise((resolve, reject) => {
    const target = { host: '127.0.0.1', port: server.port, path: '/api/talk', method: 'POST', agent, headers }
    const request = http.request(target, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    request.on('error', reject)
    request.end(JSON.stringify({ history: [{ role: 'user', content: '¿Qué es un átomo?' }], lang: 'es' }))
  })
}

it('questions leave nothing of their requests behind, whatever still counts them', async () => {
  inside = await startOpened()
  await repeat(100, 20, askQuestion)
  const before = await inside.heldHeap()
  const count = times(400, 15_000)
  const statuses = new Map<number, number>()
  await repeat(count, 20, async (n) => {
    const status = await askQuestion(n)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  const requests = () => inside?.held('process.getBuiltinModule("node:http").IncomingMessage.prototype')
  // Rate counters live over a minute, question timers 15 s.
  const held = await vi.waitFor(
    async () => {
      const left = await requests()
      expect(left).toBeLessThan(60)
      return left
    },
    { timeout: 40_000, interval: 4000 },
  )
  const after = await inside.heldHeap()
  console.log(
    `${count} questions:`,
    Object.fromEntries(statuses),
    `${held} requests held; heap ${Math.round(before / megabyte)} MB before, ${Math.round(after / megabyte)} MB after`,
  )
})

it('films that are asked for and not waited for leave no file open', async () => {
  server = await startServer({ EXPECTED: '/api/health' })
  const films = path.resolve('.output/public/videos')
  const [film] = readdirSync(films, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mp4'))
  const pipeline = `GET /videos/${film} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(8)
  const openFilms = () =>
    readdirSync(`/proc/${server.pid}/fd`).filter((fd) => {
      try {
        return readlinkSync(`/proc/${server.pid}/fd/${fd}`).endsWith('.mp4')
      } catch {
        return false
      }
    }).length
  const leave = (n: number) =>
    new Promise<void>((resolve) => {
      const socket = connect({ port: server.port, host: '127.0.0.1', localAddress: `127.0.5.${(n % 250) + 1}` })
      socket.on('error', () => undefined)
      socket.on('close', () => resolve())
      socket.write(pipeline)
      if (n % 3 === 0) socket.end(() => socket.destroy())
      else if (n % 3 === 1) socket.once('data', () => socket.destroy())
      else setTimeout(() => socket.destroy(), n % 20)
    })
  await repeat(times(150, 5000), 20, leave)
  await vi.waitFor(() => expect(openFilms()).toBe(0), { timeout: 20_000 })
  expect((await ask(server.port, '/en', { from: '127.0.5.1' })).status).toBe(200)
})

it('a herd on pages that are not kept fits in the memory of a small container', async () => {
  server = await startServer({ TRUST_PROXY: 'true', PAGES_PER_MINUTE: '100000', EXPECTED: '/api/health' })
  const map = await ask(server.port, '/sitemap.xml')
  const all = [...map.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname)
  const pages = all.slice(0, times(78, all.length))
  const atRest = server.memory('VmRSS')
  const count = times(600, 20_000)
  await repeat(count, 200, async (n) => {
    const headers = { 'accept-encoding': 'br', 'x-forwarded-for': `198.51.100.${n % 250}` }
    await ask(server.port, pages[n % pages.length] ?? '/', { headers })
  })
  const inMegabytes = (bytes: number) => `${Math.round(bytes / megabyte)} MB`
  console.log(
    `${count} answers of ${pages.length} pages, ${inMegabytes(atRest)} before, at most ${inMegabytes(server.memory('VmHWM'))}`,
  )
  expect(server.memory('VmHWM')).toBeLessThan(560 * megabyte)
})
