import { describe, expect, test } from 'vitest'
import { TalkFailure } from '../../src/assistant/talk-failure.ts'
import { panelHarness, reply, type PanelHarness } from './panel-harness.ts'

/** A panel whose reader has just asked. */
async function asked(): Promise<PanelHarness> {
  const harness = panelHarness({ subject: { kind: 'home' } })
  await harness.start()
  await harness.send({ type: 'open' })
  await harness.answer('Hola', 1)
  await harness.begin()
  await harness.end()
  await harness.pass(2000)
  await harness.send({ type: 'ask', text: '¿Qué es?' })
  return harness
}

describe('an answer that comes sentence by sentence', () => {
  test('is spoken from its first sentence on, one after the other, and shown as a whole', async () => {
    const harness = await asked()
    await harness.sentence('Uno.', 2)
    expect(harness.texts().at(-1)).toBe('Uno.')
    await harness.begin()
    expect(harness.state()).toEqual({ open: { loading: 'playing' } })
    await harness.sentence('Dos.', 3)
    expect(harness.texts().at(-1)).toBe('Uno. Dos.')
    await harness.answer('Uno. Dos.', 5)
    await harness.pass(2000)
    await harness.end()
    await harness.begin()
    expect(harness.spokenTexts().slice(-2)).toEqual(['Uno.', 'Dos.'])
    expect(harness.context().spoken).toMatchObject({ from: 5 })
    await harness.pass(3000)
    await harness.end()
    await harness.pass(500)
    expect(harness.state()).toEqual({ open: { chatting: 'quiet' } })
    expect(harness.texts().at(-1)).toBe('Uno. Dos.')
    expect(harness.asked).toHaveLength(2)
  })

  test('waits for the next sentence when it comes late', async () => {
    const harness = await asked()
    await harness.sentence('Uno.', 2)
    await harness.begin()
    await harness.pass(2000)
    await harness.end()
    expect(harness.state()).toEqual({ open: { loading: 'awaiting' } })
    expect(harness.tags()).toContain('loading')
    await harness.sentence('Dos.', 2)
    await harness.begin()
    expect(harness.spokenTexts().at(-1)).toBe('Dos.')
    await harness.answer('Uno. Dos.', 4)
    await harness.pass(2000)
    await harness.end()
    await harness.pass(500)
    expect(harness.state()).toEqual({ open: { chatting: 'quiet' } })
  })

  test('of one sentence ends as any other', async () => {
    const harness = await asked()
    await harness.sentence('Uno.', 2)
    await harness.begin()
    await harness.answer('Uno.', 2)
    expect(harness.texts().filter((text) => text === 'Uno.')).toHaveLength(1)
    await harness.pass(2500)
    expect(harness.is({ open: 'chatting' })).toBe(true)
    expect(harness.spokenTexts().filter((text) => text === 'Uno.')).toHaveLength(1)
  })

  test('stopped, says no more, and the rest is not waited for', async () => {
    const harness = await asked()
    await harness.sentence('Uno.', 2)
    await harness.begin()
    await harness.sentence('Dos.', 2)
    const request = harness.last()
    await harness.send({ type: 'stop' })
    expect(harness.sounding()).toBeNull()
    expect(request.signal.aborted).toBe(true)
    request.onSentence(reply('Tres.'))
    await harness.pass(5000)
    expect(harness.spokenTexts().at(-1)).toBe('Uno.')
    expect(harness.state()).toEqual({ open: { chatting: 'quiet' } })
  })

  test('that breaks off says its sentence to the end and leaves the whole in writing', async () => {
    const harness = await asked()
    await harness.sentence('Uno.', 2)
    await harness.begin()
    await harness.refuse(new TalkFailure({ kind: 'status', status: 503, text: 'Uno. Dos.' }, 'no voice'))
    expect(harness.context().messages.at(-1)).toMatchObject({ content: 'Uno. Dos.', isUnvoiced: true })
    expect(harness.logs.at(-1)?.message).toBe('Failed chat request')
    await harness.pass(2000)
    await harness.end()
    await harness.pass(500)
    expect(harness.state()).toEqual({ open: { chatting: 'quiet' } })
  })

  test('that breaks off while the next sentence is awaited ends at once', async () => {
    const harness = await asked()
    await harness.sentence('Uno.', 2)
    await harness.begin()
    await harness.pass(2000)
    await harness.end()
    await harness.refuse(new Error('gone'))
    expect(harness.state()).toEqual({ open: { chatting: 'quiet' } })
    expect(harness.texts().at(-1)).toBe('Uno.')
  })
})
