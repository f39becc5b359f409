import { describe, expect, test } from 'vitest'
import { panelRig, readingRig, spanishArticle } from './panel-rig.ts'

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
