import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { addressOf } from './client.ts'
import { Connections } from './connections.ts'
import { refuse } from './error-response.ts'
import type { StaticFiles } from './static-files.ts'
import { addressKey } from './visitor-address.ts'

/** What one connection may ask for and how long it may take. Times in ms. */
export const connectionLimits = {
  /** Requests that one connection may send before it has read the answers; browsers send one. */
  unanswered: 8,
  /** Requests of one address that are being answered at a time: a school's visitors have that in common. */
  ofAddress: 400,
  /** Connections at a time. */
  connections: 2000,
  /** Connections of one address at a time; a proxy's are everybody's. */
  connectionsOfAddress: 1000,
  /** Characters of an address. */
  address: 4096,
  headersMs: 15_000,
  requestMs: 60_000,
  /** Without a byte in either direction: longer than an answer may take. */
  silentMs: 125_000,
} as const

/** A request as it was answered, without anything that tells who has asked. */
export interface Answered {
  method: string
  /** Without the query. */
  path: string
  status: number
  /** From the request's headers to the end of the answer. */
  ms: number
  /** Whether the visitor had gone before the end. */
  aborted: boolean
}

export interface SiteServerOptions {
  /** A reverse proxy in front tells whose a request is; all connections are its own then. */
  trustProxy?: boolean
  /** The site is reached by TLS alone, and browsers are told to keep to that. */
  strictTransport?: boolean
  files: Pick<StaticFiles, 'answer'>
  /** Answers everything that is no file. */
  answer: (request: IncomingMessage, response: ServerResponse) => unknown
  /** Told of every request when it is done with. */
  onAnswered?: (answered: Answered) => void
  /** Told what `answer` throws. */
  onError: (message: string, error: unknown) => void
}

/** What is under way on a connection. */
interface Exchange {
  /** The key of the address at its other end. */
  key: string
  /** Requests that came before the one at work was answered. */
  waiting: (() => void)[]
  isAtWork: boolean
}

/** A year, as browsers ask for before they take it seriously. */
const strictTransportSecurity = 'max-age=31536000'

/** The site over HTTP: bounds what a connection may ask for, sends files, and hands the rest on. */
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
        // An answer would be one more that nobody reads. A proxy's connection carries others' requests, too.
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
      // One after the other: nothing is opened or made for an answer that has to wait for another to be read.
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

/**
 * An address that begins like one of another host (`//x`, `/\\x`), also once its dots are resolved, with one slash; undefined
 * for any other.
 */
function withOneSlash(url: string): string | undefined {
  if (!URL.canParse(url, 'http://site.invalid')) return '/'
  const { pathname, search } = new URL(url.startsWith('/') ? `http://site.invalid${url}` : url, 'http://site.invalid')
  return pathname.startsWith('//') ? `/${pathname.replace(/^\/+/, '')}${search}` : undefined
}

/**
 * Ends a server: nothing new is taken, what is under way is answered, at most for `patienceMs`. Resolves when all has
 * ended or the time is over.
 */
export async function drain(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  const over = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref())
  await Promise.race([closed, over])
  clearInterval(idle)
  server.closeAllConnections()
}
