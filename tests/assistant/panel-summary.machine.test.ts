import { describe, expect, test } from 'vitest'
import { panelHarness, readingHarness, spanishArticle } from './panel-harness.ts'

describe('summarising and invitation-scheduled', () => {
  test('the summary is loading only until its sound begins', async () => {
    const harness = panelHarness({ subject: spanishArticle })
    await harness.start()
    expect(harness.tags()).toBe('loading visible')
    await harness.answer('Un resumen.', 20)
    expect(harness.state()).toEqual({ open: { summarising: 'handedOver' } })
    expect(harness.tags()).toBe('loading visible')
    await harness.begin()
    expect(harness.state()).toEqual({ open: { 'invitation-scheduled': 'waiting' } })
    expect(harness.tags()).toBe('speaking visible')
    expect(harness.texts()).toEqual(['Un resumen.'])
    expect(harness.context().spoken?.messageId).toBe(harness.context().messages[0]?.id)
  })

  test('blocked: free to write, and the invitation is counted from the gesture on', async () => {
    const harness = panelHarness({ subject: spanishArticle })
    await harness.start()
    await harness.answer('Un resumen.', 20)
    await harness.engineFails('blocked')
    expect(harness.state()).toEqual({ open: { summarising: 'blocked' } })
    expect(harness.tags()).toBe('blocked visible')
    await harness.pass(3_600_000)
    expect(harness.asked).toHaveLength(1)
    await harness.send({ type: 'listen' })
    await harness.begin()
    await harness.pass(14_999)
    expect(harness.asked).toHaveLength(1)
    await harness.pass(1)
    expect(harness.asked).toHaveLength(2)
  })

  test.each([
    [20, 15_000],
    [6, 1000],
    [5, 0],
    [2, 0],
  ])('of %d s: the invitation is requested after %d ms', async (duration, due) => {
    const harness = panelHarness({ subject: spanishArticle })
    await harness.start()
    await harness.answer('Un resumen.', duration)
    await harness.pass(9000)
    expect(harness.asked).toHaveLength(1)
    await harness.begin()
    if (due > 0) {
      await harness.pass(due - 1)
      expect(harness.asked).toHaveLength(1)
    }
    await harness.pass(due > 0 ? 1 : 0)
    expect(harness.asked.map(({ body }) => body).slice(1)).toEqual([{ summaryText: 'Un resumen.', lang: 'es' }])
    expect(harness.tags()).toBe('loading speaking visible')
  })

  test('the invitation waits for the summary to end, then plays until duration*1000+500', async () => {
    const harness = await readingHarness(20)
    await harness.pass(15_000)
    await harness.answer('¿Qué quieres saber?', 3)
    expect(harness.state()).toEqual({ open: { 'invitation-scheduled': 'queued' } })
    expect(harness.spokenTexts()).toEqual(['Un resumen.'])
    await harness.pass(5000)
    await harness.end()
    expect(harness.spokenTexts()).toEqual(['Un resumen.', '¿Qué quieres saber?'])
    expect(harness.context().messages.map(({ kind }) => kind)).toEqual(['summary', 'invitation'])
    await harness.begin()
    expect(harness.state()).toEqual({ open: { 'invitation-scheduled': 'playing' } })
    await harness.pass(3499)
    expect(harness.tags()).toContain('loading')
    await harness.pass(1)
    expect(harness.is({ open: 'chatting' })).toBe(true)
    await harness.end()
    expect(harness.runningChildren()).toEqual([])
    expect(harness.actor.getSnapshot().context).toMatchObject({ utterance: null, invitation: null })
  })

  test('an invitation that comes after the end plays at once', async () => {
    const harness = await readingHarness(20)
    await harness.pass(15_000)
    await harness.pass(5000)
    await harness.end()
    await harness.answer('¿Qué quieres saber?', 3)
    expect(harness.spokenTexts()).toEqual(['Un resumen.', '¿Qué quieres saber?'])
  })

  test('an invitation that is due after the end of a shorter sound is said at once', async () => {
    const harness = await readingHarness(20)
    await harness.pass(10_000)
    await harness.end()
    await harness.pass(5000)
    await harness.answer('¿Qué quieres saber?', 3)
    expect(harness.spokenTexts()).toEqual(['Un resumen.', '¿Qué quieres saber?'])
  })

  test('an engine that never tells the end does not hold the invitation for ever', async () => {
    const harness = await readingHarness(20)
    await harness.pass(15_000)
    await harness.answer('¿Qué quieres saber?', 3)
    await harness.pass(9999)
    expect(harness.spokenTexts()).toHaveLength(1)
    await harness.pass(1)
    expect(harness.spokenTexts()).toEqual(['Un resumen.', '¿Qué quieres saber?'])
  })

  test('a message in mid-summary cancels the invitation and the sound, and is answered', async () => {
    const harness = await readingHarness(20)
    await harness.pass(7000)
    await harness.send({ type: 'ask', text: '  ¿Por qué?  ' })
    expect(harness.sounding()).toBeNull()
    expect(harness.commands.at(-1)).toEqual({ type: 'stopAudio' })
    expect(harness.state()).toEqual({ open: { loading: 'requesting' } })
    expect(harness.last().body).toEqual({
      history: [{ role: 'user', content: '¿Por qué?' }],
      lang: 'es',
      articleId: spanishArticle.id,
    })
    await harness.pass(20_000)
    expect(harness.asked).toHaveLength(2)
    await harness.answer('Porque sí.', 2)
    await harness.begin()
    await harness.pass(2500)
    expect(harness.state()).toEqual({ open: { chatting: 'speaking' } })
    expect(harness.asked).toHaveLength(2)
  })

  test('while nothing sounds and the invitation is awaited, nothing can be sent', async () => {
    const harness = await readingHarness(20)
    await harness.pass(15_000)
    await harness.end()
    await harness.send({ type: 'ask', text: 'Hola' })
    expect(harness.state()).toEqual({ open: { 'invitation-scheduled': 'requesting' } })
    await harness.answer('¿Qué quieres saber?', 3)
    await harness.send({ type: 'ask', text: 'Hola' })
    expect(harness.state()).toEqual({ open: { 'invitation-scheduled': 'handedOver' } })
    expect(harness.asked).toHaveLength(2)
  })

  test.each(['the summary', 'the invitation'])('a question interrupts %s, whatever else is asked for', async (what) => {
    const harness = await readingHarness(20)
    await harness.pass(15_000)
    if (what === 'the invitation') {
      await harness.answer('¿Qué quieres saber?', 3)
      await harness.end()
      await harness.begin()
    }
    await harness.send({ type: 'ask', text: 'Hola' })
    expect([harness.state(), harness.sounding()]).toEqual([{ open: { loading: 'requesting' } }, null])
    expect(harness.pendingRequests()).toHaveLength(1)
  })

  test('an invitation can be blocked too', async () => {
    const harness = await readingHarness(2)
    await harness.pass(0)
    await harness.answer('¿Qué quieres saber?', 3)
    await harness.end()
    await harness.engineFails('blocked')
    expect(harness.tags()).toBe('blocked visible')
    await harness.send({ type: 'listen' })
    await harness.begin()
    expect(harness.state()).toEqual({ open: { 'invitation-scheduled': 'playing' } })
  })

  test('stop silences the summary and cancels the invitation', async () => {
    const harness = await readingHarness(20)
    await harness.send({ type: 'stop' })
    expect(harness.state()).toEqual({ open: { chatting: 'quiet' } })
    expect(harness.sounding()).toBeNull()
    await harness.pass(60_000)
    expect(harness.asked).toHaveLength(1)
  })
})
