import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { isTalkAvailable, panelMachine } from '../../src/assistant/panel.machine.ts'
import { otherArticle, panelRig, readingRig, spanishArticle } from './panel-rig.ts'

const home = { kind: 'home' } as const

describe('the first snapshot', () => {
  test('an article is open with its summary before anything runs', async () => {
    const rig = panelRig({ subject: spanishArticle })
    const first = rig.actor.getSnapshot()
    expect(first.value).toEqual({ open: { summarising: 'requesting' } })
    expect(first.context.messages).toEqual([
      { id: 'message-1', kind: 'summary', role: 'assistant', content: 'Un resumen.' },
    ])
    expect(rig.tags()).toBe('loading visible')
    expect(rig.asked).toHaveLength(0)
    expect(rig.commands).toHaveLength(0)
    await rig.start()
    expect(rig.asked.map(({ body }) => body)).toEqual([{ audioUrl: '/a.mp3', summaryText: 'Un resumen.', lang: 'es' }])
  })

  test('server and client make the same one', () => {
    const make = () => createActor(panelMachine, { input: { language: 'es', subject: spanishArticle } }).getSnapshot()
    const [server, client] = [make(), make()]
    expect(client.value).toEqual(server.value)
    expect(client.context).toEqual(server.context)
    expect(client.tags).toEqual(server.tags)
  })

  test.each([
    ['home', home, 'hidden'],
    ['elsewhere', { kind: 'elsewhere' } as const, 'hidden'],
    ['interaction', { kind: 'interaction' } as const, 'open'],
    ['an article without a summary', { ...spanishArticle, summaryText: ' ' }, 'open'],
  ])('%s', (_, subject, state) => {
    const rig = panelRig({ subject })
    expect(rig.is(state as 'hidden' | 'open')).toBe(true)
    if (state === 'open') expect(rig.is({ open: 'greeting' })).toBe(true)
    expect(rig.context().messages).toEqual([])
  })

  test('startOpen decides before the subject does', () => {
    expect(panelRig({ startOpen: true }).is({ open: 'greeting' })).toBe(true)
    expect(panelRig({ subject: spanishArticle, startOpen: false }).is('hidden')).toBe(true)
  })
})

describe('hidden', () => {
  test('home opens with the greeting', async () => {
    const rig = panelRig()
    await rig.start()
    expect(rig.commands).toHaveLength(0)
    await rig.send({ type: 'open' })
    expect(rig.is({ open: { greeting: 'requesting' } })).toBe(true)
    expect(rig.last().body).toEqual({ lang: 'es' })
    expect(rig.commands).toContainEqual({ type: 'setVisible', visible: true })
  })

  test('an article that was closed opens with the summary again', async () => {
    const rig = await readingRig()
    await rig.send({ type: 'close' })
    await rig.send({ type: 'open' })
    expect(rig.is({ open: { summarising: 'requesting' } })).toBe(true)
    expect(rig.texts()).toEqual(['Un resumen.'])
  })

  test('a page without a panel does not open one', async () => {
    const rig = panelRig({ subject: { kind: 'elsewhere' } })
    await rig.start()
    await rig.send({ type: 'open' })
    expect(rig.state()).toBe('hidden')
  })

  test('what concerns an open panel changes nothing', async () => {
    const rig = panelRig()
    await rig.start()
    for (const type of ['close', 'listen', 'stop'] as const) await rig.send({ type })
    await rig.send({ type: 'ask', text: 'Hola' })
    expect(rig.state()).toBe('hidden')
    expect(rig.asked).toHaveLength(0)
  })

  test('the visibility flag starts false, is true while hidden and false while open', async () => {
    const rig = panelRig()
    expect(isTalkAvailable(rig.actor.getSnapshot())).toBe(false)
    await rig.start()
    expect(isTalkAvailable(rig.actor.getSnapshot())).toBe(true)
    await rig.send({ type: 'open' })
    expect(isTalkAvailable(rig.actor.getSnapshot())).toBe(false)
    await rig.send({ type: 'close' })
    expect(isTalkAvailable(rig.actor.getSnapshot())).toBe(true)
  })

  test('without an engine there is still text to talk by', async () => {
    const rig = panelRig({}, { engineMissing: true })
    await rig.start()
    await rig.send({ type: 'open' })
    await rig.send({ type: 'close' })
    expect(isTalkAvailable(rig.actor.getSnapshot())).toBe(true)
  })
})

describe('greeting', () => {
  test('loads from the request until duration*1000+500 ms after its sound began', async () => {
    const rig = panelRig()
    await rig.start()
    await rig.send({ type: 'open' })
    expect(rig.tags()).toBe('loading visible')
    await rig.pass(5000)
    await rig.answer('Hola', 4)
    expect(rig.texts()).toEqual(['Hola'])
    expect(rig.context().spoken).toMatchObject({ messageId: rig.context().messages[0]?.id, reply: { duration: 4 } })
    expect(rig.tags()).toBe('loading visible')
    await rig.pass(3000)
    await rig.begin()
    expect(rig.tags()).toBe('loading speaking visible')
    await rig.pass(4000)
    await rig.end()
    expect(rig.context().spoken).toBeNull()
    await rig.pass(499)
    expect(rig.is({ open: 'greeting' })).toBe(true)
    expect(rig.tags()).toContain('loading')
    await rig.pass(1)
    expect(rig.state()).toEqual({ open: { chatting: 'quiet' } })
    expect(rig.tags()).toBe('visible')
  })

  test('blocked: not loading, the text is shown, and no timer runs before the first gesture', async () => {
    const rig = panelRig()
    await rig.start()
    await rig.send({ type: 'open' })
    await rig.answer('Hola', 4)
    await rig.engineFails('blocked')
    expect(rig.tags()).toBe('blocked visible')
    expect(rig.texts()).toEqual(['Hola'])
    await rig.pass(3_600_000)
    expect(rig.tags()).toBe('blocked visible')
    await rig.send({ type: 'listen' })
    expect(rig.spokenTexts()).toEqual(['Hola', 'Hola'])
    await rig.begin()
    expect(rig.tags()).toBe('loading speaking visible')
    await rig.pass(4499)
    expect(rig.tags()).toContain('loading')
    await rig.pass(1)
    expect(rig.is({ open: 'chatting' })).toBe(true)
  })

  test('blocked: a message drops it and is answered', async () => {
    const rig = panelRig()
    await rig.start()
    await rig.send({ type: 'open' })
    await rig.answer('Hola', 4)
    await rig.engineFails('blocked')
    await rig.send({ type: 'ask', text: '¿Qué es un nanómetro?' })
    expect(rig.is({ open: { loading: 'requesting' } })).toBe(true)
    await rig.begin('utterance-2')
    expect(rig.is({ open: { loading: 'requesting' } })).toBe(true)
  })
})

describe('pages', () => {
  test('leaving for a page without an open panel closes it', async () => {
    for (const subject of [home, { kind: 'elsewhere' } as const]) {
      const rig = await readingRig()
      await rig.send({ type: 'page.changed', subject })
      expect(rig.state()).toBe('hidden')
      expect(rig.context().messages).toEqual([])
      expect(rig.sounding()).toBeNull()
      expect(rig.canvasReturns()).toBe(1)
      await rig.pass(60_000)
      expect(rig.asked).toHaveLength(1)
    }
  })

  test('another article brings its own summary and a fresh history', async () => {
    const rig = await readingRig()
    await rig.send({ type: 'ask', text: 'Uno' })
    await rig.send({ type: 'page.changed', subject: otherArticle })
    expect(rig.state()).toEqual({ open: { summarising: 'requesting' } })
    expect(rig.texts()).toEqual(['Otro resumen.'])
    expect(rig.pendingRequests().at(-1)?.body).toEqual({ audioUrl: '', summaryText: 'Otro resumen.', lang: 'es' })
    rig.asked[1]?.resolve({ text: 'Tarde', audio: '/x.mp3', emotionEvents: [], duration: 1 })
    await rig.pass(0)
    expect(rig.texts()).toEqual(['Otro resumen.'])
    expect(rig.asked[1]?.signal.aborted).toBe(true)
  })

  test('from home to an article and to /interaction the panel opens by itself', async () => {
    const rig = panelRig()
    await rig.start()
    await rig.send({ type: 'page.changed', subject: spanishArticle })
    expect(rig.is({ open: 'summarising' })).toBe(true)
    await rig.send({ type: 'page.changed', subject: { kind: 'interaction' } })
    expect(rig.is({ open: 'greeting' })).toBe(true)
  })

  test('the same page again changes nothing', async () => {
    const rig = await readingRig()
    await rig.send({ type: 'page.changed', subject: { ...spanishArticle } })
    expect(rig.state()).toEqual({ open: { 'invitation-scheduled': 'waiting' } })
    await rig.send({ type: 'close' })
    await rig.send({ type: 'page.changed', subject: { ...spanishArticle } })
    expect(rig.state()).toBe('hidden')
  })

  test('a page that comes while closing is taken', async () => {
    const rig = await readingRig()
    rig.actor.send({ type: 'close' })
    expect(rig.state()).toBe('closing')
    rig.actor.send({ type: 'page.changed', subject: otherArticle })
    expect(rig.state()).toEqual({ open: { summarising: 'requesting' } })
    rig.actor.send({ type: 'close' })
    rig.actor.send({ type: 'open' })
    expect(rig.state()).toEqual({ open: { summarising: 'requesting' } })
  })
})
