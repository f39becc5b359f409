import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { isTalkAvailable, panelMachine } from '../../src/assistant/panel.machine.ts'
import { chattingRig, otherArticle, panelRig, readingRig, reply, spanishArticle } from './panel-rig.ts'

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

describe('summarising and invitation-scheduled', () => {
  test('the summary is loading only until its sound begins', async () => {
    const rig = panelRig({ subject: spanishArticle })
    await rig.start()
    expect(rig.tags()).toBe('loading visible')
    await rig.answer('Un resumen.', 20)
    expect(rig.state()).toEqual({ open: { summarising: 'handedOver' } })
    expect(rig.tags()).toBe('loading visible')
    await rig.begin()
    expect(rig.state()).toEqual({ open: { 'invitation-scheduled': 'waiting' } })
    expect(rig.tags()).toBe('speaking visible')
    expect(rig.texts()).toEqual(['Un resumen.'])
    expect(rig.context().spoken?.messageId).toBe(rig.context().messages[0]?.id)
  })

  test('blocked: free to write, and the invitation is counted from the gesture on', async () => {
    const rig = panelRig({ subject: spanishArticle })
    await rig.start()
    await rig.answer('Un resumen.', 20)
    await rig.engineFails('blocked')
    expect(rig.state()).toEqual({ open: { summarising: 'blocked' } })
    expect(rig.tags()).toBe('blocked visible')
    await rig.pass(3_600_000)
    expect(rig.asked).toHaveLength(1)
    await rig.send({ type: 'listen' })
    await rig.begin()
    await rig.pass(14_999)
    expect(rig.asked).toHaveLength(1)
    await rig.pass(1)
    expect(rig.asked).toHaveLength(2)
  })

  test.each([
    [20, 15_000],
    [6, 1000],
    [5, 0],
    [2, 0],
  ])('of %d s: the invitation is requested after %d ms', async (duration, due) => {
    const rig = panelRig({ subject: spanishArticle })
    await rig.start()
    await rig.answer('Un resumen.', duration)
    await rig.pass(9000)
    expect(rig.asked).toHaveLength(1)
    await rig.begin()
    if (due > 0) {
      await rig.pass(due - 1)
      expect(rig.asked).toHaveLength(1)
    }
    await rig.pass(due > 0 ? 1 : 0)
    expect(rig.asked.map(({ body }) => body).slice(1)).toEqual([{ summaryText: 'Un resumen.', lang: 'es' }])
    expect(rig.tags()).toBe('loading speaking visible')
  })

  test('the invitation waits for the summary to end, then plays until duration*1000+500', async () => {
    const rig = await readingRig(20)
    await rig.pass(15_000)
    await rig.answer('¿Qué quieres saber?', 3)
    expect(rig.state()).toEqual({ open: { 'invitation-scheduled': 'held' } })
    expect(rig.spokenTexts()).toEqual(['Un resumen.'])
    await rig.pass(5000)
    await rig.end()
    expect(rig.spokenTexts()).toEqual(['Un resumen.', '¿Qué quieres saber?'])
    expect(rig.context().messages.map(({ kind }) => kind)).toEqual(['summary', 'invitation'])
    await rig.begin()
    expect(rig.state()).toEqual({ open: { 'invitation-scheduled': 'playing' } })
    await rig.pass(3499)
    expect(rig.tags()).toContain('loading')
    await rig.pass(1)
    expect(rig.is({ open: 'chatting' })).toBe(true)
  })

  test('an invitation that comes after the end plays at once', async () => {
    const rig = await readingRig(20)
    await rig.pass(15_000)
    await rig.pass(5000)
    await rig.end()
    await rig.answer('¿Qué quieres saber?', 3)
    expect(rig.spokenTexts()).toEqual(['Un resumen.', '¿Qué quieres saber?'])
  })

  test('an engine that never tells the end does not hold the invitation for ever', async () => {
    const rig = await readingRig(20)
    await rig.pass(15_000)
    await rig.answer('¿Qué quieres saber?', 3)
    await rig.pass(9999)
    expect(rig.spokenTexts()).toHaveLength(1)
    await rig.pass(1)
    expect(rig.spokenTexts()).toEqual(['Un resumen.', '¿Qué quieres saber?'])
  })

  test('a message in mid-summary cancels the invitation and the sound, and is answered', async () => {
    const rig = await readingRig(20)
    await rig.pass(7000)
    await rig.send({ type: 'ask', text: '  ¿Por qué?  ' })
    expect(rig.sounding()).toBeNull()
    expect(rig.commands.at(-1)).toEqual({ type: 'stopAudio' })
    expect(rig.state()).toEqual({ open: { loading: 'requesting' } })
    expect(rig.last().body).toEqual({ history: [{ role: 'user', content: '¿Por qué?' }], lang: 'es' })
    await rig.pass(20_000)
    expect(rig.asked).toHaveLength(2)
    await rig.answer('Porque sí.', 2)
    await rig.begin()
    await rig.pass(2500)
    expect(rig.state()).toEqual({ open: { chatting: 'speaking' } })
    expect(rig.asked).toHaveLength(2)
  })

  test('while the invitation is asked for or plays, nothing can be sent', async () => {
    const rig = await readingRig(20)
    await rig.pass(15_000)
    await rig.send({ type: 'ask', text: 'Hola' })
    expect(rig.state()).toEqual({ open: { 'invitation-scheduled': 'requesting' } })
    await rig.answer('¿Qué quieres saber?', 3)
    await rig.send({ type: 'ask', text: 'Hola' })
    await rig.end()
    await rig.begin()
    await rig.send({ type: 'ask', text: 'Hola' })
    expect(rig.state()).toEqual({ open: { 'invitation-scheduled': 'playing' } })
    expect(rig.asked).toHaveLength(2)
  })

  test('an invitation can be blocked too', async () => {
    const rig = await readingRig(2)
    await rig.pass(0)
    await rig.answer('¿Qué quieres saber?', 3)
    await rig.end()
    await rig.engineFails('blocked')
    expect(rig.tags()).toBe('blocked visible')
    await rig.send({ type: 'listen' })
    await rig.begin()
    expect(rig.state()).toEqual({ open: { 'invitation-scheduled': 'playing' } })
  })

  test('stop silences the summary and cancels the invitation', async () => {
    const rig = await readingRig(20)
    await rig.send({ type: 'stop' })
    expect(rig.state()).toEqual({ open: { chatting: 'quiet' } })
    expect(rig.sounding()).toBeNull()
    await rig.pass(60_000)
    expect(rig.asked).toHaveLength(1)
  })
})

describe('chatting and loading', () => {
  test('a message goes out with the chat so far, and the input is free 0.5 s after the answer', async () => {
    const rig = await chattingRig()
    await rig.send({ type: 'ask', text: 'Uno' })
    expect(rig.last().body).toEqual({ history: [{ role: 'user', content: 'Uno' }], lang: 'es' })
    expect(rig.tags()).toBe('loading visible')
    await rig.answer('Primera', 3)
    await rig.begin()
    expect(rig.tags()).toBe('loading speaking visible')
    await rig.pass(3000)
    await rig.end()
    await rig.pass(499)
    expect(rig.tags()).toContain('loading')
    await rig.pass(1)
    expect(rig.tags()).toBe('visible')
    await rig.send({ type: 'ask', text: 'Dos' })
    expect(rig.last().body).toEqual({
      history: [
        { role: 'user', content: 'Uno' },
        { role: 'assistant', content: 'Primera' },
        { role: 'user', content: 'Dos' },
      ],
      lang: 'es',
    })
    expect(rig.texts()).toEqual(['Hola', 'Uno', 'Primera', 'Dos'])
  })

  test.each(['', '   ', '\n\t ', '\u0000\u0007'])('a blank message (%j) is not sent', async (text) => {
    const rig = await chattingRig()
    await rig.send({ type: 'ask', text })
    expect(rig.is({ open: 'chatting' })).toBe(true)
    expect(rig.actor.getSnapshot().can({ type: 'ask', text })).toBe(false)
    expect(rig.asked).toHaveLength(1)
  })

  test('while loading nothing is sent', async () => {
    const rig = await chattingRig()
    await rig.send({ type: 'ask', text: 'Uno' })
    await rig.send({ type: 'ask', text: 'Dos' })
    await rig.answer('Primera', 3)
    await rig.send({ type: 'ask', text: 'Tres' })
    await rig.begin()
    await rig.send({ type: 'ask', text: 'Cuatro' })
    expect(rig.asked).toHaveLength(2)
    expect(rig.texts()).toEqual(['Hola', 'Uno', 'Primera'])
  })

  test('the sources of an answer are kept with its message', async () => {
    const rig = await chattingRig()
    await rig.send({ type: 'ask', text: 'Uno' })
    const sources = [{ id: 'es-1', title: 'Título', href: '/news-single/es-1', quote: 'Una frase.' }]
    rig.last().resolve({ text: 'Primera', audio: '/x.mp3', emotionEvents: [], duration: 1, sources })
    await rig.pass(0)
    expect(rig.context().messages.at(-1)).toMatchObject({ role: 'assistant', content: 'Primera', sources })
  })

  test('sound that outlasts the release can be stopped, and a message interrupts it', async () => {
    const rig = await chattingRig()
    await rig.send({ type: 'ask', text: 'Uno' })
    await rig.answer('Primera', 3)
    await rig.begin()
    await rig.pass(3500)
    expect(rig.tags()).toBe('speaking visible')
    await rig.send({ type: 'stop' })
    expect(rig.tags()).toBe('visible')
    expect(rig.sounding()).toBeNull()
  })

  test('a blocked answer gives way to another question', async () => {
    const rig = await chattingRig()
    await rig.send({ type: 'ask', text: 'Uno' })
    await rig.answer('Primera', 3)
    await rig.engineFails('blocked')
    expect(rig.tags()).toBe('blocked visible')
    await rig.send({ type: 'ask', text: 'Dos' })
    expect(rig.state()).toEqual({ open: { loading: 'requesting' } })
    expect(rig.context().spoken).toBeNull()
    expect(rig.pendingRequests().map(({ body }) => body)).toMatchObject([{ history: [{}, {}, { content: 'Dos' }] }])
  })

  test('closing and asking also silence what was spoken through the window object', async () => {
    for (const event of [{ type: 'close' } as const, { type: 'ask', text: 'Uno' } as const]) {
      const rig = await chattingRig()
      const { bridge } = rig.actor.getSnapshot().children
      bridge?.send({ type: 'speak', utteranceId: 'window-1', reply: reply('De fuera') })
      await rig.begin()
      expect(rig.sounding()).toBe('window-1')
      await rig.send(event)
      expect(rig.sounding()).toBeNull()
    }
  })

  test('stop while an answer plays frees the input at once', async () => {
    const rig = await chattingRig()
    await rig.send({ type: 'ask', text: 'Uno' })
    await rig.answer('Primera', 30)
    await rig.begin()
    await rig.send({ type: 'stop' })
    expect(rig.tags()).toBe('visible')
    expect(rig.sounding()).toBeNull()
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
