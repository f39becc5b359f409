import { describe, expect, test } from 'vitest'
import { chattingHarness, englishArticle, otherArticle, panelHarness, readingHarness } from './panel-harness.ts'

const hour = 3_600_000

async function pausedHarness() {
  const harness = await readingHarness(20)
  await harness.pass(2000)
  await harness.outsidePauses(2)
  return harness
}

describe('a summary that something outside stops', () => {
  test('leaves the panel paused with a free field, and nothing starts by itself', async () => {
    const harness = await pausedHarness()
    expect(harness.tags()).toBe('paused visible')
    await harness.pass(hour)
    expect([harness.asked.length, harness.spokenTexts().length, harness.sounding()]).toEqual([1, 1, null])
    expect(harness.tags()).toBe('paused visible')
    expect(harness.timers()).toBe(0)
  })

  test('goes on by `listen`, and the invitation comes five seconds before its end, by the time that sounds', async () => {
    const harness = await pausedHarness()
    await harness.pass(hour)
    await harness.send({ type: 'listen' })
    expect([harness.tags(), harness.spokenTexts()]).toEqual(['speaking visible', ['Un resumen.']])
    // The engine reports 1 s, so 19 s are left.
    await harness.pass(13_999)
    expect(harness.asked).toHaveLength(1)
    await harness.pass(1)
    expect(harness.asked).toHaveLength(2)
  })

  test('is said from its start where its sound is gone', async () => {
    const harness = await pausedHarness()
    harness.loseSound()
    await harness.send({ type: 'listen' })
    await harness.begin()
    expect([harness.tags(), harness.spokenTexts()]).toEqual(['speaking visible', ['Un resumen.', 'Un resumen.']])
    await harness.pass(14_999)
    expect(harness.asked).toHaveLength(1)
    await harness.pass(1)
    expect(harness.asked).toHaveLength(2)
  })

  test('in its last seconds gives up the invitation that is asked for, and asks again when it goes on', async () => {
    const harness = await readingHarness(20)
    await harness.pass(15_000)
    await harness.outsidePauses(15)
    expect([harness.pendingRequests(), harness.tags()]).toEqual([[], 'paused visible'])
    await harness.pass(hour)
    expect(harness.spokenTexts()).toHaveLength(1)
    await harness.outsideResumes(15)
    await harness.pass(0)
    expect(harness.pendingRequests()).toHaveLength(1)
    await harness.answer('¿Qué quieres saber?', 3)
    await harness.end()
    expect(harness.spokenTexts().at(-1)).toBe('¿Qué quieres saber?')
  })

  test('while what the reader types holds the invitation back: it does not come when the field is left', async () => {
    const harness = await readingHarness(20)
    await harness.pass(13_000)
    await harness.send({ type: 'draft.typed' })
    await harness.pass(2000)
    await harness.outsidePauses(15)
    await harness.send({ type: 'draft.cleared' })
    await harness.pass(hour)
    expect(harness.asked).toHaveLength(1)
  })

  test('before it has begun is begun by `listen`', async () => {
    const harness = panelHarness({ subject: otherArticle })
    await harness.start()
    await harness.answer('Otro resumen.', 20)
    await harness.outsidePauses(0)
    await harness.pass(hour)
    expect(harness.tags()).toBe('paused visible')
    await harness.send({ type: 'listen' })
    expect(harness.state()).toEqual({ open: { 'invitation-scheduled': 'waiting' } })
  })

  test('that runs dry holds the invitation as well, until it goes on', async () => {
    const harness = await readingHarness(20)
    await harness.pass(14_000)
    await harness.outsidePauses(14, 'stalled')
    await harness.pass(9000)
    expect(harness.asked).toHaveLength(1)
    await harness.outsideResumes(14)
    await harness.pass(1000)
    expect(harness.asked).toHaveLength(2)
  })

  test('that ends early is followed by the invitation at once', async () => {
    const harness = await readingHarness(20)
    await harness.pass(3000)
    await harness.end()
    expect(harness.asked).toHaveLength(2)
  })

  test('that is silenced through the bridge is followed by nothing', async () => {
    const harness = await readingHarness(20)
    harness.site.system.get('bridge').send({ type: 'silence' })
    await harness.pass(hour)
    expect([harness.asked.length, harness.state()]).toEqual([1, { open: { chatting: 'quiet' } }])
  })
})

describe('an answer that something outside stops', () => {
  test('keeps its next sentence to itself until it goes on', async () => {
    const harness = await chattingHarness()
    await harness.send({ type: 'ask', text: '¿Qué?' })
    await harness.sentence('Uno.')
    await harness.begin()
    await harness.sentence('Dos.')
    await harness.outsidePauses(1)
    await harness.answer('Uno. Dos.', 4)
    await harness.pass(hour)
    expect([harness.tags(), harness.spokenTexts().at(-1)]).toEqual(['paused visible', 'Uno.'])
    await harness.send({ type: 'listen' })
    await harness.end()
    await harness.begin()
    expect(harness.spokenTexts().at(-1)).toBe('Dos.')
    await harness.end()
    await harness.pass(500)
    expect(harness.state()).toEqual({ open: { chatting: 'quiet' } })
  })

  test('is released by the time that sounds', async () => {
    const harness = await chattingHarness()
    await harness.send({ type: 'ask', text: '¿Qué?' })
    await harness.answer('Primera', 3)
    await harness.begin()
    await harness.pass(2000)
    await harness.outsidePauses(2)
    await harness.pass(hour)
    await harness.outsideResumes(2)
    await harness.pass(1499)
    expect(harness.tags()).toBe('loading speaking visible')
    await harness.pass(1)
    expect(harness.tags()).toBe('speaking visible')
    await harness.outsidePauses(3)
    await harness.outsideResumes(3)
    expect(harness.tags()).toBe('speaking visible')
  })
})

describe('a paused panel', () => {
  test('takes a question, and answers it', async () => {
    const harness = await pausedHarness()
    await harness.send({ type: 'ask', text: '¿Qué?' })
    await harness.answer('Primera', 3)
    await harness.begin()
    expect([harness.spokenTexts().at(-1), harness.overlaps()]).toEqual(['Primera', 0])
    await harness.pass(hour)
    expect(harness.asked).toHaveLength(2)
  })

  test('is silent for good by `stop`, and by closing', async () => {
    const [stopped, closed] = [await pausedHarness(), await pausedHarness()]
    await stopped.send({ type: 'stop' })
    expect([stopped.tags(), stopped.commands.at(-1)]).toEqual(['visible', { type: 'stopAudio' }])
    await stopped.send({ type: 'listen' })
    await stopped.outsideResumes()
    expect(stopped.tags()).toBe('visible')
    await closed.send({ type: 'close' })
    expect([closed.state(), closed.context().messages]).toEqual(['hidden', []])
  })

  test.each([
    ['the language first', ['language', 'page']],
    ['the page first', ['page', 'language']],
  ])('stays quiet in another language, %s; `again` reads the summary in it', async (_, order) => {
    const harness = await pausedHarness()
    for (const change of order)
      await harness.send(
        change === 'page'
          ? { type: 'page.changed', subject: englishArticle }
          : { type: 'language.changed', language: 'en' },
      )
    await harness.pass(hour)
    expect([harness.texts(), harness.asked.length, harness.tags()]).toEqual([['A summary.'], 1, 'visible'])
    await harness.send({ type: 'again' })
    expect(harness.last().body).toMatchObject({ lang: 'en', summaryText: 'A summary.' })
  })

  test('outlives the loss of the bridge', async () => {
    const harness = await pausedHarness()
    await harness.send({ type: 'bridge.lost' })
    expect([harness.state(), harness.asked.length]).toEqual([{ open: { chatting: 'quiet' } }, 1])
  })
})

describe('pausing', () => {
  test('stops what sounds, wherever it is said from: a button, a media key, a page that is left', async () => {
    const harness = await readingHarness(20)
    await harness.send({ type: 'pause' })
    expect([harness.commands.at(-1), harness.tags()]).toEqual([{ type: 'pauseAudio' }, 'paused visible'])
  })

  test('gives up what is only asked for, so that nothing speaks in a page that one comes back to', async () => {
    const harness = await chattingHarness()
    await harness.send({ type: 'ask', text: '¿Qué?' })
    await harness.send({ type: 'pause' })
    expect([harness.pendingRequests(), harness.state()]).toEqual([[], { open: { chatting: 'quiet' } }])
    await harness.send({ type: 'retry' })
    expect(harness.pendingRequests()).toHaveLength(1)
  })

  test('keeps a summary silent that waits for its article in another language', async () => {
    const harness = await readingHarness(20)
    await harness.send({ type: 'language.changed', language: 'en' })
    await harness.send({ type: 'pause' })
    await harness.send({ type: 'page.changed', subject: englishArticle })
    await harness.pass(hour)
    expect([harness.asked.length, harness.state()]).toEqual([1, { open: { chatting: 'quiet' } }])
  })
})

test('Zed who begins in another tab pauses this one, which can go on', async () => {
  const harness = await readingHarness(20)
  await harness.otherTabSpeaks()
  expect([harness.sounding(), harness.tags()]).toEqual([null, 'paused visible'])
  await harness.send({ type: 'listen' })
  expect(harness.tags()).toBe('speaking visible')
})

test('a summary at another rate has its invitation five seconds before the end that is heard', async () => {
  const harness = await readingHarness(30)
  await harness.pass(5000)
  await harness.send({ type: 'rate.changed', rate: 1.25 })
  await harness.outsidePauses(5, 'stalled')
  await harness.outsideResumes(5)
  // 25 s of sound are heard in 20 s.
  await harness.pass(14_999)
  expect(harness.asked).toHaveLength(1)
  await harness.pass(1)
  expect(harness.asked).toHaveLength(2)
})
