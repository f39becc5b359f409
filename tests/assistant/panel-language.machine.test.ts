import { describe, expect, test } from 'vitest'
import { chattingRig, englishArticle, otherArticle, panelRig, readingRig, spanishArticle } from './panel-rig.ts'
import type { PanelRig } from './panel-rig.ts'

const language = { type: 'language.changed', language: 'en' } as const
const counterpart = { type: 'page.changed', subject: englishArticle } as const
const orders = [
  ['language first', [language, counterpart]],
  ['page first', [counterpart, language]],
] as const

/** A running summary, in every phase it can be in. */
const phases: [string, () => Promise<PanelRig>][] = [
  [
    'requesting',
    async () => {
      const rig = panelRig({ subject: spanishArticle })
      await rig.start()
      return rig
    },
  ],
  [
    'handed over',
    async () => {
      const rig = panelRig({ subject: spanishArticle })
      await rig.start()
      await rig.answer('Un resumen.', 20)
      return rig
    },
  ],
  [
    'blocked',
    async () => {
      const rig = panelRig({ subject: spanishArticle })
      await rig.start()
      await rig.answer('Un resumen.', 20)
      await rig.engineFails('blocked')
      return rig
    },
  ],
  ['playing', () => readingRig(20)],
  [
    'asking for the invitation',
    async () => {
      const rig = await readingRig(20)
      await rig.pass(15_000)
      return rig
    },
  ],
  [
    'holding the invitation',
    async () => {
      const rig = await readingRig(20)
      await rig.pass(15_000)
      await rig.answer('¿Qué quieres saber?', 3)
      return rig
    },
  ],
]

describe.each(orders)('%s', (_, events) => {
  test.each(phases)('a summary (%s) restarts once, in the new language and with its text', async (_phase, reach) => {
    const rig = await reach()
    const before = rig.asked.length
    for (const event of events) await rig.send(event)
    expect(rig.state()).toEqual({ open: { summarising: 'requesting' } })
    expect(rig.asked.slice(before).map(({ body }) => body)).toEqual([
      { audioUrl: '/b.mp3', summaryText: 'A summary.', lang: 'en' },
    ])
    expect(rig.texts()).toEqual(['A summary.'])
    expect(rig.sounding()).toBeNull()
    expect(rig.pendingRequests()).toEqual([rig.last()])
    await rig.answer('A summary.', 8)
    await rig.begin()
    await rig.pass(3000)
    expect(rig.last().body).toEqual({ summaryText: 'A summary.', lang: 'en' })
    expect(rig.asked).toHaveLength(before + 2)
  })

  test('in the same tick as well', async () => {
    const rig = await readingRig(20)
    for (const event of events) rig.actor.send(event)
    await rig.pass(0)
    expect(rig.asked).toHaveLength(2)
    expect(rig.last().body).toMatchObject({ summaryText: 'A summary.', lang: 'en' })
  })

  test('a conversation is kept, nothing restarts, and the next reply is in the new language', async () => {
    const rig = await readingRig(20)
    await rig.send({ type: 'ask', text: 'Uno' })
    await rig.answer('Primera', 3)
    await rig.begin()
    await rig.end()
    await rig.pass(3500)
    for (const event of events) await rig.send(event)
    expect(rig.state()).toEqual({ open: { chatting: 'quiet' } })
    expect(rig.texts()).toEqual(['A summary.', 'Uno', 'Primera'])
    expect(rig.asked).toHaveLength(2)
    await rig.send({ type: 'ask', text: 'Two' })
    expect(rig.last().body).toEqual({
      history: [
        { role: 'user', content: 'Uno' },
        { role: 'assistant', content: 'Primera' },
        { role: 'user', content: 'Two' },
      ],
      lang: 'en',
    })
  })

  test('a panel that was closed stays closed', async () => {
    const rig = await readingRig(20)
    await rig.send({ type: 'close' })
    for (const event of events) await rig.send(event)
    expect(rig.state()).toBe('hidden')
    await rig.send({ type: 'open' })
    expect(rig.last().body).toEqual({ audioUrl: '/b.mp3', summaryText: 'A summary.', lang: 'en' })
  })
})

test('an invitation that plays goes on', async () => {
  const rig = await readingRig(2)
  await rig.pass(0)
  await rig.answer('¿Qué quieres saber?', 3)
  await rig.end()
  await rig.begin()
  await rig.send(language)
  await rig.send(counterpart)
  expect(rig.state()).toEqual({ open: { 'invitation-scheduled': 'playing' } })
  expect(rig.asked).toHaveLength(2)
})

test('a summary whose article never comes in the new language goes on with the text it has', async () => {
  const rig = await readingRig(20)
  await rig.send(language)
  expect(rig.tags()).toBe('loading visible')
  await rig.pass(4999)
  expect(rig.asked).toHaveLength(1)
  await rig.pass(1)
  expect(rig.last().body).toEqual({ audioUrl: '/a.mp3', summaryText: 'Un resumen.', lang: 'en' })
})

test('a toggle there and back restarts the summary in the first language', async () => {
  const rig = await readingRig(20)
  await rig.send(language)
  await rig.send({ type: 'language.changed', language: 'es' })
  expect(rig.asked.map(({ body }) => body.lang)).toEqual(['es', 'es'])
})

test('a counterpart without a summary is greeted', async () => {
  const rig = await readingRig(20)
  await rig.send(language)
  await rig.send({ type: 'page.changed', subject: { ...englishArticle, summaryText: '' } })
  expect(rig.state()).toEqual({ open: { greeting: 'requesting' } })
  expect(rig.texts()).toEqual([])
})

test('another article together with a new language is another article', async () => {
  const rig = await readingRig(20)
  await rig.send({ type: 'ask', text: 'Uno' })
  await rig.send(language)
  await rig.send({ type: 'page.changed', subject: { ...otherArticle, id: '4' } })
  expect(rig.texts()).toEqual(['Otro resumen.'])
})

test('the language it has changes nothing', async () => {
  const rig = await readingRig(20)
  await rig.send({ type: 'language.changed', language: 'es' })
  expect(rig.state()).toEqual({ open: { 'invitation-scheduled': 'waiting' } })
  expect(rig.asked).toHaveLength(1)
})

test('a greeting that was not heard yet is asked for again, one that plays goes on', async () => {
  const rig = panelRig()
  await rig.start()
  await rig.send({ type: 'open' })
  await rig.send(language)
  expect(rig.asked.map(({ body, signal }) => [body.lang, signal.aborted])).toEqual([
    ['es', true],
    ['en', false],
  ])
  await rig.answer('Hello', 3)
  await rig.engineFails('blocked')
  await rig.send({ type: 'language.changed', language: 'es' })
  expect(rig.texts()).toEqual([])
  await rig.answer('Hola', 3)
  expect(rig.texts()).toEqual(['Hola'])
  await rig.begin()
  await rig.send(language)
  expect(rig.state()).toEqual({ open: { greeting: 'playing' } })
})

test('a question under way is asked again in the new language, and its old answer is dropped', async () => {
  const rig = await chattingRig()
  await rig.send({ type: 'ask', text: 'Uno' })
  await rig.send(language)
  expect(rig.asked.slice(1).map(({ body, signal }) => [body, signal.aborted])).toEqual([
    [{ history: [{ role: 'user', content: 'Uno' }], lang: 'es' }, true],
    [{ history: [{ role: 'user', content: 'Uno' }], lang: 'en' }, false],
  ])
  rig.asked[1]?.resolve({ text: 'Tarde', audio: '/x.mp3', emotionEvents: [], duration: 1 })
  await rig.pass(0)
  expect(rig.texts()).toEqual(['Hola', 'Uno'])
  await rig.answer('One', 2)
  expect(rig.texts()).toEqual(['Hola', 'Uno', 'One'])
})
