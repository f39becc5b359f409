import { expect, test } from 'vitest'
import { chattingHarness, panelHarness, readingHarness, reply } from './panel-harness.ts'

const say = { type: 'say', reply: reply('De fuera.', 4) } as const

test('a reply from outside opens a closed panel: text, status and stop button as for its own', async () => {
  const harness = panelHarness()
  await harness.start()
  await harness.send(say)
  expect(harness.context().messages).toMatchObject([{ kind: 'greeting', role: 'assistant', content: 'De fuera.' }])
  expect(harness.asked).toEqual([])
  await harness.begin()
  expect(harness.tags()).toBe('loading speaking visible')
  await harness.pass(4500)
  expect(harness.tags()).toBe('speaking visible')
  await harness.send({ type: 'stop' })
  expect(harness.sounding()).toBeNull()
  expect(harness.tags()).toBe('visible')
})

test('it takes the place of what sounds, and of an invitation that was to come', async () => {
  const harness = await readingHarness(20)
  await harness.send(say)
  await harness.begin()
  expect(harness.spokenTexts()).toEqual(['Un resumen.', 'De fuera.'])
  expect(harness.texts()).toEqual(['Un resumen.', 'De fuera.'])
  await harness.pass(60_000)
  expect(harness.asked).toHaveLength(1)
})

test('what was said from outside is no part of the history that is sent', async () => {
  const harness = await chattingHarness()
  await harness.send(say)
  await harness.begin()
  await harness.end()
  await harness.pass(4500)
  await harness.send({ type: 'ask', text: 'Uno' })
  expect(harness.last().body).toMatchObject({ history: [{ role: 'user', content: 'Uno' }] })
})

test('on a page without a panel nothing is said that nobody could stop', async () => {
  const harness = panelHarness({ subject: { kind: 'elsewhere' } })
  await harness.start()
  await harness.send(say)
  expect(harness.state()).toBe('hidden')
  expect(harness.commands).toEqual([])
})

test('silence reaches the engine, also where the bridge thinks itself silent', async () => {
  const harness = await chattingHarness()
  const before = harness.commands.length
  harness.site.system.get('bridge').send({ type: 'silence' })
  expect(harness.commands.slice(before)).toEqual([{ type: 'stopAudio' }])
})

test('it is one more message of the conversation, and takes the place of another from outside', async () => {
  const harness = await chattingHarness()
  await harness.send({ type: 'ask', text: 'Uno' })
  await harness.answer('Primera', 3)
  await harness.begin()
  await harness.send(say)
  expect(harness.sounding()).toBeNull()
  await harness.begin()
  expect(harness.texts()).toEqual(['Hola', 'Uno', 'Primera', 'De fuera.'])
  await harness.send({ type: 'say', reply: reply('Otra.', 2) })
  await harness.begin()
  await harness.pass(2500)
  expect(harness.texts()).toEqual(['Hola', 'Uno', 'Primera', 'De fuera.', 'Otra.'])
  expect(harness.spokenTexts().slice(-2)).toEqual(['De fuera.', 'Otra.'])
  expect([harness.overlaps(), harness.tags()]).toEqual([0, 'speaking visible'])
})
