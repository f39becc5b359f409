import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEmbeddedVoice } from '../../src/speech/embedded-voice.ts'
import { mp3Duration } from '../../src/speech/mp3-frames.ts'
import { createRemoteVoice } from '../../src/speech/remote-voice.ts'
import type { Speech } from '../../src/speech/speech.ts'

// A speech server with a slower voice, and failures on demand.
const embedded = createEmbeddedVoice({ workerFile: new URL('../../src/speech/voice.worker.ts', import.meta.url) })
afterAll(() => embedded.close())
const text = 'A lens bends light. A metalens is flat.'
const other = 'A very long lens indeed bends all of the light. A metalens, they say, is quite flat.'
let server: Server
let behave: (response: ServerResponse) => void
let asked: { url: string | undefined; body: string }[] = []

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      asked.push({ url: request.url, body })
      behave(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise<void>((resolve) => void server.close(() => resolve()))
})

async function speak(timeoutMs = 5000): Promise<{ speech: Speech; log: ReturnType<typeof vi.fn> }> {
  const log = vi.fn()
  const { port } = server.address() as AddressInfo
  const voice = createRemoteVoice({
    url: `http://127.0.0.1:${port}/v1`,
    model: 'kokoro',
    key: 'k',
    voices: { es: 'ef_dora', en: 'af_heart' },
    timeoutMs,
    embedded,
    log,
  })
  return { speech: await voice.speak(text, 'en'), log }
}

it('speaks with the other voice, and tells when each word is said in it', async () => {
  const { mp3, duration } = await embedded.speak(other, 'en')
  behave = (response) => void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(mp3)
  const { speech, log } = await speak()
  expect(log).not.toHaveBeenCalled()
  expect(JSON.parse(asked[0]?.body ?? '{}')).toMatchObject({
    model: 'kokoro',
    voice: 'af_heart',
    input: text,
    response_format: 'mp3',
  })
  expect(asked[0]?.url).toBe('/v1/audio/speech')
  expect(speech.duration).toBeCloseTo(mp3Duration(mp3) ?? 0, 1)
  expect(speech.duration).toBeCloseTo(duration, 1)
  expect(speech.words.map((word) => text.slice(word.from, word.to))).toEqual(speech.words.map((word) => word.text))
  expect(speech.words.at(-1)?.end).toBeGreaterThan(duration * 0.8)
  expect(speech.words.at(-1)?.end).toBeLessThanOrEqual(duration)
  for (const times of [speech.words.map(({ start }) => start), speech.visemes.map(({ time }) => time)])
    expect(times.every((time, at) => at === 0 || time >= (times[at - 1] ?? 0))).toBe(true)
})

it.each<[string, (response: ServerResponse) => void]>([
  ['answers 500', (response) => void response.writeHead(500).end('oops')],
  ['answers 429', (response) => void response.writeHead(429, { 'retry-after': '9' }).end('{}')],
  ['sends no sound', (response) => void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('<html>')],
  ['sends nothing', (response) => void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end()],
  [
    'is cut off',
    (response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': '99999' })
      response.write('ID3')
      setImmediate(() => response.destroy())
    },
  ],
  ['never answers', () => undefined],
])('a server that %s leaves the embedded voice', async (_name, behaviour) => {
  behave = behaviour
  const { speech, log } = await speak(300)
  const own = await embedded.speak(text, 'en')
  expect([speech.duration, speech.words, speech.isStandIn]).toEqual([own.duration, own.words, true])
  expect(log).toHaveBeenCalledOnce()
})

it('what nobody waits for is not said by the other either', async () => {
  behave = () => undefined
  const { port } = server.address() as AddressInfo
  const voice = createRemoteVoice({
    url: `http://127.0.0.1:${port}/v1`,
    model: 'm',
    voices: { es: 'a', en: 'a' },
    timeoutMs: 5000,
    embedded,
  })
  const gone = new AbortController()
  const speech = voice.speak(text, 'en', gone.signal)
  await vi.waitUntil(() => asked.length > 0)
  gone.abort(new Error('gone'))
  await expect(speech).rejects.toThrow('gone')
})
