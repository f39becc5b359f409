// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isTranscribing, listenByRecording, recordedType } from '../../src/listening/recording.ts'

class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type === 'audio/mp4'
  static last: FakeRecorder | undefined
  static parts = ['sound']
  state: 'inactive' | 'recording' = 'inactive'
  readonly options: MediaRecorderOptions
  constructor(_stream: unknown, options: MediaRecorderOptions) {
    super()
    this.options = options
    FakeRecorder.last = this
  }
  start() {
    this.state = 'recording'
    this.dispatchEvent(new Event('start'))
  }
  stop() {
    this.state = 'inactive'
    for (const part of FakeRecorder.parts)
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([part]) }))
    this.dispatchEvent(new Event('stop'))
  }
}

let tracks: { stop: ReturnType<typeof vi.fn> }[]
let getUserMedia: ReturnType<typeof vi.fn>
let answer: (request: Request) => Promise<Response>
let asked: { url: string; init: RequestInit }[]

beforeEach(() => {
  tracks = [{ stop: vi.fn() }]
  asked = []
  answer = async () => Response.json({ text: 'hola' })
  FakeRecorder.parts = ['sound']
  getUserMedia = vi.fn(async () => ({ getTracks: () => tracks }))
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return answer(new Request(new URL(url, 'http://zed.example')))
  })
})
afterEach(() => vi.unstubAllGlobals())

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

async function listen() {
  const told: string[] = []
  const ear = listenByRecording('audio/mp4', 'en', {
    onOpen: () => told.push('open'),
    onWords: (words) => told.push(`words ${words}`),
    onHeard: (words) => told.push(`heard ${words}`),
    onRefused: () => told.push('refused'),
    onFailed: (reason) => told.push(`failed ${reason}`),
  })
  await settle()
  return { ear, told }
}

const isFree = () => tracks.every(({ stop }) => stop.mock.calls.length > 0)

describe('a recording', () => {
  it('goes to the site when it is finished, and its words come back', async () => {
    const { ear, told } = await listen()
    expect(told).toEqual(['open'])
    expect(isFree()).toBe(false)
    ear.finish()
    expect(isFree()).toBe(true)
    await settle()
    expect(told).toEqual(['open', 'heard hola'])
    const [{ url, init }] = asked as [(typeof asked)[0]]
    expect(url).toBe('/api/transcribe?language=en')
    const headers = new Headers(init.headers)
    expect(init.method).toBe('POST')
    expect(headers.get('content-type')).toBe('audio/mp4')
    const token = headers.get('x-xsrf-token') ?? ''
    expect(token).toMatch(/^[\w-]{16,64}$/)
    expect(document.cookie).toContain(`XSRF-TOKEN=${token}`)
    expect(await new Response(init.body).text()).toBeTruthy()
  })

  it('that is dropped sends nothing, and frees the microphone', async () => {
    const { ear, told } = await listen()
    ear.close()
    expect(isFree()).toBe(true)
    await settle()
    expect([told, asked]).toEqual([['open'], []])
  })

  it('that is dropped while the browser asks frees the microphone as soon as it has it', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    getUserMedia.mockReturnValue(promise)
    const { ear, told } = await listen()
    ear.close()
    resolve({ getTracks: () => tracks })
    await settle()
    expect(isFree()).toBe(true)
    expect(told).toEqual([])
  })

  it('that is dropped while it is sent is not waited for', async () => {
    answer = () => new Promise(() => {})
    const { ear } = await listen()
    ear.finish()
    ear.close()
    expect(asked[0]?.init.signal?.aborted).toBe(true)
  })

  it('of nothing is not sent', async () => {
    FakeRecorder.parts = []
    const { ear, told } = await listen()
    ear.finish()
    await settle()
    expect([told.at(-1), asked]).toEqual(['heard ', []])
  })
})

describe('a failure', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'failed microphone'],
    ['NotReadableError', 'failed microphone'],
    ['AbortError', 'failed microphone'],
  ])('%s of the microphone: %s', async (name, expected) => {
    getUserMedia.mockRejectedValue(new DOMException('no', name))
    expect((await listen()).told).toEqual([expected])
  })

  it('of the recorder frees the microphone', async () => {
    const { told } = await listen()
    FakeRecorder.last?.dispatchEvent(new Event('error'))
    expect(told).toEqual(['open', 'failed microphone'])
    expect(isFree()).toBe(true)
  })

  it.each<[string, () => Promise<Response>, string]>([
    ['429', async () => new Response(null, { status: 429 }), 'failed busy'],
    ['502', async () => new Response(null, { status: 502 }), 'failed service'],
    ['503', async () => new Response(null, { status: 503 }), 'failed service'],
    ['HTML', async () => new Response('<html>'), 'failed service'],
    ['no text', async () => Response.json({ words: 1 }), 'failed service'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'failed network'],
  ])('of the site (%s): %s', async (_, reply, expected) => {
    answer = reply
    const { ear, told } = await listen()
    ear.finish()
    await vi.waitFor(() => expect(told.at(-1)).toBe(expected))
  })
})

describe('a browser', () => {
  it('records what it and the server know', () => expect(recordedType()).toBe('audio/mp4'))

  it.each<[string, () => void]>([
    ['without a recorder', () => vi.stubGlobal('MediaRecorder', undefined)],
    [
      'without a microphone',
      () => Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined }),
    ],
    ['with other formats', () => vi.stubGlobal('MediaRecorder', { isTypeSupported: () => false })],
  ])('%s records nothing', (_, arrange) => {
    arrange()
    expect(recordedType()).toBeUndefined()
  })
})

describe('the site', () => {
  it.each<[string, () => Promise<Response>, boolean]>([
    ['transcribes', async () => Response.json({ transcribes: true }), true],
    ['does not transcribe', async () => Response.json({ transcribes: false }), false],
    ['is an older one', async () => new Response('Not found', { status: 404 }), false],
    ['is out of reach', () => Promise.reject(new TypeError('offline')), false],
  ])('%s', async (_, reply, expected) => {
    answer = reply
    expect(await isTranscribing()).toBe(expected)
  })
})
