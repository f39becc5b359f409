import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import send from 'send'
import { serveBuild } from '../serve-build.ts'
import { labDirectory, qaDirectory } from './qa-build.ts'

export interface QaServer {
  url: string
  stop: () => Promise<void>
}

/** Keeps references to opened windows (machine page, Stately's inspector). */
const openerPolicy = 'same-origin-allow-popups'

/** Testers exceed visitor limits, and their machines may be slow (ms). */
const limits = {
  PAGES_PER_MINUTE: '100000',
  TALK_PER_MINUTE: '10000',
  TALK_VOICE_SECONDS: '1000000',
  TALK_VOICE_WAIT_MS: '120000',
  TALK_TIMEOUT_MS: '120000',
}

export async function serveQa(port = 0): Promise<QaServer> {
  const site = await serveBuild(limits, qaDirectory)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/lab/machines') sendLab(request, response, '/index.html')
    else if (pathname === '/lab/zed') sendLab(request, response, '/zed.html')
    else if (pathname.startsWith('/lab/')) sendLab(request, response, pathname.slice('/lab'.length))
    else passOn(request, response, site.url)
  })
  await listen(server, port)
  const address = server.address()
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await site.stop()
  }
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`, stop }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}

function sendLab(request: IncomingMessage, response: ServerResponse, file: string): void {
  // Otherwise the opening page loses its reference.
  response.setHeader('cross-origin-opener-policy', openerPolicy)
  send(request, file, { root: labDirectory, dotfiles: 'allow' })
    .on('error', () => response.writeHead(404).end('Not found\n'))
    .pipe(response)
}

function passOn(request: IncomingMessage, response: ServerResponse, url: string): void {
  const { method, headers } = request
  const passed = ask(new URL(request.url ?? '/', url), { method, headers }, (answer) => {
    const given = { ...answer.headers }
    delete given['x-frame-options']
    given['cross-origin-opener-policy'] &&= openerPolicy
    const policy = given['content-security-policy']
    if (typeof policy === 'string')
      given['content-security-policy'] = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    response.writeHead(answer.statusCode ?? 502, given)
    answer.pipe(response)
  })
  passed.on('error', () => {
    if (response.headersSent) response.destroy()
    else response.writeHead(502).end('The site does not answer\n')
  })
  request.pipe(passed)
}
