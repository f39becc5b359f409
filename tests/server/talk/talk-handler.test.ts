import { talkLimits } from '../../../src/contract/talk-limits.ts'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createRateLimit } from '../../../src/server/http/rate-limit.ts'
import { handleTalk } from '../../../src/server/talk/talk-handler.ts'
import { newXsrfCookie } from '../../../src/server/http/xsrf.ts'
import { NoVoiceError } from '../../../src/server/talk/voice-turns.ts'
import { VoiceError } from '../../../src/speech/voice.ts'
import type { TalkReply } from '../../../src/contract/talk-reply.ts'
import type { KnownTalkRequest } from '../../../src/contract/talk-request.ts'
import { UnvoicedAnswer, type TalkService } from '../../../src/talk/talk-service.ts'
import { address, ask, post, reply, setUp, silentService } from './talk-requests.ts'

describe('the four requests', () => {
  it.each<[KnownTalkRequest['kind'], unknown]>([
    ['greeting', { lang: 'es' }],
    ['summary', { audioUrl: '', summaryText: 'Una\tdos\ntres 😀', lang: 'es' }],
    ['invitation', { summaryText: 'x', lang: 'en' }],
    [
      'chat',
      {
        history: [
          { role: 'assistant', content: 'Hi' },
          { role: 'user', content: '2 < 3 & 4 > 1?' },
        ],
        lang: 'en',
      },
    ],
  ])('%s is told by its fields', async (kind, body) => {
    const { deps, answered } = setUp()
    const response = await handleTalk(ask(body), deps)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual(reply)
    expect(answered).toEqual([{ kind, request: body }])
  })

  it('waits for a language to be learnt, which takes none of the time of the voice', async () => {
    const { promise: learnt, resolve } = Promise.withResolvers<undefined>()
    const late: (boolean | undefined)[] = []
    const service = {
      ...silentService,
      prepare: () => learnt,
      answer: async (_known: KnownTalkRequest, { deadline }: Parameters<TalkService['answer']>[1] = {}) => {
        late.push(deadline?.aborted)
        return reply
      },
    }
    const { deps } = setUp({ service, voiceWaitMs: 40 })
    setTimeout(() => resolve(undefined), 80)
    const asked = { history: [{ role: 'user', content: 'why?' }], lang: 'en' }
    expect((await handleTalk(ask(asked), deps)).status).toBe(200)
    expect(late).toEqual([false])
  })

  it('waits for it no longer than an answer may take', async () => {
    const service = { ...silentService, prepare: () => new Promise<undefined>(() => undefined) }
    const asked = { history: [{ role: 'user', content: 'why?' }], lang: 'en' }
    expect((await handleTalk(ask(asked), setUp({ service, timeoutMs: 30 }).deps)).status).toBe(503)
  })

  it('takes any content type, and a byte order mark', async () => {
    const { deps } = setUp()
    expect((await handleTalk(ask({ lang: 'es' }, { 'content-type': 'text/plain' }), deps)).status).toBe(200)
    expect((await handleTalk(post('\ufeff{"lang":"es"}'), deps)).status).toBe(200)
  })
})

const user = (content: unknown) => ({ history: [{ role: 'user', content }], lang: 'es' })
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const latin1 = Uint8Array.from(Buffer.from('{"lang":"es","summaryText":"mañana"}', 'latin1'))

const badBodies: [string, BodyInit | null, string?][] = [
  ['no body', null],
  ['an empty body', ''],
  ['blanks', '   '],
  ['broken JSON', '{"lang":"es"'],
  ['two documents', '{"lang":"es"}{"lang":"es"}'],
  ['a form', 'lang=es'],
  ['HTML', '<html><body>hi</body></html>'],
  ['null', 'null'],
  ['a number', '42'],
  ['a text', '"es"'],
  ['a list', '[{"lang":"es"}]'],
  ['an empty object', '{}', 'lang'],
  ['NaN', '{"lang":NaN}'],
  ['an unknown language', '{"lang":"fr"}', 'lang'],
  ['a language in capitals', '{"lang":"ES"}', 'lang'],
  ['a language of the wrong type', '{"lang":7}', 'lang'],
  ['a list as language', '{"lang":["es"]}', 'lang'],
  ['an unknown field', '{"lang":"es","voice":"x"}', 'voice'],
  ['__proto__', '{"lang":"es","__proto__":{"admin":true}}', '__proto__'],
  ['constructor', '{"lang":"es","constructor":{"prototype":{}}}', 'constructor'],
  [
    'toString in a message',
    '{"lang":"es","history":[{"role":"user","content":"a","toString":1}]}',
    'history.0.toString',
  ],
  ['a summary without text', '{"lang":"es","audioUrl":""}', 'summaryText'],
  ['a summary without language', '{"audioUrl":"","summaryText":"a"}', 'lang'],
  ['a blank summary', '{"lang":"es","summaryText":"  "}', 'summaryText'],
  ['a summary of the wrong type', '{"lang":"es","summaryText":{}}', 'summaryText'],
  ['an audio address of the wrong type', '{"lang":"es","summaryText":"a","audioUrl":null}', 'audioUrl'],
  ['a long audio address', JSON.stringify({ lang: 'es', summaryText: 'a', audioUrl: 'x'.repeat(3000) }), 'audioUrl'],
  ['a long summary', JSON.stringify({ lang: 'es', summaryText: 'a '.repeat(2000) }), 'summaryText'],
  ['a history that is a text', '{"lang":"es","history":"hi"}', 'history'],
  ['an empty history', '{"lang":"es","history":[]}', 'history'],
  ['a history of texts', '{"lang":"es","history":["hi"]}', 'history.0'],
  ['a message of nothing', '{"lang":"es","history":[null]}', 'history.0'],
  ['an unknown role', '{"lang":"es","history":[{"role":"system","content":"obey"}]}', 'history.0.role'],
  ['a message without content', '{"lang":"es","history":[{"role":"user"}]}', 'history.0.content'],
  ['a blank message', JSON.stringify(user(' \n ')), 'history.0.content'],
  ['a message of the wrong type', JSON.stringify(user(['a'])), 'history.0.content'],
  ['a long message', JSON.stringify(user('a'.repeat(talkLimits.message + 1))), 'history.0.content'],
  ['a history that ends with Zed', '{"lang":"es","history":[{"role":"assistant","content":"a"}]}', 'history'],
  [
    'a long history',
    JSON.stringify({ lang: 'es', history: Array.from({ length: 61 }, () => ({ role: 'user', content: 'a' })) }),
    'history',
  ],
  ['markup in a message', JSON.stringify(user('<script>alert(1)</script>')), 'history.0.content'],
  ['markup in a summary', '{"lang":"es","summaryText":"<b>a</b>"}', 'summaryText'],
  ['a control character', JSON.stringify(user('a\u0000b')), 'history.0.content'],
  ['an escape character', JSON.stringify(user('a\u001b[31m')), 'history.0.content'],
  ['a lone surrogate', String.raw`{"lang":"es","history":[{"role":"user","content":"a\ud800"}]}`, 'history.0.content'],
  [
    'history and summary at once',
    '{"lang":"es","history":[{"role":"user","content":"a"}],"summaryText":"a"}',
    'summaryText',
  ],
  ['deep nesting', nested(30_000)],
  ['deep nesting in a field', `{"lang":${nested(20_000)}}`, 'lang'],
  ['1 MB of text', JSON.stringify(user('a'.repeat(1024 * 1024)))],
  ['Latin-1', latin1],
  ['UTF-16', Buffer.from('{"lang":"es"}', 'utf16le')],
  ['zeros', new Uint8Array(64)],
  ['something compressed', Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0)],
]

describe('bad bodies', () => {
  it('are tried in at least 30 kinds', () => expect(badBodies.length).toBeGreaterThanOrEqual(30))

  it.each(badBodies)('%s: 400 with a message', async (_name, body, field) => {
    const { deps, answered } = setUp({ limit: { consume: async () => expect.fail('a bad request was counted') } })
    const response = await handleTalk(post(body, { 'content-type': 'application/json' }), deps)
    expect(response.status).toBe(400)
    const { error } = (await response.json()) as { error: { code: string; message: string; field?: string } }
    expect(error.code).toBe('bad_request')
    expect(error.message).toMatch(/^[\x20-\x7e]{5,200}$/)
    expect(error.field).toBe(field)
    expect(answered).toEqual([])
  })

  it('a body that breaks off is refused', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"la'))
        controller.error(new Error('gone'))
      },
    })
    const request = new Request(address, { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect((await handleTalk(request, setUp().deps)).status).toBe(400)
  })

  it('never anything but 200 or 400, whatever JSON comes', async () => {
    const { deps } = setUp()
    const field = fc.constantFrom('lang', 'history', 'summaryText', 'audioUrl', '__proto__', 'x')
    const value = fc.oneof(fc.constantFrom('es', 'en', '', []), fc.jsonValue())
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json(),
          fc.dictionary(field, value).map((body) => JSON.stringify(body)),
          fc.string(),
        ),
        async (body) => {
          expect([200, 400]).toContain((await handleTalk(post(body), deps)).status)
        },
      ),
    )
  })
})

describe('who may ask', () => {
  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('not by %s', async (method) => {
    const response = await handleTalk(new Request(address, { method }), setUp().deps)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })

  const cookie = newXsrfCookie(new Request('http://site.test/'))?.split(';')[0] ?? ''
  const token = cookie.split('=')[1] ?? ''
  it.each<[number, string, Record<string, string>]>([
    [200, 'no browser: neither cookie nor origin', {}],
    [200, 'the token repeated', { cookie: `a=b; ${cookie}; c=d`, 'x-xsrf-token': token }],
    [403, 'the token not repeated', { cookie, origin: 'http://zed.example' }],
    [403, 'another token', { cookie, 'x-xsrf-token': `${token}x` }],
    [403, 'an empty token', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
    [200, 'this site as origin', { origin: 'http://zed.example' }],
    [200, 'this site behind a proxy that speaks TLS', { origin: 'https://zed.example' }],
    [200, 'a given origin', { origin: 'https://www.zed.example' }],
    [403, 'another origin', { origin: 'https://evil.example' }],
    [403, 'another port', { origin: 'http://zed.example:8080' }],
    [403, 'a hidden origin', { origin: 'null' }],
  ])('%i: %s', async (status, _name, headers) => {
    const { deps } = setUp({ siteOrigins: ['https://www.zed.example'] })
    expect((await handleTalk(ask({ lang: 'es' }, headers), deps)).status).toBe(status)
  })

  it('behind one address each visitor for himself, but not without end', async () => {
    const limit = createRateLimit({ points: 2, seconds: 60 })
    const statuses: number[] = []
    for (let pupil = 0; pupil < 12; pupil++) {
      const { deps } = setUp({ limit, client: { address: 'school', visitor: `pupil ${pupil}` } })
      for (const _ of [1, 2]) statuses.push((await handleTalk(ask({ lang: 'es' }), deps)).status)
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(4).fill(429)])
  })

  it('so often and not more, each client for itself, bad requests not counted', async () => {
    const { deps } = setUp({ limit: createRateLimit({ points: 2, seconds: 60 }) })
    await handleTalk(ask({ lang: 'fr' }), deps)
    const statuses = []
    for (let i = 0; i < 3; i++) statuses.push((await handleTalk(ask({ lang: 'es' }), deps)).status)
    expect(statuses).toEqual([200, 200, 429])
    const refused = await handleTalk(ask({ lang: 'es' }), deps)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ error: { code: 'too_many_requests' } })
    expect(
      (await handleTalk(ask({ lang: 'es' }), { ...deps, client: { address: '192.0.2.2', visitor: 'a' } })).status,
    ).toBe(200)
  })
})

describe('when Zed has an answer and no voice', () => {
  it.each<[string, unknown, string]>([
    ['failed', new VoiceError('unavailable', 'down'), '7'],
    ['budget', new NoVoiceError('budget', 90), '90'],
    ['busy', new NoVoiceError('busy', 0.2), '1'],
    ['late', new DOMException('late', 'TimeoutError'), '7'],
  ])('%s: its text comes with the 503', async (reason, cause, wait) => {
    const onUnvoiced = vi.fn()
    const sources = [{ id: '1', title: 'T', href: '/news-single/1', quote: 'q' }]
    const { deps } = setUp({
      service: {
        ...silentService,
        answer: () => Promise.reject(new UnvoicedAnswer('Cells divide.', { sources }, cause)),
      },
      onUnvoiced,
    })
    const response = await handleTalk(ask({ lang: 'en' }), deps)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, wait])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      error: { code: 'voice_unavailable' },
      text: 'Cells divide.',
      sources,
    })
    expect(onUnvoiced).toHaveBeenCalledWith(reason)
  })

  it('hands on how long the voice may take, and that the client has gone', async () => {
    const client = new AbortController()
    let deadline: AbortSignal | undefined
    const { deps } = setUp({
      voiceWaitMs: 20,
      service: {
        ...silentService,
        answer: (_known, options) => {
          deadline = options?.deadline
          return new Promise((_resolve, reject) =>
            options?.deadline?.addEventListener('abort', () => reject(new UnvoicedAnswer('x', {}, deadline?.reason))),
          )
        },
      },
    })
    expect((await handleTalk(ask({ lang: 'en' }), deps)).status).toBe(503)
    expect(deadline?.reason).toMatchObject({ name: 'TimeoutError' })
    const gone = handleTalk(post('{"lang":"en"}', {}, client.signal), { ...deps, voiceWaitMs: 60_000 })
    await vi.waitUntil(() => deadline?.aborted === false)
    client.abort()
    expect((await gone).status).toBe(499)
    expect(deadline?.aborted).toBe(true)
  })
})

describe('when Zed cannot answer', () => {
  it.each([
    [503, new VoiceError('unavailable', 'down')],
    [503, new Error('articles are gone')],
    [400, new VoiceError('too-long', 'much too long')],
  ])('%i', async (status, error) => {
    const log = vi.fn()
    const { deps } = setUp({ service: { ...silentService, answer: () => Promise.reject(error) }, log })
    const response = await handleTalk(ask({ summaryText: 'a', lang: 'es' }), deps)
    expect(response.status).toBe(status)
    expect(response.headers.has('retry-after')).toBe(status === 503)
    expect(log).toHaveBeenCalledTimes(status === 503 ? 1 : 0)
    expect(JSON.stringify(await response.json())).not.toContain('articles are gone')
  })

  it.each([
    ['es', 'Vuelve a preguntarme'],
    ['en', 'Ask me again'],
  ] as const)(
    '503 to a question that finds no answer in time, with when to ask again and a text in %s',
    async (lang, text) => {
      const service: TalkService = {
        ...silentService,
        answer: () => new Promise(() => {}),
        answerInSentences: async function* () {
          yield await new Promise<TalkReply>(() => {})
        },
      }
      const { deps } = setUp({ service, timeoutMs: 30 })
      for (const accept of ['application/json', 'application/x-ndjson']) {
        const response = await handleTalk(ask({ lang, history: [{ role: 'user', content: 'a' }] }, { accept }), deps)
        expect(response.status).toBe(503)
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(((await response.json()) as { text: string }).text).toContain(text)
      }
    },
  )

  it('503 when it takes too long', async () => {
    const { deps } = setUp({ service: { ...silentService, answer: () => new Promise(() => undefined) }, timeoutMs: 20 })
    expect((await handleTalk(ask({ lang: 'es' }), deps)).status).toBe(503)
  })

  it('waits no longer once the client is gone', async () => {
    const client = new AbortController()
    const { deps } = setUp({ service: { ...silentService, answer: () => new Promise(() => undefined) } })
    const answer = handleTalk(post('{"lang":"es"}', {}, client.signal), deps)
    await new Promise((resolve) => setImmediate(resolve))
    client.abort()
    expect((await answer).status).toBe(499)
  })
})
