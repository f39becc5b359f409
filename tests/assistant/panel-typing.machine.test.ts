import { expect, test } from 'vitest'
import { readingHarness } from './panel-harness.ts'

const typed = { type: 'draft.typed' } as const
const waiting = { open: { 'invitation-scheduled': 'waiting' } }
const inviting = { open: { 'invitation-scheduled': 'requesting' } }

test('what is typed holds the invitation back until it has been left for 5 s', async () => {
  const harness = await readingHarness(20)
  await harness.pass(14_000)
  await harness.send(typed)
  await harness.pass(1000)
  expect(harness.state()).toEqual(waiting)
  expect(harness.tags()).toBe('speaking visible')
  await harness.pass(3000)
  await harness.send(typed)
  await harness.pass(4999)
  expect(harness.asked).toHaveLength(1)
  expect(harness.tags()).not.toContain('loading')
  await harness.pass(1)
  expect(harness.state()).toEqual(inviting)
})

test('what was typed and left before the invitation is due holds nothing back', async () => {
  const harness = await readingHarness(20)
  await harness.send(typed)
  await harness.pass(14_999)
  expect(harness.asked).toHaveLength(1)
  await harness.pass(1)
  expect(harness.state()).toEqual(inviting)
})

test('an emptied field lets the invitation come at once', async () => {
  const harness = await readingHarness(20)
  await harness.pass(14_000)
  await harness.send(typed)
  await harness.pass(2000)
  await harness.send({ type: 'draft.cleared' })
  expect(harness.state()).toEqual(inviting)
})

test('a message sent meanwhile cancels the invitation', async () => {
  const harness = await readingHarness(20)
  await harness.pass(14_000)
  await harness.send(typed)
  await harness.pass(2000)
  await harness.send({ type: 'ask', text: '¿Por qué?' })
  expect(harness.state()).toEqual({ open: { loading: 'requesting' } })
  await harness.answer('Porque sí.', 2)
  await harness.begin()
  await harness.end()
  await harness.pass(60_000)
  expect(harness.asked.map(({ body }) => Object.keys(body)[0])).toEqual(['audioUrl', 'history'])
})
