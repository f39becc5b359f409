import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { addressOf } from './client.ts'
import { Connections } from './connections.ts'
import { refuse } from './error-response.ts'
import type { StaticFiles } from './static-files.ts'
import { addressKey } from './visitor-address.ts'

/** Limits per connection; times in ms. */
export const connectionLimits = {
  /** Pipelined requests; browsers send one. */
  unanswered: 8,
  /** Concurrent requests per address, for example a school. */
  ofAddress: 400,
  connections: 2000,
  /** Most connections per address; those of a proxy serve everybody. */
  connectionsOfAddress: 1000,
  /** Longest URL in characters. */
  address: 4096,
  headersMs: 15_000,
  requestMs: 60_000,
  /** Idle timeout, longer than an answer may take. */
  silentMs: 125_000,
} as const

export interface Answered {
  method: string
  path: string
  status: number
  ms: number
  aborted: boolean
}

export interface SiteServerOptions {
  /** Behind a reverse proxy, which provides client addresses. */
  trustProxy?: boolean
  strictTransport?: boolean
  files: Pick<StaticFiles, 'answer'>
  /** Handles everything but files. */
  answer: (request: IncomingMessage, response: ServerResponse) => unknown
  onAnswered?: (answered: Answered) => void
  onError: (message: string, error: unknown) => void
}

interface Exchange {
  key: string
  waiting: (() => void)[]
  isAtWork: boolean
}

/** One year, the minimum for HSTS preload lists. */
const strictTransportSecurity = 'max-age=31536000'

export function createSiteServer({
  trustProxy = false,
  strictTransport = false,
  files,
  answer,
  onAnswered,
  onError,
}: SiteServerOptions): Server {
  const exchanges = new WeakMap<Socket, Exchange>()
  const ofAddress = new Map<string, number>()
  const connections = new Connections({
    most: connectionLimits.connections,
    ofAddress: trustProxy ? connectionLimits.connections : connectionLimits.connectionsOfAddress,
  })
  const server = createServer(
    {
      headersTimeout: connectionLimits.headersMs,
      requestTimeout: connectionLimits.requestMs,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 10_000,
      noDelay: true,
    },
    (request, response) => {
      const { socket } = request
      const exchange = exchangeOf(socket)
      const forwardedFor = request.headers['x-forwarded-for']?.toString()
      const address = addressOf(forwardedFor, socket.remoteAddress, trustProxy)
      const unanswered = exchange.waiting.length + (exchange.isAtWork ? 1 : 0)
      const together = (ofAddress.get(address) ?? 0) + 1
      if (unanswered >= connectionLimits.unanswered || together > connectionLimits.ofAddress) {
        // A proxy's connection also carries other clients' requests.
        if (trustProxy) refuse(response, 503, 'Too many requests at once\n')
        else socket.destroy()
        return
      }
      ofAddress.set(address, together)
      const began = performance.now()
      const path = pathOf(request.url)
      const method = request.method ?? ''
      const release = (aborted: boolean) => {
        const left = (ofAddress.get(address) ?? 1) - 1
        if (left > 0) ofAddress.set(address, left)
        else ofAddress.delete(address)
        const ms = Math.round((performance.now() - began) * 10) / 10
        onAnswered?.({ method, path, status: response.statusCode, ms, aborted })
      }
      // Sequential: don't prepare responses that must wait.
      exchange.waiting.push(() => {
        if (socket.destroyed) return release(true)
        exchange.isAtWork = true
        connections.work(socket, exchange.key)
        response.once('close', () => {
          exchange.isAtWork = false
          connections.rest(socket, exchange.key)
          release(!response.writableFinished)
          exchange.waiting.shift()?.()
        })
        respond(request, response, path)
      })
      if (!exchange.isAtWork) exchange.waiting.shift()?.()
    },
  )
  server.on('connection', (socket) => connections.add(socket, exchangeOf(socket).key))
  server.setTimeout(connectionLimits.silentMs)

  function exchangeOf(socket: Socket): Exchange {
    const known = exchanges.get(socket)
    if (known) return known
    const exchange: Exchange = { key: addressKey(socket.remoteAddress), waiting: [], isAtWork: false }
    exchanges.set(socket, exchange)
    socket.once('close', () => {
      for (const drop of exchange.waiting.splice(0)) drop()
    })
    return exchange
  }

  function respond(request: IncomingMessage, response: ServerResponse, path: string): void {
    if (strictTransport) response.setHeader('strict-transport-security', strictTransportSecurity)
    if ((request.url?.length ?? 0) > connectionLimits.address) return refuse(response, 414, 'The address is too long\n')
    const whole = withOneSlash(request.url ?? '/')
    if (whole !== undefined) {
      response.setHeader('location', whole)
      return refuse(response, 308, '')
    }
    if (!files.answer(request, response, path)) void handOn(request, response)
  }

  async function handOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await answer(request, response)
    } catch (error) {
      if (response.destroyed) return
      onError('A request could not be answered', error)
      if (response.headersSent) response.destroy()
      else refuse(response, 500, 'Something went wrong\n')
    }
  }
  return server
}

function pathOf(url = '/'): string {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}

/** Single-slash URL for one that looks like another host (`//x`, `/\\x`, also after resolving dots). */
function withOneSlash(url: string): string | undefined {
  if (!URL.canParse(url, 'http://site.invalid')) return '/'
  const { pathname, search } = new URL(url.startsWith('/') ? `http://site.invalid${url}` : url, 'http://site.invalid')
  return pathname.startsWith('//') ? `/${pathname.replace(/^\/+/, '')}${search}` : undefined
}

/** Stops accepting requests and waits up to `patienceMs` for running ones. */
export async function drain(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  const over = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref())
  await Promise.race([closed, over])
  clearInterval(idle)
  server.closeAllConnections()
}
