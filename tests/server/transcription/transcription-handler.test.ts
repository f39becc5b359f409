import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordingLimits } from '../../../src/contract/transcription.ts'
import { FairQueue } from '../../../src/server/http/fair-queue.ts'
import { createRateLimit } from '../../../src/server/http/rate-limit.ts'
import { createRemoteRecogniser } from '../../../src/server/transcription/remote-recogniser.ts'
import {
  handleRecording,
  recordingTurns,
  type TranscriptionHandlerDeps,
} from '../../../src/server/transcription/transcription-handler.ts'
import { sendText, startRecogniserServer } from './recogniser-server.ts'

const address = 'http://zed.example/api/transcribe'
const webm = Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4)
const mp4 = Uint8Array.of(0, 0, 0, 28, ...Buffer.from('ftypisom'))
const ogg = Uint8Array.from(Buffer.from('OggS\0\0\0\0'))
const wav = Uint8Array.from(Buffer.from('RIFF\0\0\0\0WAVEfmt '))

let server: Awaited<ReturnType<typeof startRecogniserServer>>
beforeAll(async () => {
  server = await startRecogniserServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.heard.length = 0
  server.state.behave = (response) => sendText(response, ' ¿Qué es un grano? ')
})

function depsOf(given: Partial<TranscriptionHandlerDeps> = {}): TranscriptionHandlerDeps {
  return {
    recognise: createRemoteRecogniser({ url: server.url, model: 'whisper-1', key: 'secret-key' }),
    limit: createRateLimit({ points: 1000 }),
    turns: new FairQueue(recordingTurns),
    client: { address: '192.0.2.1', visitor: 'a' },
    ...given,
  }
}

interface Sent {
  query?: string
  type?: string
  body?: BodyInit | null
  headers?: Record<string, string>
}

function send({ query = '?language=es', type = 'audio/webm', body = webm, headers = {} }: Sent, deps = depsOf()) {
  const request = new Request(`${address}${query}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...headers },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
  return handleRecording(request, deps)
}

const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code

describe('GET', () => {
  it.each([
    ['offers to transcribe where a recogniser is configured', depsOf, true],
    ['offers nothing elsewhere', () => depsOf({ recognise: undefined }), false],
  ])('%s', async (_name, deps, transcribes) => {
    server.state.behave = () => expect.fail('the recogniser was asked')
    const response = await handleRecording(new Request(address), deps())
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ transcribes })
  })
})

describe('a recording', () => {
  it.each([
    ['audio/webm;codecs=opus', webm, 'audio.webm'],
    ['AUDIO/MP4', mp4, 'audio.m4a'],
    ['audio/ogg; codecs=opus', ogg, 'audio.ogg'],
    ['audio/wav', wav, 'audio.wav'],
  ])('of type %s goes to the recogniser, and its words come back', async (type, body, name) => {
    const response = await send({ type, body })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ text: '¿Qué es un grano?' })
    const [{ url, authorization, form }] = server.heard as [(typeof server.heard)[0]]
    expect({ url, authorization }).toEqual({ url: '/v1/audio/transcriptions', authorization: 'Bearer secret-key' })
    expect([form.get('model'), form.get('language')]).toEqual(['whisper-1', 'es'])
    const file = form.get('file') as File
    expect(file.name).toBe(name)
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(body)
  })

  it('in which nothing is said is no failure', async () => {
    server.state.behave = (response) => sendText(response, '')
    const response = await send({ query: '?language=en' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ text: '' })
    expect(server.heard[0]?.form.get('language')).toBe('en')
  })

  it('may be as long as the limit, and no longer', async () => {
    const longest = new Uint8Array(recordingLimits.bytes)
    longest.set(webm)
    expect((await send({ body: longest })).status).toBe(200)
    const longer = new Uint8Array(recordingLimits.bytes + 1)
    longer.set(webm)
    expect((await send({ body: longer })).status).toBe(413)
    expect(server.heard).toHaveLength(1)
  })

  it('that announces its length is refused before it is read', async () => {
    const pull = vi.fn()
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const response = await send({ body, headers: { 'content-length': String(recordingLimits.bytes + 1) } })
    expect([response.status, await codeOf(response)]).toEqual([413, 'content_too_large'])
    expect(pull).not.toHaveBeenCalled()
  })

  it('that does not say its length is counted', async () => {
    const part = new Uint8Array(512 * 1024)
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += part.length
        if (sent > 64 * 1024 * 1024) expect.fail('it was read without end')
        controller.enqueue(part)
      },
    })
    expect((await send({ body })).status).toBe(413)
  })
})

describe('what is refused before the recogniser hears of it', () => {
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
  const refused: [string, Sent, number][] = [
    ['no language', { query: '' }, 400],
    ['an unknown language', { query: '?language=fr' }, 400],
    ['a language in capitals', { query: '?language=ES' }, 400],
    ['a language and more', { query: `?language=${encodeURIComponent('es\r\nX: 1')}` }, 400],
    ['two languages', { query: '?language=es&language=en' }, 400],
    ['a language as a list', { query: '?language[]=es' }, 400],
    ['a prototype as a language', { query: '?language=__proto__' }, 400],
    ['an empty body', { body: new Uint8Array(0) }, 400],
    ['no body', { body: null }, 400],
    ['no type', { type: '' }, 415],
    ['JSON', { type: 'application/json', body: '{}' }, 415],
    ['a form', { type: 'multipart/form-data; boundary=x', body: '--x--' }, 415],
    ['video', { type: 'video/webm' }, 415],
    ['any audio', { type: 'audio/*' }, 415],
    ['mp3', { type: 'audio/mpeg' }, 415],
    ['two types', { type: 'audio/webm, audio/ogg' }, 415],
    ['a picture under another name', { body: jpeg }, 415],
    ['one sound under the name of another', { type: 'audio/ogg', body: webm }, 415],
    ['one byte', { body: Uint8Array.of(0x1a) }, 415],
    ['a program', { type: 'audio/wav', body: Uint8Array.from(Buffer.from('\x7fELF')) }, 415],
  ]

  it.each(refused)('%s', async (_name, sent, status) => {
    const response = await send(sent)
    expect(response.status).toBe(status)
    const { error } = (await response.json()) as { error: { message: string } }
    expect(error.message).toMatch(/^[\x20-\x7e]{5,200}$/)
    expect(server.heard).toEqual([])
  })

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s', async (method) => {
    const response = await handleRecording(new Request(address, { method }), depsOf())
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })

  it.each([
    ['from another site', { origin: 'https://evil.example' }, 403],
    ['with a cookie and no token', { cookie: 'XSRF-TOKEN=abcdefghijklmnop' }, 403],
    ['with another token', { cookie: 'XSRF-TOKEN=abcdefghijklmnop', 'x-xsrf-token': 'abcdefghijklmnoq' }, 403],
    ['with its token', { cookie: 'XSRF-TOKEN=abcdefghijklmnop', 'x-xsrf-token': 'abcdefghijklmnop' }, 200],
  ])('a recording %s: %#', async (_name, headers, status) => {
    expect((await send({ headers })).status).toBe(status)
    expect(server.heard).toHaveLength(status === 200 ? 1 : 0)
  })

  it('a recording where no recogniser is configured', async () => {
    const response = await send({}, depsOf({ recognise: undefined }))
    expect([response.status, await codeOf(response)]).toEqual([503, 'unavailable'])
  })

  it('more than a visitor may send', async () => {
    const deps = depsOf({ limit: createRateLimit({ points: 2 }) })
    const answers = [await send({}, deps), await send({}, deps), await send({}, deps)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(server.heard).toHaveLength(2)
  })

  it('more than can be received at a time, while the first ones are still sent', async () => {
    const turns = new FairQueue({ concurrency: 1, capacity: 1, share: 1 })
    const stalled = () => new ReadableStream({ pull: () => new Promise(() => {}) }, { highWaterMark: 0 })
    const late = depsOf({ turns, timeoutMs: 200 })
    const under = [send({ body: stalled() }, late), send({ body: stalled() }, late)]
    await new Promise((resolve) => setTimeout(resolve, 20))
    const third = await send({}, late)
    expect([third.status, third.headers.get('retry-after')]).toEqual([503, '5'])
    for (const response of await Promise.all(under)) expect(response.status).toBe(503)
    expect((await send({}, late)).status).toBe(200)
  })
})

describe('a recogniser that fails', () => {
  const secret = 'my name is Ada'
  const failures: [string, (response: Parameters<typeof sendText>[0]) => void][] = [
    ['answers 500', (response) => void response.writeHead(500).end(secret)],
    ['answers 401', (response) => void response.writeHead(401, { 'content-type': 'application/json' }).end('{}')],
    ['answers 429', (response) => void response.writeHead(429, { 'retry-after': '9' }).end(secret)],
    ['answers no JSON', (response) => void response.writeHead(200).end(`<html>${secret}`)],
    ['answers without a text', (response) => void response.writeHead(200).end(JSON.stringify({ words: secret }))],
    ['answers a list as text', (response) => sendText(response, [secret])],
    ['hangs up', (response) => void response.destroy()],
  ]

  it.each(failures)('%s: 502, and nothing of what was said is logged', async (_name, behave) => {
    server.state.behave = behave
    const log = vi.fn()
    const response = await send({}, depsOf({ log }))
    expect([response.status, await codeOf(response)]).toEqual([502, 'bad_gateway'])
    expect(log).toHaveBeenCalledOnce()
    const [message, error] = log.mock.calls[0] as [string, Error]
    const logged = JSON.stringify([message, error.message, error.stack, error.cause, Object.entries(error)])
    for (const word of [secret, 'secret-key', server.url]) expect(logged).not.toContain(word)
  })

  it('takes too long: 503, and the recogniser is left', async () => {
    const left = Promise.withResolvers<void>()
    server.state.behave = (response) => void response.on('close', () => left.resolve())
    const log = vi.fn()
    const response = await send({}, depsOf({ timeoutMs: 60, log }))
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    await left.promise
  })

  it('is left when the reader goes away', async () => {
    const left = Promise.withResolvers<void>()
    const gone = new AbortController()
    server.state.behave = (response) => {
      response.on('close', () => left.resolve())
      gone.abort()
    }
    const request = new Request(`${address}?language=es`, {
      method: 'POST',
      body: webm,
      headers: { 'content-type': 'audio/webm' },
      signal: gone.signal,
    })
    expect((await handleRecording(request, depsOf())).status).toBe(499)
    await left.promise
  })
})
