import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { isTalkAvailable, panelMachine } from '../../src/assistant/panel.machine.ts'
import { otherArticle, panelHarness, readingHarness, spanishArticle } from './panel-harness.ts'

const home = { kind: 'home' } as const

describe('the first snapshot', () => {
  test('an article is open with its summary before anything runs', async () => {
    const harness = panelHarness({ subject: spanishArticle })
    const first = harness.actor.getSnapshot()
    expect(harness.state()).toEqual({ open: { summarising: 'requesting' } })
    expect(first.context.messages).toEqual([
      { id: 'message-1', kind: 'summary', role: 'assistant', content: 'Un resumen.' },
    ])
    expect(harness.tags()).toBe('loading visible')
    expect(harness.asked).toHaveLength(0)
    expect(harness.commands).toHaveLength(0)
    await harness.start()
    expect(harness.asked.map(({ body }) => body)).toEqual([
      { audioUrl: '/a.mp3', summaryText: 'Un resumen.', lang: 'es' },
    ])
  })

  test('server and client make the same one', () => {
    const make = () => createActor(panelMachine, { input: { language: 'es', subject: spanishArticle } }).getSnapshot()
    const [server, client] = [make(), make()]
    expect(client.value).toEqual(server.value)
    // Compares actors by name.
    expect(JSON.stringify(client.context)).toEqual(JSON.stringify(server.context))
    expect(client.tags).toEqual(server.tags)
  })

  test.each([
    ['home', home, 'arriving'],
    ['elsewhere', { kind: 'elsewhere' } as const, 'arriving'],
    ['interaction', { kind: 'interaction' } as const, 'open'],
    ['an article without a summary', { ...spanishArticle, summaryText: ' ' }, 'open'],
  ])('%s', (_, subject, state) => {
    const harness = panelHarness({ subject })
    expect(harness.is(state as 'arriving' | 'open')).toBe(true)
    expect(harness.tags().includes('visible')).toBe(state === 'open')
    if (state === 'open') expect(harness.is({ open: 'greeting' })).toBe(true)
    expect(harness.context().messages).toEqual([])
  })

  test('startOpen decides before the subject does', () => {
    expect(panelHarness({ startOpen: true }).is({ open: 'greeting' })).toBe(true)
    expect(panelHarness({ subject: spanishArticle, startOpen: false }).tags()).toBe('')
  })
})

describe('hidden', () => {
  test('home opens with the greeting', async () => {
    const harness = panelHarness()
    await harness.start()
    expect(harness.commands).toHaveLength(0)
    await harness.send({ type: 'open' })
    expect(harness.is({ open: { greeting: 'requesting' } })).toBe(true)
    expect(harness.last().body).toEqual({ lang: 'es' })
    expect(harness.commands).toContainEqual({ type: 'setVisible', visible: true })
  })

  test('an article that was closed opens with the summary again', async () => {
    const harness = await readingHarness()
    await harness.send({ type: 'close' })
    await harness.send({ type: 'open' })
    expect(harness.is({ open: { summarising: 'requesting' } })).toBe(true)
    expect(harness.texts()).toEqual(['Un resumen.'])
  })

  test('a page without a panel does not open one', async () => {
    const harness = panelHarness({ subject: { kind: 'elsewhere' } })
    await harness.start()
    await harness.send({ type: 'open' })
    expect(harness.state()).toBe('hidden')
  })

  test('what concerns an open panel changes nothing', async () => {
    const harness = panelHarness()
    await harness.start()
    for (const type of ['close', 'listen', 'stop'] as const) await harness.send({ type })
    await harness.send({ type: 'ask', text: 'Hola' })
    expect(harness.state()).toBe('hidden')
    expect(harness.asked).toHaveLength(0)
  })

  test('the visibility flag starts false, is true while hidden and false while open', async () => {
    const harness = panelHarness()
    expect(isTalkAvailable(harness.actor.getSnapshot())).toBe(false)
    await harness.start()
    expect(isTalkAvailable(harness.actor.getSnapshot())).toBe(true)
    await harness.send({ type: 'open' })
    expect(isTalkAvailable(harness.actor.getSnapshot())).toBe(false)
    await harness.send({ type: 'close' })
    expect(isTalkAvailable(harness.actor.getSnapshot())).toBe(true)
  })

  test('without an engine there is still text to talk by', async () => {
    const harness = panelHarness({}, { engineMissing: true })
    await harness.start()
    await harness.send({ type: 'open' })
    await harness.send({ type: 'close' })
    expect(isTalkAvailable(harness.actor.getSnapshot())).toBe(true)
  })
})

describe('greeting', () => {
  test('loads from the request until duration*1000+500 ms after its sound began', async () => {
    const harness = panelHarness()
    await harness.start()
    await harness.send({ type: 'open' })
    expect(harness.tags()).toBe('loading visible')
    await harness.pass(5000)
    await harness.answer('Hola', 4)
    expect(harness.texts()).toEqual(['Hola'])
    expect(harness.context().spoken).toMatchObject({
      messageId: harness.context().messages[0]?.id,
      reply: { duration: 4 },
    })
    expect(harness.tags()).toBe('loading visible')
    await harness.pass(3000)
    await harness.begin()
    expect(harness.tags()).toBe('loading speaking visible')
    await harness.pass(4000)
    await harness.end()
    expect(harness.context().spoken).toBeNull()
    await harness.pass(499)
    expect(harness.is({ open: 'greeting' })).toBe(true)
    expect(harness.tags()).toContain('loading')
    await harness.pass(1)
    expect(harness.state()).toEqual({ open: { chatting: 'quiet' } })
    expect(harness.tags()).toBe('visible')
  })

  test('blocked: not loading, the text is shown, and no timer runs before the first gesture', async () => {
    const harness = panelHarness()
    await harness.start()
    await harness.send({ type: 'open' })
    await harness.answer('Hola', 4)
    await harness.engineFails('blocked')
    expect(harness.tags()).toBe('blocked visible')
    expect(harness.texts()).toEqual(['Hola'])
    await harness.pass(3_600_000)
    expect(harness.tags()).toBe('blocked visible')
    await harness.send({ type: 'listen' })
    expect(harness.spokenTexts()).toEqual(['Hola', 'Hola'])
    await harness.begin()
    expect(harness.tags()).toBe('loading speaking visible')
    await harness.pass(4499)
    expect(harness.tags()).toContain('loading')
    await harness.pass(1)
    expect(harness.is({ open: 'chatting' })).toBe(true)
  })

  test('blocked: a message drops it and is answered', async () => {
    const harness = panelHarness()
    await harness.start()
    await harness.send({ type: 'open' })
    await harness.answer('Hola', 4)
    await harness.engineFails('blocked')
    await harness.send({ type: 'ask', text: '¿Qué es un nanómetro?' })
    expect(harness.is({ open: { loading: 'requesting' } })).toBe(true)
    await harness.begin('utterance-2')
    expect(harness.is({ open: { loading: 'requesting' } })).toBe(true)
  })
})

describe('pages', () => {
  test('leaving for a page without an open panel closes it', async () => {
    for (const subject of [home, { kind: 'elsewhere' } as const]) {
      const harness = await readingHarness()
      await harness.send({ type: 'page.changed', subject })
      expect(harness.state()).toBe('hidden')
      expect(harness.context().messages).toEqual([])
      expect(harness.sounding()).toBeNull()
      expect(harness.canvasReturns()).toBe(1)
      await harness.pass(60_000)
      expect(harness.asked).toHaveLength(1)
    }
  })

  test('another article brings its own summary and a fresh history', async () => {
    const harness = await readingHarness()
    await harness.send({ type: 'ask', text: 'Uno' })
    await harness.send({ type: 'page.changed', subject: otherArticle })
    expect(harness.state()).toEqual({ open: { summarising: 'requesting' } })
    expect(harness.texts()).toEqual(['Otro resumen.'])
    expect(harness.pendingRequests().at(-1)?.body).toEqual({ audioUrl: '', summaryText: 'Otro resumen.', lang: 'es' })
    harness.asked[1]?.resolve({ text: 'Tarde', audio: '/x.mp3', emotionEvents: [], duration: 1 })
    await harness.pass(0)
    expect(harness.texts()).toEqual(['Otro resumen.'])
    expect(harness.asked[1]?.signal.aborted).toBe(true)
  })

  test('from home to an article and to /interaction the panel opens by itself', async () => {
    const harness = panelHarness()
    await harness.start()
    await harness.send({ type: 'page.changed', subject: spanishArticle })
    expect(harness.is({ open: 'summarising' })).toBe(true)
    await harness.send({ type: 'page.changed', subject: { kind: 'interaction' } })
    expect(harness.is({ open: 'greeting' })).toBe(true)
  })

  test('the same page again changes nothing', async () => {
    const harness = await readingHarness()
    await harness.send({ type: 'page.changed', subject: { ...spanishArticle } })
    expect(harness.state()).toEqual({ open: { 'invitation-scheduled': 'waiting' } })
    await harness.send({ type: 'close' })
    await harness.send({ type: 'page.changed', subject: { ...spanishArticle } })
    expect(harness.state()).toBe('hidden')
  })

  test('a page that comes while closing is taken, and does not open what the reader closes', async () => {
    const harness = await readingHarness()
    harness.actor.send({ type: 'close' })
    expect(harness.state()).toBe('closing')
    harness.actor.send({ type: 'page.changed', subject: otherArticle })
    expect(harness.state()).toBe('closing')
    harness.actor.send({ type: 'open' })
    expect(harness.state()).toEqual({ open: { summarising: 'requesting' } })
    expect(harness.texts()).toEqual(['Otro resumen.'])
  })
})
