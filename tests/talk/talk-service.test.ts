import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { languages } from '../../src/i18n/language.ts'
import type { Language } from '../../src/i18n/language.ts'
import { createEmbeddedVoice } from '../../src/speech/embedded-voice.ts'
import { mp3Duration } from '../../src/speech/mp3-frames.ts'
import { createSpeechCache } from '../../src/speech/speech-cache.ts'
import type { TalkReply } from '../../src/contract/talk-reply.ts'
import { TalkReplySchema } from '../../src/contract/talk-reply.ts'
import type { KnownTalkRequest } from '../../src/contract/talk-request.ts'
import { createChat } from '../../src/talk/chat.ts'
import { arrangeKnowledge } from '../../src/talk/knowledge.ts'
import { createTalkService } from '../../src/talk/talk-service.ts'
import { answers } from './fixtures/answers.ts'
import { articles } from './fixtures/articles.ts'

const voice = createEmbeddedVoice({ workerFile: new URL('../../src/speech/voice.worker.ts', import.meta.url) })
afterAll(() => voice.close())
const directory = mkdtempSync(path.join(tmpdir(), 'clips-'))
afterAll(async () => {
  await cache.settled()
  rmSync(directory, { recursive: true })
})
const cache = createSpeechCache({ voice, directory, maxBytes: 32e6 })
let now = 0
const service = createTalkService({
  cache,
  readKnowledge: async (language) =>
    arrangeKnowledge(
      { articles: articles[language], videos: [], terms: [], posts: [], answers: answers[language] },
      language,
    ),
  createChat,
  clock: () => now,
  findNarration: async (audioUrl) =>
    audioUrl === '/narration/1.mp3' ? { text: 'Recorded. Twice!', audio: audioUrl, duration: 2.5 } : undefined,
})

const summaries: Record<Language, string> = {
  es: 'Las nanopartículas llevan medicinas dentro del cuerpo.  Miden 100 nm. ¡Es increíble! Todavía hay riesgos: el hígado las atrapa.',
  en: 'Nanoparticles carry medicine into the body.  They measure 100 nm. Incredible! There are risks still: the liver traps the particles.',
}

async function expectPlayable(reply: TalkReply) {
  expect(v.is(TalkReplySchema, reply)).toBe(true)
  const { text, audio, duration, words = [], visemes = [], emotionEvents } = reply
  const mp3 = await cache.find(audio.replace('/api/speech/', '').replace('.mp3', ''))
  expect(Math.abs((mp3Duration(mp3 ?? new Uint8Array()) ?? 0) - duration)).toBeLessThan(0.02)
  expect(words.length).toBeGreaterThan(3)
  for (const word of words) expect(text.slice(word.from, word.to)).toBe(word.text)
  expect(emotionEvents[0]?.time).toBe(0)
  for (const times of [
    words.map((word) => word.start),
    visemes.map((each) => each.time),
    emotionEvents.map((each) => each.time),
  ]) {
    expect(times.every((time, at) => at === 0 || time >= (times[at - 1] ?? 0))).toBe(true)
    expect(times.at(-1)).toBeLessThanOrEqual(duration)
  }
}

describe.each(languages)('in %s', (lang) => {
  const requests: KnownTalkRequest[] = [
    { kind: 'greeting', request: { lang } },
    { kind: 'summary', request: { audioUrl: '', summaryText: summaries[lang], lang } },
    { kind: 'summary', request: { audioUrl: 'https://elsewhere.example/1.mp3', summaryText: summaries[lang], lang } },
    { kind: 'invitation', request: { summaryText: summaries[lang], lang } },
    { kind: 'chat', request: { history: [{ role: 'user', content: 'Alcanivorax?' }], lang } },
    { kind: 'chat', request: { history: [{ role: 'user', content: 'xyzzy plugh' }], lang } },
  ]

  it.each(requests.map((request) => [request.kind, request] as const))('%s is spoken', async (_kind, request) => {
    await expectPlayable(await service.answer(request))
  })

  it('reads the summary itself, with changing faces', async () => {
    const reply = await service.answer({
      kind: 'summary',
      request: { audioUrl: '', summaryText: summaries[lang], lang },
    })
    expect(reply.text).toBe(summaries[lang].replace(/\s+/g, ' '))
    expect(reply.emotionEvents.map((event) => event.emotion)).toContain('concerned')
    expect(new Set(reply.emotionEvents.map((event) => event.emotion)).size).toBeGreaterThanOrEqual(3)
  })

  it('greets in several ways that tell who he is', async () => {
    const greetings = new Set<string>()
    for (now = 0; now < 100_000; now += 2500)
      greetings.add((await service.answer({ kind: 'greeting', request: { lang } })).text)
    expect(greetings.size).toBeGreaterThanOrEqual(4)
    for (const greeting of greetings) expect(greeting).toContain('Zed')
  })

  it('invites to ask about something of the summary', async () => {
    const { text } = await service.answer({ kind: 'invitation', request: { summaryText: summaries[lang], lang } })
    expect(text).toMatch(lang === 'es' ? /nanopartículas|hígado/ : /liver|particles/)
    expect(text).not.toMatch(/[{}]/)
  })

  it('an answer from the articles names its source; what it says of itself has none', async () => {
    const answer = await service.answer({
      kind: 'chat',
      request: { history: [{ role: 'user', content: 'Alcanivorax?' }], lang },
    })
    const [source] = answer.sources ?? []
    expect(source?.href).toMatch(lang === 'es' ? /^\/news-single\/es-2#q-\w+$/ : /^\/news-single\/2#q-\w+$/)
    expect(articles[lang].find(({ id }) => id === source?.id)?.content).toContain(source?.quote)
    expect(answer.text.slice(source?.from, source?.to)).toBe(answers[lang][0]?.say[0]?.text)
  })

  it('answers sentence by sentence, and with the whole last', async () => {
    const request: KnownTalkRequest = {
      kind: 'chat',
      request: { history: [{ role: 'user', content: 'Alcanivorax?' }], lang },
    }
    const parts: TalkReply[] = []
    for await (const part of service.answerInSentences(request)) parts.push(part)
    const whole = parts.pop()
    expect(parts.map(({ text }) => text)).toEqual(answers[lang][0]?.say.map(({ text }) => text))
    expect(whole).toEqual(await service.answer(request))
    for (const part of parts) {
      await expectPlayable(part)
      for (const { from = 0, to = 0 } of part.sources ?? []) expect(part.text.slice(from, to)).toBe(part.text)
    }
    expect(parts.flatMap(({ sources = [] }) => sources.map(({ quote }) => quote))).toEqual(
      whole?.sources?.map(({ quote }) => quote),
    )
  })

  it('says no more when its reader has gone', async () => {
    const gone = new AbortController()
    const replies = service.answerInSentences(
      { kind: 'chat', request: { history: [{ role: 'user', content: 'Alcanivorax?' }], lang } },
      { signal: gone.signal },
    )
    await replies.next()
    gone.abort(new Error('gone'))
    await expect(replies.next()).rejects.toThrow('gone')
  })
})

it('plays a narration of this site instead of its own voice', async () => {
  const reply = await service.answer({
    kind: 'summary',
    request: { audioUrl: '/narration/1.mp3', summaryText: 'Recorded. Twice!', lang: 'en' },
  })
  expect(v.is(TalkReplySchema, reply)).toBe(true)
  expect(reply).toMatchObject({ text: 'Recorded. Twice!', audio: '/narration/1.mp3', duration: 2.5 })
  expect(reply.emotionEvents[0]?.time).toBe(0)
})

it('says a summary itself that the narration does not say', async () => {
  const request = { audioUrl: '/narration/1.mp3', summaryText: 'Recorded. Once!', lang: 'en' } as const
  const reply = await service.answer({ kind: 'summary', request })
  expect(reply.text).toBe('Recorded. Once!')
  expect(reply.audio).toMatch(/^\/api\/speech\//)
})

it('knows the summary of a narration whatever its blanks', async () => {
  const request = { audioUrl: '/narration/1.mp3', summaryText: ' Recorded.\n Twice! ', lang: 'en' } as const
  expect((await service.answer({ kind: 'summary', request })).audio).toBe('/narration/1.mp3')
})

it('nobody waits for the voice of a reply that has gone out as text', async () => {
  let wanted: AbortSignal | undefined
  const quiet = createTalkService({
    cache: {
      say: (_text, _language, { signal } = {}) => {
        wanted = signal
        return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
      },
    },
    readKnowledge: () => Promise.reject(new Error('not needed')),
    createChat,
  })
  const deadline = new AbortController()
  const reader = new AbortController()
  const reply = quiet.answer(
    { kind: 'greeting', request: { lang: 'es' } },
    { signal: reader.signal, deadline: deadline.signal },
  )
  deadline.abort(new Error('late'))
  await expect(reply).rejects.toThrow('no voice')
  expect(wanted?.aborted).toBe(true)
})
