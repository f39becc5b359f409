import { describe, expect, test } from 'vitest'
import { chattingHarness, reply } from './panel-harness.ts'

describe('chatting and loading', () => {
  test('a message goes out with the chat so far, and the input is free 0.5 s after the answer', async () => {
    const harness = await chattingHarness()
    await harness.send({ type: 'ask', text: 'Uno' })
    expect(harness.last().body).toStrictEqual({ history: [{ role: 'user', content: 'Uno' }], lang: 'es' })
    expect(harness.tags()).toBe('loading visible')
    await harness.answer('Primera', 3)
    await harness.begin()
    expect(harness.tags()).toBe('loading speaking visible')
    await harness.pass(3000)
    await harness.end()
    await harness.pass(499)
    expect(harness.tags()).toContain('loading')
    await harness.pass(1)
    expect(harness.tags()).toBe('visible')
    await harness.send({ type: 'ask', text: 'Dos' })
    expect(harness.last().body).toEqual({
      history: [
        { role: 'user', content: 'Uno' },
        { role: 'assistant', content: 'Primera' },
        { role: 'user', content: 'Dos' },
      ],
      lang: 'es',
    })
    expect(harness.texts()).toEqual(['Hola', 'Uno', 'Primera', 'Dos'])
  })

  test.each(['', '   ', '\n\t ', '\u0000\u0007'])('a blank message (%j) is not sent', async (text) => {
    const harness = await chattingHarness()
    await harness.send({ type: 'ask', text })
    expect(harness.is({ open: 'chatting' })).toBe(true)
    expect(harness.actor.getSnapshot().can({ type: 'ask', text })).toBe(false)
    expect(harness.asked).toHaveLength(1)
  })

  test('while an answer is awaited nothing is sent, and who gives it can be interrupted', async () => {
    const harness = await chattingHarness()
    await harness.send({ type: 'ask', text: 'Uno' })
    await harness.send({ type: 'ask', text: 'Dos' })
    await harness.answer('Primera', 3)
    await harness.send({ type: 'ask', text: 'Tres' })
    expect(harness.asked).toHaveLength(2)
    await harness.begin()
    await harness.send({ type: 'ask', text: 'Cuatro' })
    expect(harness.texts()).toEqual(['Hola', 'Uno', 'Primera', 'Cuatro'])
    expect([harness.sounding(), harness.asked.length, harness.tags()]).toEqual([null, 3, 'loading visible'])
    await harness.answer('Segunda', 3)
    expect(harness.spokenTexts().at(-1)).toBe('Segunda')
  })

  test('an answer that is awaited can be given up, and the field is free', async () => {
    const harness = await chattingHarness()
    await harness.send({ type: 'ask', text: 'Uno' })
    await harness.send({ type: 'stop' })
    expect([harness.state(), harness.tags()]).toEqual([{ open: { chatting: 'quiet' } }, 'visible'])
    expect(harness.pendingRequests()).toEqual([])
  })

  test('the sources of an answer are kept with its message', async () => {
    const harness = await chattingHarness()
    await harness.send({ type: 'ask', text: 'Uno' })
    const sources = [{ id: 'es-1', title: 'Título', href: '/news-single/es-1', quote: 'Una frase.' }]
    harness.last().resolve({ text: 'Primera', audio: '/x.mp3', emotionEvents: [], duration: 1, sources })
    await harness.pass(0)
    expect(harness.context().messages.at(-1)).toMatchObject({ role: 'assistant', content: 'Primera', sources })
  })

  test('sound that outlasts the release can be stopped, and a message interrupts it', async () => {
    const harness = await chattingHarness()
    await harness.send({ type: 'ask', text: 'Uno' })
    await harness.answer('Primera', 3)
    await harness.begin()
    await harness.pass(3500)
    expect(harness.tags()).toBe('speaking visible')
    await harness.send({ type: 'stop' })
    expect(harness.tags()).toBe('visible')
    expect(harness.sounding()).toBeNull()
  })

  test('a blocked answer gives way to another question', async () => {
    const harness = await chattingHarness()
    await harness.send({ type: 'ask', text: 'Uno' })
    await harness.answer('Primera', 3)
    await harness.engineFails('blocked')
    expect(harness.tags()).toBe('blocked visible')
    await harness.send({ type: 'ask', text: 'Dos' })
    expect(harness.state()).toEqual({ open: { loading: 'requesting' } })
    expect(harness.context().spoken).toBeNull()
    expect(harness.pendingRequests().map(({ body }) => body)).toMatchObject([{ history: [{}, {}, { content: 'Dos' }] }])
  })

  test('closing and asking also silence what was spoken through the global API', async () => {
    for (const event of [{ type: 'close' } as const, { type: 'ask', text: 'Uno' } as const]) {
      const harness = await chattingHarness()
      await harness.send({ type: 'say', reply: reply('De fuera', 2) })
      await harness.begin()
      expect(harness.sounding()).not.toBeNull()
      await harness.pass(2500)
      await harness.send(event)
      expect(harness.sounding()).toBeNull()
    }
  })

  test('stop while an answer plays frees the input at once', async () => {
    const harness = await chattingHarness()
    await harness.send({ type: 'ask', text: 'Uno' })
    await harness.answer('Primera', 30)
    await harness.begin()
    await harness.send({ type: 'stop' })
    expect(harness.tags()).toBe('visible')
    expect(harness.sounding()).toBeNull()
  })
})

test('who watches the panel looks again when what Zed says has come further', async () => {
  const harness = await chattingHarness()
  await harness.send({ type: 'ask', text: 'Uno' })
  await harness.answer('Primera', 3)
  const before = harness.actor.getSnapshot()
  await harness.begin()
  expect(harness.actor.getSnapshot()).not.toBe(before)
  const speaking = harness.actor.getSnapshot()
  await harness.end()
  expect(harness.actor.getSnapshot()).not.toBe(speaking)
})
