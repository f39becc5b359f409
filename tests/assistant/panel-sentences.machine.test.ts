import { describe, expect, test } from 'vitest'
import { TalkFailure } from '../../src/assistant/talk-failure.ts'
import { panelHarness, reply, type PanelHarness } from './panel-harness.ts'

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
    expect(harness.texts()).toEqual(['Hola', '¿Qué es?', 'Uno. Dos.'])
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

describe('what comes beside an answer', () => {
  const source = (quote: string, from?: number, to?: number) => ({
    ...{ id: 'es-1', title: 'Título', href: '/news-single/es-1', quote },
    ...(from !== undefined && { from, to }),
  })
  const suggestions = ['¿Y después?']

  test('each sentence’s sources lie where it stands in the whole', async () => {
    const harness = await asked()
    const tell = async (text: string, sources: ReturnType<typeof source>[]) => {
      harness.last().onSentence({ ...reply(text), sources })
      await harness.pass(0)
    }
    await tell('Uno.', [source('a', 0, 4)])
    await tell('Dos.', [source('b', 1, 3)])
    await tell('Tres.', [source('c')])
    expect(harness.texts().at(-1)).toBe('Uno. Dos. Tres.')
    expect(harness.context().messages.at(-1)?.sources).toEqual([
      source('a', 0, 4),
      source('b', 6, 8),
      source('c', 10, 10),
    ])
  })

  test('sources of a later sentence count where the first had none, and none take nothing away', async () => {
    const harness = await asked()
    await harness.sentence('Uno.')
    harness.last().onSentence({ ...reply('Dos.'), sources: [source('b', 0, 4)] })
    await harness.pass(0)
    await harness.sentence('Tres.')
    expect(harness.context().messages.at(-1)?.sources).toEqual([source('b', 5, 9)])
  })

  test('what closes the whole is shown with its last sentence; a whole without text takes nothing away', async () => {
    const [whole, blank] = [await asked(), await asked()]
    for (const harness of [whole, blank]) await harness.sentence('Uno.')
    whole.last().resolve({ ...reply('Uno. Y dos.'), suggestions })
    blank.last().resolve({ ...reply('  '), suggestions: [] })
    await whole.pass(0)
    await blank.pass(0)
    expect(whole.context().messages.at(-1)).toMatchObject({ content: 'Uno. Y dos.', suggestions })
    expect(whole.texts().slice(0, -1)).toEqual(['Hola', '¿Qué es?'])
    expect(blank.texts().at(-1)).toBe('Uno.')
  })

  test('a reply that says nothing is not shown, and its sound is heard', async () => {
    const harness = await asked()
    await harness.answer(' ', 2)
    expect(harness.texts()).toEqual(['Hola', '¿Qué es?'])
    expect(harness.spokenTexts().at(-1)).toBe(' ')
  })

  test('an answer without a voice brings it too', async () => {
    const harness = await asked()
    const failure = { kind: 'status', status: 503, text: 'Un texto', extras: { suggestions } } as const
    await harness.refuse(new TalkFailure(failure, 'no voice'))
    expect(harness.context().messages.at(-1)).toMatchObject({
      ...{ kind: 'chat', role: 'assistant', content: 'Un texto', isUnvoiced: true, suggestions },
    })
    expect(new Set(harness.context().messages.map(({ id }) => id)).size).toBe(3)
  })
})
