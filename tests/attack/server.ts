import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { memoryEnvironment, memoryFlags } from '../../tools/memory-settings.ts'
import { freePort } from '../../tools/testing/serve-build.ts'

const entry = path.resolve('.output/server/index.mjs')

export const isShort = process.env['ATTACK'] !== 'long'

export const times = (short: number, long: number) => (isShort ? short : long)

export async function startServer(environment: Record<string, string> = {}, file = entry) {
  const folder = mkdtempSync(path.join(tmpdir(), 'attacked-'))
  const port = await freePort()
  const child = spawn(process.execPath, [...memoryFlags, file], {
    env: {
      ...memoryEnvironment,
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      NODE_ENV: 'production',
      VOICE_CACHE_DIR: path.join(folder, 'voice'),
      KEPT_DIR: path.join(folder, 'kept'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  const exited = once(child, 'exit')
  const server = {
    port,
    url: `http://127.0.0.1:${port}`,
    folder,
    pid: child.pid ?? 0,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    output: () => output,
    /** Peak or current memory in bytes. */
    memory: (field: 'VmHWM' | 'VmRSS') => {
      const line = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))
      return Number(line?.[1]) * 1024
    },
    kill: async (signal: NodeJS.Signals) => {
      child.kill(signal)
      await exited
      return child.exitCode
    },
    stop: async () => {
      if (server.isRunning()) await server.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
  try {
    await untilAnswered(server, environment['EXPECTED'] ?? '/api/ready')
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

export type AttackedServer = Awaited<ReturnType<typeof startServer>>

async function untilAnswered(
  { port, isRunning, output }: { port: number; isRunning: () => boolean; output: () => string },
  address: string,
) {
  const end = Date.now() + 120_000
  while (Date.now() < end) {
    if (!isRunning()) throw new Error(`The server has ended: ${output()}`)
    const answer = await ask(port, address).catch(() => undefined)
    if (answer?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The server did not answer: ${output()}`)
}

export interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
  ms: number
}

export interface AskOptions {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Client address within 127.0.0.0/8. */
  from?: string
  /** Timeout in ms. */
  giveUpMs?: number
}

/** Sends one request with an unmodified path on a new connection. */
export function ask(port: number, target: string, options: AskOptions = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, from = '127.0.0.1', giveUpMs } = options
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const request = http.request(
      { host: '127.0.0.1', port, path: target, method, headers, localAddress: from, agent: false },
      async (response) => {
        try {
          const parts: Buffer[] = []
          for await (const part of response) parts.push(part as Buffer)
          const ms = performance.now() - began
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString(),
            ms,
          })
        } catch (error) {
          reject(error as Error)
        }
      },
    )
    request.on('error', reject)
    if (giveUpMs) setTimeout(() => request.destroy(new Error('given up')), giveUpMs)
    request.end(body)
  })
}

export function talk(port: number, body: unknown, options: AskOptions = {}): Promise<Answer> {
  return ask(port, '/api/talk', {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...options.headers },
    body: JSON.stringify(body),
  })
}

/** Sends raw bytes; returns the response at the end of the connection or timeout (ms). */
export function sendRaw(port: number, bytes: string | Buffer, patienceMs = 1500, from = '127.0.0.1'): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    let received = ''
    const done = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(received)
    }
    const timer = setTimeout(done, patienceMs)
    socket.on('data', (part) => (received += part.toString('latin1')))
    socket.on('error', done)
    socket.on('close', done)
    socket.write(bytes)
  })
}

export function longText(characters: number, seed: number): string {
  const words = ['célula', 'luz', 'lente', 'átomo', 'neurona', 'onda', 'fibra', 'pulso']
  let text = `Texto ${seed}.`
  for (let at = seed; text.length < characters; at += 1) {
    text += ` ${words[(at * 7 + seed) % words.length]}${at % 9 === 0 ? '.' : ''}`
  }
  return text.slice(0, characters)
}
