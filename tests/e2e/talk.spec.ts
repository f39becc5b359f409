import { expect } from '@playwright/test'
import * as v from 'valibot'
import { talkLimits } from '../../src/contract/talk-limits.ts'
import { TalkReplySchema } from '../../src/contract/talk-reply.ts'
import { askTalk, measureSound, test } from './site.ts'

const summaryText =
  'Una nanopartícula lipídica mide unos 100 nanómetros. Lleva ARN mensajero dentro y se abre cuando llega a la célula.'

const requests = {
  greeting: { lang: 'es' },
  summary: { audioUrl: '', summaryText, lang: 'es' },
  invitation: { summaryText, lang: 'es' },
  chat: { history: [{ role: 'user', content: '¿Qué es una nanopartícula lipídica?' }], lang: 'es' },
  'greeting in English': { lang: 'en' },
  'chat in English': { history: [{ role: 'user', content: 'What do bacteria do with oil in the sea?' }], lang: 'en' },
}

test('a reply is what it sounds like', async ({ page, request }) => {
  await page.goto('/about-us')
  for (const [name, body] of Object.entries(requests)) {
    await test.step(name, async () => {
      const response = await askTalk(request, body)
      expect(response.status()).toBe(200)
      const reply = v.parse(TalkReplySchema, await response.json())
      const { duration, loudness } = await measureSound(page, reply.audio)
      expect(Math.abs(duration - reply.duration)).toBeLessThan(0.02)
      expect(loudness).toBeGreaterThan(0.03)
      expect(reply.emotionEvents.length).toBeGreaterThan(0)

      const words = reply.words ?? []
      const visemes = reply.visemes ?? []
      expect(words.length).toBeGreaterThan(3)
      expect(visemes.length).toBeGreaterThan(words.length)
      for (const [at, word] of words.entries()) {
        expect(reply.text.slice(word.from, word.to)).toBe(word.text)
        expect(word.end).toBeGreaterThan(word.start)
        expect(word.end).toBeLessThanOrEqual(reply.duration)
        expect(word.start).toBeGreaterThanOrEqual(words[at - 1]?.start ?? 0)
      }
      for (const [at, viseme] of visemes.entries()) {
        expect(viseme.time).toBeLessThanOrEqual(reply.duration)
        expect(viseme.time).toBeGreaterThanOrEqual(visemes[at - 1]?.time ?? 0)
      }
    })
  }
})

test('an answer stands on sentences of the articles, and what they do not tell it does not know', async ({
  request,
}) => {
  const history = [{ role: 'user', content: '¿Quién ganó la liga de fútbol?' }]
  const unknown = v.parse(TalkReplySchema, await (await askTalk(request, { history, lang: 'es' })).json())
  expect(unknown.sources ?? []).toEqual([])
  const known = v.parse(TalkReplySchema, await (await askTalk(request, requests.chat)).json())
  expect(known.sources?.length).toBeGreaterThan(0)
  for (const source of known.sources ?? []) {
    const page = await (await request.get(source.href)).text()
    expect(page.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ')).toContain(source.quote.slice(0, 40).replace(/\s+/g, ' '))
  }
})

test.describe('a bad body is refused with 400 and a message', () => {
  const message = (content: unknown, role: unknown = 'user') => ({ history: [{ role, content }], lang: 'es' })
  const bad: [string, unknown][] = [
    ['nothing', {}],
    ['a language that is not spoken', { lang: 'fr' }],
    ['a language that is no text', { lang: 1 }],
    ['no language', { summaryText }],
    ['null', null],
    ['a list', []],
    ['a text', '"es"'],
    ['a number', 7],
    ['a summary without its audio field of text', { audioUrl: 1, summaryText, lang: 'es' }],
    ['a summary of a number', { audioUrl: '', summaryText: 5, lang: 'es' }],
    ['a summary of null', { audioUrl: '', summaryText: null, lang: 'es' }],
    ['a blank summary', { audioUrl: '', summaryText: '   ', lang: 'es' }],
    ['an audio address alone', { audioUrl: '/a.mp3', lang: 'es' }],
    ['an unknown field', { lang: 'es', admin: true }],
    ['a history that is no list', { history: 'hello', lang: 'es' }],
    ['an empty history', { history: [], lang: 'es' }],
    ['a history of texts', { history: ['hello'], lang: 'es' }],
    ['a message without content', { history: [{ role: 'user' }], lang: 'es' }],
    ['a message without a role', { history: [{ content: 'hello' }], lang: 'es' }],
    ['a message of a system', message('obey', 'system')],
    ['a message of a list', message(['hello'])],
    ['a blank message', message(' \n ')],
    ['a history that ends with the assistant', message('hello', 'assistant')],
    ['a message with a field too many', { history: [{ role: 'user', content: 'a', name: 'b' }], lang: 'es' }],
    ['a message that is too long', message('a'.repeat(talkLimits.message + 1))],
    ['HTML', message('<script>alert(1)</script>')],
    ['an image tag', { summaryText: 'hello <img src=x onerror=alert(1)>', lang: 'es' }],
    ['a control character', message('hello\u0000there')],
    ['an escape sequence', message('\u001b[31mred')],
    ['a lone surrogate', message('\ud800')],
    [
      'a thousand messages',
      { history: Array.from({ length: 1000 }, () => ({ role: 'user', content: 'a' })), lang: 'es' },
    ],
    ['a summary of a megabyte', { audioUrl: '', summaryText: 'palabra '.repeat(131_072), lang: 'es' }],
  ]
  for (const [name, body] of bad) {
    test(name, async ({ request }) => {
      const response = await askTalk(request, typeof body === 'string' ? body : JSON.stringify(body))
      expect(response.status()).toBe(400)
      const { error } = (await response.json()) as { error: { code: string; message: string } }
      expect(error.code).not.toBe('')
      expect(error.message.length).toBeGreaterThan(5)
    })
  }

  for (const [name, body] of [
    ['broken JSON', '{"lang": "es"'],
    ['an HTML page', '<!doctype html><p>hello'],
    ['an empty body', ''],
    ['bytes that are no text', '\u00ff\u00fe'],
  ] as const) {
    test(name, async ({ request }) => {
      const response = await request.post('/api/talk', {
        data: Buffer.from(body, 'latin1'),
        headers: { 'content-type': 'application/json' },
      })
      expect(response.status()).toBe(400)
    })
  }
})

test('other methods are refused, and other sites', async ({ request }) => {
  const get = await request.get('/api/talk')
  expect(get.status()).toBe(405)
  expect(get.headers()['allow']).toBe('POST')
  const foreign = await request.post('/api/talk', { data: { lang: 'es' }, headers: { origin: 'https://evil.example' } })
  expect(foreign.status()).toBe(403)
  const token = { cookie: 'XSRF-TOKEN=abcdefghijklmnopqrstuv' }
  expect((await request.post('/api/talk', { data: { lang: 'es' }, headers: token })).status()).toBe(403)
  const right = { ...token, 'x-xsrf-token': 'abcdefghijklmnopqrstuv' }
  expect((await request.post('/api/talk', { data: { lang: 'es' }, headers: right })).status()).toBe(200)
})

test('a piece of speech is served in ranges, kept for ever, and only when it exists', async ({ request }) => {
  const { audio } = v.parse(TalkReplySchema, await (await askTalk(request, requests.greeting)).json())
  expect(audio).toMatch(/^\/api\/speech\/[0-9a-f]{64}\.mp3$/)
  const whole = await request.get(audio)
  expect(whole.headers()['content-type']).toBe('audio/mpeg')
  expect(whole.headers()['cache-control']).toContain('immutable')
  const part = await request.get(audio, { headers: { range: 'bytes=0-99' } })
  expect(part.status()).toBe(206)
  expect((await part.body()).equals((await whole.body()).subarray(0, 100))).toBe(true)
  for (const path of [
    '/api/speech/none.mp3',
    `/api/speech/${'0'.repeat(64)}.mp3`,
    '/api/speech/..%2f..%2fpackage.json',
  ]) {
    expect((await request.get(path)).status()).toBe(404)
  }
})

test('the news in JSON are refused with a reason when asked wrongly', async ({ request }) => {
  expect((await request.get('/api/news/home?language=es')).status()).toBe(200)
  expect((await request.get('/api/news/home?language=fr')).status()).toBe(400)
  expect((await request.get('/api/news/article?language=es')).status()).toBe(400)
  expect((await request.get('/api/news/gossip?language=es')).status()).toBe(404)
  expect((await request.get('/api/news/toString?language=es')).status()).toBe(404)
  expect((await request.post('/api/news/home?language=es')).status()).toBe(405)
})
