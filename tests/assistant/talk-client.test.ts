import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { createTalkClient } from '../../src/assistant/talk-client.deferred.ts'
import { TalkFailure } from '../../src/assistant/talk-failure.ts'
import { createTalkRequest } from '../../src/assistant/talk-request.ts'
import { newXsrfCookie } from '../../src/server/http/xsrf.ts'
import type { TalkRequest } from '../../src/contract/talk-reply.ts'

const whole = {
  text: 'Hola',
  audio: '/api/speech/abc.mp3',
  emotionEvents: [{ time: 0, emotion: 'happy', intensity: 0.8 }],
  duration: 1.5,
}
const greeting: TalkRequest = { lang: 'es' }
const never = new AbortController().signal

const pageWith = (cookie: string, protocol = 'http:') => ({ cookie, location: { protocol } })

function clientHarness(
  answer: (signal: AbortSignal) => Response | Promise<Response>,
  url = '/api/talk',
  page = pageWith(''),
) {
  const calls: { url: string; init: RequestInit; headers: Headers }[] = []
  const client = createTalkClient({
    url,
    page,
    timeoutMs: 5000,
    fetch: async (input, init = {}) => {
      calls.push({ url: String(input), init, headers: new Headers(init.headers) })
      if (!init.signal) throw new Error('There is no signal.')
      return answer(init.signal)
    },
  })
  return { client, calls }
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

const silence = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

async function failureOf(asked: Promise<unknown>): Promise<TalkFailure> {
  const error: unknown = await asked.then(
    () => new Error('It answered.'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof TalkFailure)) throw new Error('It is no TalkFailure.', { cause: error })
  return error
}

describe('a request', () => {
  test('is a POST of JSON with the body as given', async () => {
    const { client, calls } = clientHarness(() => json(whole))
    await client.ask({ history: [{ role: 'user', content: '¿Qué?' }], lang: 'en' }, never)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.url).toBe('/api/talk')
    expect(calls[0]?.init.method).toBe('POST')
    expect(calls[0]?.headers.get('content-type')).toBe('application/json')
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({
      history: [{ role: 'user', content: '¿Qué?' }],
      lang: 'en',
    })
  })

  test.each([
    ['/api/talk', 'XSRF-TOKEN=abc', 'abc'],
    ['api/talk', 'language=es; XSRF-TOKEN=a%3Db; other=1', 'a=b'],
    ['/api/talk', 'XSRF-TOKEN=%zz', '%zz'],
    ['https://cms.example/talk', 'XSRF-TOKEN=abc', null],
    ['//cms.example/talk', 'XSRF-TOKEN=abc', null],
  ])('to %s with cookies %j carries X-XSRF-TOKEN %j', async (url, cookies, token) => {
    const { client, calls } = clientHarness(() => json(whole), url, pageWith(cookies))
    await client.ask(greeting, never)
    expect(calls[0]?.headers.get('X-XSRF-TOKEN')).toBe(token)
  })

  test.each(['', 'language=es', 'X-XSRF-TOKEN=abc', 'XSRF-TOKEN='])(
    'with cookies %j is the first: it makes the token, which the next ones carry, too',
    async (cookies) => {
      const page = pageWith(cookies)
      const { client, calls } = clientHarness(() => json(whole), '/api/talk', page)
      await client.ask(greeting, never)
      const token = calls[0]?.headers.get('X-XSRF-TOKEN')
      expect(newXsrfCookie(new Request('http://site.test/', { headers: { cookie: page.cookie } }))).toBeUndefined()
      expect(page.cookie).toBe(`XSRF-TOKEN=${token}; Path=/; SameSite=Strict`)
      await client.ask(greeting, never)
      expect(calls[1]?.headers.get('X-XSRF-TOKEN')).toBe(token)
      const other = clientHarness(() => json(whole))
      await other.client.ask(greeting, never)
      expect(other.calls[0]?.headers.get('X-XSRF-TOKEN')).not.toBe(token)
    },
  )

  test('over https keeps the token from travelling without it', async () => {
    const page = pageWith('', 'https:')
    await clientHarness(() => json(whole), '/api/talk', page).client.ask(greeting, never)
    expect(page.cookie).toMatch(/; Secure$/)
  })

  test('to another backend makes no token', async () => {
    const page = pageWith('')
    await clientHarness(() => json(whole), 'https://cms.example/talk', page).client.ask(greeting, never)
    expect(page.cookie).toBe('')
  })
})

describe('a reply', () => {
  test('comes as the contract has it', async () => {
    const words = [{ text: 'Hola', start: 0, end: 0.4, from: 0, to: 4 }]
    const visemes = [{ time: 0, viseme: 'O', weight: 1 }]
    const { client } = clientHarness(() => json({ ...whole, words, visemes }))
    expect(await client.ask(greeting, never)).toEqual({ ...whole, words, visemes })
  })

  test('of any backend is taken for what it has', async () => {
    const { client } = clientHarness(() =>
      json({
        audio: whole.audio,
        duration: 2,
        emotionEvents: [{ time: 0, emotion: 'melancholy', intensity: 7 }],
        words: 'none',
        visemes: [{ time: 0, viseme: 'XX', weight: 1 }],
        mood: 'fine',
      }),
    )
    expect(await client.ask(greeting, never)).toEqual({
      text: '',
      audio: whole.audio,
      duration: 2,
      emotionEvents: [{ time: 0, emotion: 'neutral', intensity: 1 }],
      words: undefined,
      visemes: undefined,
    })
  })

  test.each([
    ['/api/talk', '/api/speech/a.mp3', '/api/speech/a.mp3'],
    ['https://cms.example/v1/talk', '/speech/a.mp3', 'https://cms.example/speech/a.mp3'],
    ['https://cms.example/v1/talk', 'speech/a.mp3', 'https://cms.example/v1/speech/a.mp3'],
    ['https://cms.example/v1/talk', 'https://cdn.example/a.mp3', 'https://cdn.example/a.mp3'],
    ['https://cms.example/v1/talk', 'data:audio/mpeg;base64,AAAA', 'data:audio/mpeg;base64,AAAA'],
  ])('of %s with the sound %s plays %s', async (url, audio, played) => {
    const { client } = clientHarness(() => json({ ...whole, audio }), url)
    expect((await client.ask(greeting, never)).audio).toBe(played)
  })
})

describe('a failure', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    // AbortSignal.timeout doesn't follow fake timers.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms)
      return controller.signal
    })
  })
  afterEach(() => void vi.useRealTimers())

  test.each(['audio', 'emotionEvents', 'duration'] as const)(
    'a reply without %s is incomplete, with its text',
    async (field) => {
      const { [field]: _, ...rest } = whole
      const { client } = clientHarness(() => json(rest))
      expect((await failureOf(client.ask(greeting, never))).reason).toEqual({ kind: 'incomplete', text: 'Hola' })
    },
  )

  test.each([
    ['audio', ''],
    ['audio', 7],
    ['emotionEvents', null],
    ['duration', 0],
    ['duration', '3'],
  ])('%s as %j is as good as missing', async (field, value) => {
    const { client } = clientHarness(() => json({ ...whole, [field]: value }))
    expect((await failureOf(client.ask(greeting, never))).kind).toBe('incomplete')
  })

  test.each([
    ['javascript:alert(1)', 1.5],
    ['/x.mp3', 1e9],
  ])('sound %s of %d s is malformed, with its text', async (audio, duration) => {
    const { client } = clientHarness(() => json({ ...whole, audio, duration }))
    expect((await failureOf(client.ask(greeting, never))).reason).toEqual({ kind: 'malformed', text: 'Hola' })
  })

  test.each(['', 'garbage', '<html>', '{"text":', 'null', '7', '"text"', '[]'])('%j is no reply', async (body) => {
    const { client } = clientHarness(() => new Response(body))
    const failure = await failureOf(client.ask(greeting, never))
    expect(['malformed', 'incomplete']).toContain(failure.kind)
    expect(failure.text).toBe('')
  })

  test.each([400, 403, 404, 429, 500, 503])('status %d', async (status) => {
    const { client } = clientHarness(() => json(whole, status))
    const text = status === 503 ? whole.text : ''
    expect((await failureOf(client.ask(greeting, never))).reason).toMatchObject({ kind: 'status', status, text })
  })

  test('no network', async () => {
    const cause = new TypeError('Failed to fetch')
    const { client } = clientHarness(() => Promise.reject(cause))
    const failure = await failureOf(client.ask(greeting, never))
    expect(failure.kind).toBe('network')
    expect(failure.cause).toBe(cause)
  })

  test('no answer in time: the request is broken off', async () => {
    let sent: AbortSignal | undefined
    const { client } = clientHarness((signal) => {
      sent = signal
      return silence(signal)
    })
    const failure = failureOf(client.ask(greeting, never))
    await vi.advanceTimersByTimeAsync(4999)
    expect(sent?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await failure).kind).toBe('timeout')
    expect(sent?.aborted).toBe(true)
  })

  test('a body that never ends is out of time too', async () => {
    const { client } = clientHarness((signal) => {
      const body = new ReadableStream({
        start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
      })
      return new Response(body)
    })
    const failure = failureOf(client.ask(greeting, never))
    await vi.advanceTimersByTimeAsync(5000)
    expect((await failure).kind).toBe('timeout')
  })

  test('given up by the panel: the request is broken off, and it is no failure of the service', async () => {
    const giveUp = new AbortController()
    let sent: AbortSignal | undefined
    const { client } = clientHarness((signal) => {
      sent = signal
      return silence(signal)
    })
    const asked = client.ask(greeting, giveUp.signal)
    giveUp.abort()
    await expect(asked).rejects.toBe(giveUp.signal.reason)
    expect(sent?.aborted).toBe(true)
    await expect(client.ask(greeting, giveUp.signal)).rejects.toBe(giveUp.signal.reason)
  })
})

describe('an answer line by line', () => {
  const chat: TalkRequest = { history: [{ role: 'user', content: '¿Qué es?' }], lang: 'es' }
  const part = (text: string) => ({ ...whole, text })
  const lines = (...parts: string[]) =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const one of parts) controller.enqueue(new TextEncoder().encode(one))
          controller.close()
        },
      }),
      { headers: { 'content-type': 'application/x-ndjson' } },
    )
  const line = (text: string) => `${JSON.stringify(part(text))}\n`

  test('tells each sentence, however the lines are cut, and answers with the whole', async () => {
    const sent = line('Uno, ñ.') + line('Dos.') + line('Uno, ñ. Dos.')
    const { client, calls } = clientHarness(() => lines(sent.slice(0, 30), sent.slice(30, 200), sent.slice(200)))
    const heard: string[] = []
    const reply = await client.ask(chat, never, ({ text }) => void heard.push(text))
    expect([heard, reply.text]).toEqual([['Uno, ñ.', 'Dos.'], 'Uno, ñ. Dos.'])
    expect(calls[0]?.headers.get('accept')).toContain('application/x-ndjson')
  })

  test('a single line is the only sentence and the whole', async () => {
    const { client } = clientHarness(() => lines(line('Uno.').trim()))
    const heard: string[] = []
    expect((await client.ask(chat, never, ({ text }) => void heard.push(text))).text).toBe('Uno.')
    expect(heard).toEqual(['Uno.'])
  })

  test('a backend that does not know of it answers as ever', async () => {
    const { client } = clientHarness(() => new Response(JSON.stringify(whole)))
    const onSentence = vi.fn()
    expect(await client.ask(chat, never, onSentence)).toEqual(whole)
    expect(onSentence).not.toHaveBeenCalled()
  })

  test('other requests do not ask for it', async () => {
    const { client, calls } = clientHarness(() => new Response(JSON.stringify(whole)))
    await client.ask(greeting, never, () => undefined)
    expect(calls[0]?.headers.get('accept')).toBe('application/json')
  })

  test('a voice that ends in the midst leaves the whole text', async () => {
    const broken = JSON.stringify({ error: { code: 'voice_unavailable', message: 'x' }, text: 'Uno. Dos.' })
    const { client } = clientHarness(() => lines(line('Uno.'), broken))
    const failure = await failureOf(client.ask(chat, never, () => undefined))
    expect([failure.kind, failure.text]).toEqual(['status', 'Uno. Dos.'])
  })

  test.each(['garbage\n', '{"text":"Uno."}\n', ''])('%j is no answer', async (body) => {
    const { client } = clientHarness(() => lines(body))
    await failureOf(client.ask(chat, never, () => undefined))
  })
})

describe("the panel's request actor", () => {
  test('answers with the reply', async () => {
    const logic = createTalkRequest({ url: '/api/talk', page: pageWith(''), fetch: async () => json(whole) })
    expect(
      await toPromise(createActor(logic, { input: { body: greeting, onSentence: () => undefined } }).start()),
    ).toEqual(whole)
  })

  test('breaks the request off when it is stopped', async () => {
    let sent: AbortSignal | null | undefined
    const logic = createTalkRequest({
      url: '/api/talk',
      page: pageWith(''),
      fetch: (_, init) => {
        sent = init?.signal
        return sent ? silence(sent) : Promise.reject(new Error('no signal'))
      },
    })
    const actor = createActor(logic, { input: { body: greeting, onSentence: () => undefined } }).start()
    await vi.waitFor(() => expect(sent?.aborted).toBe(false))
    actor.stop()
    expect(sent?.aborted).toBe(true)
  })
})
