import { describe, expect, test } from 'vitest'
import {
  chattingHarness,
  englishArticle,
  otherArticle,
  panelHarness,
  readingHarness,
  spanishArticle,
} from './panel-harness.ts'
import type { PanelHarness } from './panel-harness.ts'

const language = { type: 'language.changed', language: 'en' } as const
const translation = { type: 'page.changed', subject: englishArticle } as const
const orders = [
  ['language first', [language, translation]],
  ['page first', [translation, language]],
] as const

const phases: [string, () => Promise<PanelHarness>][] = [
  [
    'requesting',
    async () => {
      const harness = panelHarness({ subject: spanishArticle })
      await harness.start()
      return harness
    },
  ],
  [
    'handed over',
    async () => {
      const harness = panelHarness({ subject: spanishArticle })
      await harness.start()
      await harness.answer('Un resumen.', 20)
      return harness
    },
  ],
  [
    'blocked',
    async () => {
      const harness = panelHarness({ subject: spanishArticle })
      await harness.start()
      await harness.answer('Un resumen.', 20)
      await harness.engineFails('blocked')
      return harness
    },
  ],
  ['playing', () => readingHarness(20)],
  [
    'asking for the invitation',
    async () => {
      const harness = await readingHarness(20)
      await harness.pass(15_000)
      return harness
    },
  ],
  [
    'holding the invitation',
    async () => {
      const harness = await readingHarness(20)
      await harness.pass(15_000)
      await harness.answer('¿Qué quieres saber?', 3)
      return harness
    },
  ],
]

describe.each(orders)('%s', (_, events) => {
  test.each(phases)('a summary (%s) restarts once, in the new language and with its text', async (_phase, reach) => {
    const harness = await reach()
    const before = harness.asked.length
    for (const event of events) await harness.send(event)
    expect(harness.state()).toEqual({ open: { summarising: 'requesting' } })
    expect(harness.asked.slice(before).map(({ body }) => body)).toEqual([
      { audioUrl: '/b.mp3', summaryText: 'A summary.', lang: 'en' },
    ])
    expect(harness.texts()).toEqual(['A summary.'])
    expect(harness.sounding()).toBeNull()
    expect(harness.pendingRequests()).toEqual([harness.last()])
    await harness.answer('A summary.', 8)
    await harness.begin()
    await harness.pass(3000)
    expect(harness.last().body).toEqual({ summaryText: 'A summary.', lang: 'en' })
    expect(harness.asked).toHaveLength(before + 2)
  })

  test('in the same tick as well', async () => {
    const harness = await readingHarness(20)
    for (const event of events) harness.actor.send(event)
    await harness.pass(0)
    expect(harness.asked).toHaveLength(2)
    expect(harness.last().body).toMatchObject({ summaryText: 'A summary.', lang: 'en' })
  })

  test('a conversation is kept, nothing restarts, and the next reply is in the new language', async () => {
    const harness = await readingHarness(20)
    await harness.send({ type: 'ask', text: 'Uno' })
    await harness.answer('Primera', 3)
    await harness.begin()
    await harness.end()
    await harness.pass(3500)
    for (const event of events) await harness.send(event)
    expect(harness.state()).toEqual({ open: { chatting: 'quiet' } })
    expect(harness.texts()).toEqual(['A summary.', 'Uno', 'Primera'])
    expect(harness.asked).toHaveLength(2)
    await harness.send({ type: 'ask', text: 'Two' })
    expect(harness.last().body).toEqual({
      history: [
        { role: 'user', content: 'Uno' },
        { role: 'assistant', content: 'Primera' },
        { role: 'user', content: 'Two' },
      ],
      lang: 'en',
      articleId: '3',
    })
  })

  test('a panel that was closed stays closed', async () => {
    const harness = await readingHarness(20)
    await harness.send({ type: 'close' })
    for (const event of events) await harness.send(event)
    expect(harness.state()).toBe('hidden')
    await harness.send({ type: 'open' })
    expect(harness.last().body).toEqual({ audioUrl: '/b.mp3', summaryText: 'A summary.', lang: 'en' })
  })
})

test('an invitation that plays goes on', async () => {
  const harness = await readingHarness(2)
  await harness.pass(0)
  await harness.answer('¿Qué quieres saber?', 3)
  await harness.end()
  await harness.begin()
  await harness.send(language)
  await harness.send(translation)
  expect(harness.state()).toEqual({ open: { 'invitation-scheduled': 'playing' } })
  expect(harness.asked).toHaveLength(2)
})

test('a summary whose article never comes in the new language goes on with the text it has', async () => {
  const harness = await readingHarness(20)
  await harness.send(language)
  expect(harness.tags()).toBe('loading visible')
  await harness.pass(4999)
  expect(harness.asked).toHaveLength(1)
  await harness.pass(1)
  expect(harness.last().body).toEqual({ audioUrl: '/a.mp3', summaryText: 'Un resumen.', lang: 'en' })
})

test('a toggle there and back restarts the summary in the first language', async () => {
  const harness = await readingHarness(20)
  await harness.send(language)
  await harness.send({ type: 'language.changed', language: 'es' })
  expect(harness.asked.map(({ body }) => body.lang)).toEqual(['es', 'es'])
})

test('a translation without a summary is greeted', async () => {
  const harness = await readingHarness(20)
  await harness.send(language)
  await harness.send({ type: 'page.changed', subject: { ...englishArticle, summaryText: '' } })
  expect(harness.state()).toEqual({ open: { greeting: 'requesting' } })
  expect(harness.texts()).toEqual([])
})

test('another article together with a new language is another article', async () => {
  const harness = await readingHarness(20)
  await harness.send({ type: 'ask', text: 'Uno' })
  await harness.send(language)
  await harness.send({ type: 'page.changed', subject: { ...otherArticle, id: '4' } })
  expect(harness.texts()).toEqual(['Otro resumen.'])
})

test('the language it has changes nothing', async () => {
  const harness = await readingHarness(20)
  await harness.send({ type: 'language.changed', language: 'es' })
  expect(harness.state()).toEqual({ open: { 'invitation-scheduled': 'waiting' } })
  expect(harness.asked).toHaveLength(1)
})

test('a greeting that was not heard yet is asked for again, one that plays goes on', async () => {
  const harness = panelHarness()
  await harness.start()
  await harness.send({ type: 'open' })
  await harness.send(language)
  expect(harness.asked.map(({ body, signal }) => [body.lang, signal.aborted])).toEqual([
    ['es', true],
    ['en', false],
  ])
  await harness.answer('Hello', 3)
  await harness.engineFails('blocked')
  await harness.send({ type: 'language.changed', language: 'es' })
  expect(harness.texts()).toEqual([])
  await harness.answer('Hola', 3)
  expect(harness.texts()).toEqual(['Hola'])
  await harness.begin()
  await harness.send(language)
  expect(harness.state()).toEqual({ open: { greeting: 'playing' } })
})

test('a question under way is asked again in the new language, and its old answer is dropped', async () => {
  const harness = await chattingHarness()
  await harness.send({ type: 'ask', text: 'Uno' })
  await harness.send(language)
  expect(harness.asked.slice(1).map(({ body, signal }) => [body, signal.aborted])).toEqual([
    [{ history: [{ role: 'user', content: 'Uno' }], lang: 'es' }, true],
    [{ history: [{ role: 'user', content: 'Uno' }], lang: 'en' }, false],
  ])
  harness.asked[1]?.resolve({ text: 'Tarde', audio: '/x.mp3', emotionEvents: [], duration: 1 })
  await harness.pass(0)
  expect(harness.texts()).toEqual(['Hola', 'Uno'])
  await harness.answer('One', 2)
  expect(harness.texts()).toEqual(['Hola', 'Uno', 'One'])
})

test('a panel that is closed greets in the language that has come meanwhile', async () => {
  const harness = panelHarness()
  await harness.start()
  await harness.send(language)
  await harness.send({ type: 'open' })
  expect(harness.last().body).toEqual({ lang: 'en' })
})

test('the language it has does not ask for a greeting, nor for an answer, again', async () => {
  const [greeted, asked] = [panelHarness(), await chattingHarness()]
  await greeted.start()
  await greeted.send({ type: 'open' })
  await asked.send({ type: 'ask', text: 'Uno' })
  for (const harness of [greeted, asked]) {
    const before = harness.asked.length
    await harness.send({ type: 'language.changed', language: 'es' })
    expect(harness.asked).toHaveLength(before)
    expect(harness.last().signal.aborted).toBe(false)
  }
})

test('an answer that plays goes on, and what follows is in the new language', async () => {
  const harness = await chattingHarness()
  await harness.send({ type: 'ask', text: 'Uno' })
  await harness.answer('Primera', 3)
  await harness.begin()
  await harness.send(language)
  expect(harness.state()).toEqual({ open: { loading: 'playing' } })
  await harness.pass(3500)
  await harness.send({ type: 'ask', text: 'Two' })
  expect(harness.last().body).toMatchObject({ lang: 'en' })
})

test('a greeting that is heard goes on, and what follows is in the new language', async () => {
  const harness = panelHarness()
  await harness.start()
  await harness.send({ type: 'open' })
  await harness.answer('Hola', 3)
  await harness.begin()
  await harness.send(language)
  expect(harness.texts()).toEqual(['Hola'])
  await harness.pass(3500)
  await harness.send({ type: 'ask', text: 'Two' })
  expect(harness.last().body).toMatchObject({ lang: 'en' })
})

test('while the article is awaited in the new language, nothing is asked', async () => {
  const harness = await readingHarness(20)
  await harness.send(language)
  await harness.send({ type: 'ask', text: 'Uno' })
  expect(harness.state()).toEqual({ open: { summarising: 'settling' } })
  expect([harness.asked.length, harness.texts()]).toEqual([1, ['Un resumen.']])
})

test.each(phases)(
  'a summary (%s) is silent as soon as its article is there in the other language',
  async (_, reach) => {
    const harness = await reach()
    await harness.send(translation)
    expect(harness.state()).toEqual({ open: { summarising: 'settling' } })
    expect([harness.sounding(), harness.texts(), harness.pendingRequests()]).toEqual([null, ['A summary.'], []])
  },
)
