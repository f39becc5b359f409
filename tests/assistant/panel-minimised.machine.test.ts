import { describe, expect, it } from 'vitest'
import { englishArticle, panelHarness, settle, spanishArticle } from './panel-harness.ts'

describe('the minimised panel', () => {
  it('goes on saying what it says, and is whole again when the reader wants it', async () => {
    const harness = panelHarness({ subject: spanishArticle })
    await harness.start()
    await harness.answer('Resumen', 20)
    await harness.begin()
    const before = harness.actor.getSnapshot().value
    await harness.send({ type: 'minimise' })
    expect(harness.actor.getSnapshot().context.isMinimised).toBe(true)
    expect(harness.actor.getSnapshot().value).toEqual(before)
    expect(harness.sounding()).not.toBeNull()
    await harness.send({ type: 'expand' })
    expect(harness.actor.getSnapshot().context.isMinimised).toBe(false)
    expect(harness.sounding()).not.toBeNull()
  })

  it('stays small on the next page', async () => {
    const harness = panelHarness({ subject: spanishArticle })
    await harness.start()
    await harness.send({ type: 'minimise' })
    await harness.send({ type: 'page.changed', subject: { kind: 'elsewhere' } })
    await harness.send({ type: 'page.changed', subject: englishArticle })
    expect(harness.actor.getSnapshot().hasTag('visible')).toBe(true)
    expect(harness.actor.getSnapshot().context.isMinimised).toBe(true)
  })

  it('is whole for an answer', async () => {
    const harness = panelHarness({ subject: spanishArticle })
    await harness.start()
    await harness.answer('Resumen', 20)
    await harness.begin()
    await harness.send({ type: 'minimise' })
    await harness.send({ type: 'ask', text: '¿Y eso?' })
    expect(harness.actor.getSnapshot().context.isMinimised).toBe(false)
  })

  it('is whole where it is opened anew', async () => {
    const harness = panelHarness({ subject: spanishArticle })
    await harness.start()
    await harness.send({ type: 'minimise' })
    await harness.send({ type: 'close' })
    await settle()
    await harness.send({ type: 'open' })
    expect(harness.actor.getSnapshot().context.isMinimised).toBe(false)
  })
})
