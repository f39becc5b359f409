import { describe, expect, test } from 'vitest'
import {
  canHearAgain,
  failureOf,
  isThinking,
  mayOpenByItself,
  progressOf,
} from '../../src/assistant/assistant-context.ts'
import { TalkFailure } from '../../src/assistant/talk-failure.ts'
import {
  chattingHarness,
  englishArticle,
  otherArticle,
  panelHarness,
  readingHarness,
  spanishArticle,
} from './panel-harness.ts'
import type { PanelHarness } from './panel-harness.ts'

const can = ({ actor }: PanelHarness, type: 'again' | 'retry') => actor.getSnapshot().can({ type })

describe('again', () => {
  test('says a summary that was stopped from its start, without asking for it again, and invites after it', async () => {
    const harness = await readingHarness(20)
    await harness.pass(7000)
    await harness.send({ type: 'stop' })
    expect(can(harness, 'again')).toBe(true)
    await harness.send({ type: 'again' })
    await harness.begin()
    expect([harness.spokenTexts(), harness.asked.length]).toEqual([['Un resumen.', 'Un resumen.'], 1])
    expect([harness.texts(), harness.tags()]).toEqual([['Un resumen.'], 'speaking visible'])
    await harness.pass(15_000)
    expect(harness.last().body).toEqual({ summaryText: 'Un resumen.', lang: 'es' })
  })

  test('says the summary, not the invitation, after both; and invites nobody twice', async () => {
    const harness = await readingHarness(20)
    await harness.pass(15_000)
    await harness.answer('¿Qué quieres saber?', 3)
    await harness.end()
    await harness.begin()
    await harness.end()
    await harness.pass(500)
    await harness.send({ type: 'again' })
    await harness.begin()
    await harness.pass(20_000)
    await harness.end()
    await harness.pass(60_000)
    expect(harness.spokenTexts()).toEqual(['Un resumen.', '¿Qué quieres saber?', 'Un resumen.'])
    expect([harness.asked.length, harness.state()]).toEqual([2, { open: { chatting: 'quiet' } }])
  })

  test('asks for a summary that was stopped before it came, or that has failed', async () => {
    const [stopped, failed] = [panelHarness({ subject: spanishArticle }), panelHarness({ subject: spanishArticle })]
    for (const harness of [stopped, failed]) await harness.start()
    await stopped.send({ type: 'stop' })
    await failed.refuse(new Error('gone'))
    for (const harness of [stopped, failed]) {
      await harness.send({ type: 'again' })
      expect([harness.asked.length, harness.state()]).toEqual([2, { open: { summarising: 'requesting' } }])
    }
  })

  test('says the last answer, all its sentences; or the message that is meant', async () => {
    const harness = await chattingHarness()
    await harness.send({ type: 'ask', text: '¿Qué?' })
    await harness.sentence('Uno.')
    await harness.begin()
    await harness.sentence('Dos.')
    await harness.answer('Uno. Dos.', 4)
    await harness.send({ type: 'stop' })
    await harness.send({ type: 'again' })
    await harness.begin()
    expect(harness.context().spoken).toMatchObject({ messageId: harness.context().messages.at(-1)?.id, from: 0 })
    await harness.end()
    await harness.begin()
    expect(harness.context().spoken).toMatchObject({ from: 5 })
    await harness.end()
    await harness.pass(500)
    expect(harness.spokenTexts().slice(-2)).toEqual(['Uno.', 'Dos.'])
    expect(harness.texts()).toEqual(['Hola', '¿Qué?', 'Uno. Dos.'])
    const [greeting, question] = harness.context().messages
    await harness.send({ type: 'again', messageId: greeting?.id ?? '' })
    expect(harness.spokenTexts().at(-1)).toBe('Hola')
    expect(canHearAgain(harness.actor.getSnapshot(), question?.id)).toBe(false)
    expect(harness.asked).toHaveLength(2)
  })

  test('interrupts what is being said, in one voice', async () => {
    const harness = await readingHarness(20)
    await harness.send({ type: 'again' })
    await harness.begin()
    expect([harness.overlaps(), harness.spokenTexts().length]).toEqual([0, 2])
  })

  test('of a greeting that was stopped keeps its text; one that never came is asked for', async () => {
    const [heard, unheard] = [panelHarness(), panelHarness()]
    for (const harness of [heard, unheard]) {
      await harness.start()
      await harness.send({ type: 'open' })
    }
    await heard.answer('Hola', 8)
    await heard.begin()
    await heard.send({ type: 'stop' })
    expect([heard.texts(), heard.tags(), heard.sounding()]).toEqual([['Hola'], 'visible', null])
    await heard.send({ type: 'again' })
    expect([heard.spokenTexts(), heard.asked.length]).toEqual([['Hola', 'Hola'], 1])
    await unheard.send({ type: 'stop' })
    await unheard.send({ type: 'again' })
    expect(unheard.state()).toEqual({ open: { greeting: 'requesting' } })
  })

  test('is not to be had while something is awaited, nor where there is nothing to be heard', async () => {
    const harness = panelHarness()
    await harness.start()
    expect(can(harness, 'again')).toBe(false)
    await harness.send({ type: 'open' })
    expect(can(harness, 'again')).toBe(false)
    await harness.refuse(new TalkFailure({ kind: 'status', status: 503, text: 'Hola.' }, 'no voice'))
    expect([harness.texts(), can(harness, 'again')]).toEqual([['Hola.'], false])
  })

  test('reads the summary in the language that the article has now', async () => {
    const harness = await readingHarness(20)
    await harness.send({ type: 'stop' })
    await harness.send({ type: 'language.changed', language: 'en' })
    await harness.send({ type: 'page.changed', subject: englishArticle })
    await harness.send({ type: 'again' })
    expect(harness.last().body).toMatchObject({ lang: 'en', summaryText: 'A summary.' })
  })
})

describe('a request that fails', () => {
  test('leaves a mark on the question, and is made again by `retry`', async () => {
    const harness = await chattingHarness()
    await harness.send({ type: 'ask', text: '¿Qué?' })
    await harness.refuse(new TalkFailure({ kind: 'network' }, 'offline'))
    const question = harness.context().messages.at(-1)
    expect(question).toMatchObject({ role: 'user', content: '¿Qué?', isFailure: true })
    expect(failureOf(harness.actor.getSnapshot())).toEqual({ kind: 'chat', messageId: question?.id })
    expect(can(harness, 'retry')).toBe(true)
    await harness.send({ type: 'retry' })
    expect(harness.last().body).toMatchObject({ history: [{ role: 'user', content: '¿Qué?' }] })
    expect([harness.context().messages.at(-1)?.isFailure, can(harness, 'retry')]).toEqual([undefined, false])
    await harness.answer('Esto.', 2)
    expect(harness.texts()).toEqual(['Hola', '¿Qué?', 'Esto.'])
  })

  test('in mid-answer marks what has come of it, which gives way to the next', async () => {
    const harness = await chattingHarness()
    await harness.send({ type: 'ask', text: '¿Qué?' })
    await harness.sentence('Uno.')
    await harness.begin()
    await harness.refuse(new Error('gone'))
    expect(harness.context().messages.at(-1)).toMatchObject({ content: 'Uno.', isFailure: true })
    await harness.send({ type: 'retry' })
    expect([harness.texts(), harness.sounding()]).toEqual([['Hola', '¿Qué?'], null])
  })

  test('is forgotten by the next question', async () => {
    const harness = await chattingHarness()
    await harness.send({ type: 'ask', text: 'Uno' })
    await harness.refuse(new Error('gone'))
    await harness.send({ type: 'ask', text: 'Dos' })
    await harness.answer('Esto.', 2)
    expect(can(harness, 'retry')).toBe(false)
  })

  test('of a summary or a greeting can be made again too', async () => {
    const [summary, greeting] = [panelHarness({ subject: spanishArticle }), panelHarness()]
    for (const harness of [summary, greeting]) {
      await harness.start()
      await harness.send({ type: 'open' })
      await harness.refuse(new Error('gone'))
      expect(can(harness, 'retry')).toBe(true)
    }
    expect(summary.context().messages).toMatchObject([{ kind: 'summary', isFailure: true }])
    for (const harness of [summary, greeting]) await harness.send({ type: 'retry' })
    expect(summary.state()).toEqual({ open: { summarising: 'requesting' } })
    expect(summary.context().messages[0]).not.toHaveProperty('isFailure')
    expect(greeting.state()).toEqual({ open: { greeting: 'requesting' } })
  })

  test('of an invitation is none of the reader’s; nor is an answer without a voice one', async () => {
    const [invited, unvoiced] = [await readingHarness(20), await chattingHarness()]
    await invited.pass(15_000)
    await invited.refuse(new Error('gone'))
    await unvoiced.send({ type: 'ask', text: '¿Qué?' })
    await unvoiced.refuse(new TalkFailure({ kind: 'status', status: 503, text: 'Esto.' }, 'no voice'))
    for (const harness of [invited, unvoiced]) {
      expect(failureOf(harness.actor.getSnapshot())).toBeNull()
      expect(harness.context().messages.some(({ isFailure }) => isFailure)).toBe(false)
    }
  })

  test('before the page was loaded anew can be made again after it', async () => {
    const harness = panelHarness({ subject: spanishArticle, isRestoring: true })
    await harness.start()
    const messages = [{ id: 'message-1', kind: 'chat', role: 'user', content: '¿Qué?', isFailure: true }] as const
    const conversation = { page: 'article 3', messages: [...messages], count: 1 }
    await harness.send({ type: 'restore', conversation })
    await harness.send({ type: 'retry' })
    expect(harness.last().body).toMatchObject({ history: [{ role: 'user', content: '¿Qué?' }] })
  })
})

describe('the reader’s choice', () => {
  const open = { type: 'page.changed', subject: otherArticle } as const

  test('to close the panel holds for the visit: no page opens it, until the reader does', async () => {
    const harness = await readingHarness()
    await harness.send({ type: 'close' })
    expect(mayOpenByItself(harness.actor.getSnapshot())).toBe(false)
    await harness.send(open)
    expect([harness.state(), harness.asked.length]).toEqual(['hidden', 1])
    await harness.send({ type: 'open' })
    expect(mayOpenByItself(harness.actor.getSnapshot())).toBe(true)
    await harness.send({ type: 'page.changed', subject: { kind: 'elsewhere' } })
    await harness.send({ type: 'page.changed', subject: spanishArticle })
    expect(harness.state()).toEqual({ open: { summarising: 'requesting' } })
  })

  test('is taken up from an earlier page of the visit: at the start, or as soon as it is known', async () => {
    const [told, late] = [panelHarness({ subject: spanishArticle, opensByItself: false }), panelHarness(open)]
    await told.start()
    await late.start()
    await late.send({ type: 'choice.closed' })
    for (const harness of [told, late]) {
      expect(harness.state()).toBe('hidden')
      await harness.send({ type: 'page.changed', subject: englishArticle })
      expect(harness.state()).toBe('hidden')
    }
    await told.send({ type: 'choice.opened' })
    await told.send({ type: 'page.changed', subject: { kind: 'home' } })
    await told.send(open)
    expect(told.state()).toEqual({ open: { summarising: 'requesting' } })
  })

  test('does not close the page that is the panel itself', async () => {
    const harness = panelHarness({ subject: { kind: 'interaction' }, opensByItself: false })
    await harness.start()
    await harness.send({ type: 'choice.closed' })
    expect(harness.state()).toEqual({ open: { greeting: 'requesting' } })
    await harness.send({ type: 'close' })
    expect(mayOpenByItself(harness.actor.getSnapshot())).toBe(false)
  })
})

describe('progress', () => {
  const progress = ({ actor }: PanelHarness, seconds: number | null) => progressOf(actor.getSnapshot(), seconds)

  test('of one sound is its part, and is kept while it stands still', async () => {
    const harness = await readingHarness(20)
    expect([progress(harness, 0), progress(harness, 5), progress(harness, 20)]).toEqual([0, 0.25, 1])
    await harness.outsidePauses(10)
    expect([progress(harness, 10), progress(harness, null)]).toEqual([0.5, 0.5])
    harness.loseSound()
    await harness.send({ type: 'listen' })
    await harness.begin()
    expect([progress(harness, 0), progress(harness, 15)]).toEqual([0.5, 0.75])
    await harness.send({ type: 'stop' })
    expect(progress(harness, null)).toBe(0)
  })

  test('of an answer never goes back over its sentences, and ends at its end', async () => {
    const harness = await chattingHarness()
    await harness.send({ type: 'ask', text: '¿Qué?' })
    const seen: number[] = []
    const look = (seconds: number | null) => seen.push(progress(harness, seconds))
    const say = async (duration: number) => {
      look(null)
      await harness.begin()
      for (const part of [0, 0.5, 1]) look(duration * part)
    }
    await harness.sentence('Uno.', 4)
    await say(4)
    await harness.sentence('Dos.', 8)
    look(4)
    await harness.sentence('Tres.', 2)
    await harness.end()
    await say(8)
    await harness.answer('Uno. Dos. Tres.', 14)
    look(8)
    await harness.end()
    await say(2)
    await harness.end()
    look(null)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect([seen[0], seen.at(-1)]).toEqual([0, 1])
    expect(new Set(seen).size).toBeGreaterThan(5)
  })
})

test('what breaks down by itself leaves a panel that can be used', async () => {
  const harness = await readingHarness(20)
  const error = new Error('broken')
  for (const id of ['utterance', 'invitation', 'anything']) {
    await harness.send({ type: `xstate.error.actor.${id}`, error } as never)
    expect([harness.state(), harness.sounding()]).toEqual([{ open: { chatting: 'quiet' } }, null])
    expect(harness.logs.at(-1)).toEqual({ message: 'What Zed was to say has broken down', error })
  }
  await harness.send({ type: 'ask', text: '¿Qué?' })
  expect(isThinking(harness.actor.getSnapshot())).toBe(true)
  await harness.send({ type: 'close' })
  await harness.send({ type: 'xstate.error.actor.utterance', error } as never)
  expect(harness.actor.getSnapshot().status).toBe('active')
})
