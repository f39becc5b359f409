import { expect, test } from 'vitest'
import type { Conversation } from '../../src/assistant/conversation.ts'
import { panelHarness, spanishArticle } from './panel-harness.ts'

const messages: Conversation['messages'] = [
  { id: 'message-1', kind: 'summary', role: 'assistant', content: 'Un resumen.' },
  { id: 'message-3', kind: 'chat', role: 'user', content: '¿Por qué?' },
  { id: 'message-4', kind: 'chat', role: 'assistant', content: 'Porque sí.' },
]
const conversation: Conversation = { page: 'article 3', messages, count: 4 }
const restore = { type: 'restore', conversation } as const

test('a conversation comes back as it was, in silence, and goes on', async () => {
  const harness = panelHarness({ subject: spanishArticle, isRestoring: true })
  expect(harness.tags()).toBe('loading visible')
  await harness.start()
  await harness.send(restore)
  expect(harness.state()).toEqual({ open: { chatting: 'quiet' } })
  expect(harness.context().messages).toEqual(messages)
  await harness.pass(60_000)
  expect([harness.asked.length, harness.spokenTexts().length]).toEqual([0, 0])
  await harness.send({ type: 'ask', text: '¿Y qué más?' })
  expect(harness.last().body).toMatchObject({
    history: [{ content: '¿Por qué?' }, { content: 'Porque sí.' }, { content: '¿Y qué más?' }],
  })
  expect(new Set(harness.context().messages.map(({ id }) => id)).size).toBe(4)
})

test('where the panel does not open by itself, the conversation opens it', async () => {
  const harness = panelHarness({ isRestoring: true })
  await harness.start()
  expect(harness.state()).toBe('hidden')
  await harness.send({ type: 'restore', conversation: { ...conversation, page: 'home' } })
  expect(harness.state()).toEqual({ open: { chatting: 'quiet' } })
  expect(harness.texts()).toHaveLength(3)
})

test('that of another page is not taken', async () => {
  const harness = panelHarness({ isRestoring: true })
  await harness.start()
  await harness.send(restore)
  expect(harness.state()).toBe('hidden')
})

test.each([
  ['nothing to restore', async (harness: ReturnType<typeof panelHarness>) => harness.send({ type: 'restore.nothing' })],
  ['an answer that never comes', async (harness: ReturnType<typeof panelHarness>) => harness.pass(5000)],
])('%s: the panel begins as ever', async (_name, happen) => {
  const harness = panelHarness({ subject: spanishArticle, isRestoring: true })
  await harness.start()
  expect(harness.asked).toHaveLength(0)
  await happen(harness)
  expect(harness.state()).toEqual({ open: { summarising: 'requesting' } })
  expect(harness.asked).toHaveLength(1)
})

test('while it is looked for, nothing is asked', async () => {
  const harness = panelHarness({ subject: spanishArticle, isRestoring: true })
  await harness.start()
  await harness.send({ type: 'ask', text: '¿Por qué?' })
  expect([harness.asked, harness.tags(), harness.texts()]).toEqual([[], 'loading visible', ['Un resumen.']])
})

test('a closed panel that is told there is nothing opens as ever', async () => {
  const harness = panelHarness({ isRestoring: true })
  await harness.start()
  await harness.send({ type: 'restore.nothing' })
  await harness.send({ type: 'open' })
  expect(harness.state()).toEqual({ open: { greeting: 'requesting' } })
})

test.each([
  ['was closed meanwhile', async () => {}],
  ['has been restored and closed', async (harness: ReturnType<typeof panelHarness>) => harness.send(restore)],
])('a panel that %s does not wait again', async (_name, happen) => {
  const harness = panelHarness({ subject: spanishArticle, isRestoring: true })
  await harness.start()
  await happen(harness)
  await harness.send({ type: 'close' })
  await harness.send({ type: 'open' })
  expect(harness.state()).toEqual({ open: { summarising: 'requesting' } })
})

test.each([
  ['never came', async (harness: ReturnType<typeof panelHarness>) => harness.pass(5000)],
  ['came', async (harness: ReturnType<typeof panelHarness>) => harness.send(restore)],
])('a conversation that %s is not waited for on the next page', async (_name, happen) => {
  const harness = panelHarness({ subject: spanishArticle, isRestoring: true })
  await harness.start()
  await happen(harness)
  await harness.send({ type: 'page.changed', subject: { kind: 'interaction' } })
  expect(harness.state()).toEqual({ open: { greeting: 'requesting' } })
})
