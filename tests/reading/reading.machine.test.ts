import { describe, expect, test } from 'vitest'
import { aloudHarness, speakingHarness } from './reading-harness.ts'

describe('reading', () => {
  test('goes from sentence to sentence to the end, and starts again when it is wanted', async () => {
    const one = await aloudHarness({ total: 3 })
    expect(one.value()).toBe('idle')
    await one.tell({ type: 'read' })
    expect(one.value()).toBe('starting')
    for (const index of [0, 1, 2]) {
      expect(one.index()).toBe(index)
      await one.begin()
      expect([one.value(), one.sounding()]).toEqual(['speaking', one.lastUtterance()])
      await one.end()
    }
    expect(one.value()).toBe('ended')
    expect(one.spokenTexts()).toEqual(['Frase 0', 'Frase 1', 'Frase 2'])
    await one.tell({ type: 'resume' })
    expect([one.value(), one.index()]).toEqual(['starting', 0])
    // All of it is there already.
    expect(one.fetches).toHaveLength(3)
  })

  test('begins where the reader has pointed', async () => {
    const one = await aloudHarness()
    await one.tell({ type: 'read', from: 5 })
    expect([one.index(), one.spokenTexts()]).toEqual([5, ['Frase 5']])
  })

  test('has the next three sentences before they are needed, one request at a time', async () => {
    const one = await aloudHarness({ comes: true })
    one.server.isThere = true
    await one.tell({ type: 'read' })
    expect(one.ready()).toEqual([0, 1, 2, 3])
    await one.say()
    expect(one.ready()).toEqual([0, 1, 2, 3, 4])
    one.server.isThere = false
    await one.say()
    expect([one.underWay().map(({ index }) => index), one.value()]).toEqual([[5], 'starting'])
    await one.say()
    await one.say()
    await one.say()
    // Sentence 5 hasn't come: the reading waits, and says nothing.
    expect([one.index(), one.value(), one.sounding()]).toEqual([5, 'loading', null])
    expect(one.underWay()).toHaveLength(1)
    one.fetches.at(-1)?.come()
    await one.pass(0)
    expect([one.value(), one.spokenTexts().at(-1)]).toEqual(['starting', 'Frase 5'])
  })
})

describe('pausing', () => {
  test('goes on inside the sentence', async () => {
    const one = await speakingHarness()
    await one.tell({ type: 'pause' })
    expect([one.value(), one.sounding()]).toEqual(['paused', null])
    await one.tell({ type: 'resume' })
    expect([one.value(), one.sounding()]).toEqual(['speaking', one.lastUtterance()])
    expect(one.spokenTexts()).toEqual(['Frase 0'])
  })

  test('from outside, and from another tab, is a pause, too', async () => {
    const one = await speakingHarness()
    await one.outsidePauses()
    expect(one.value()).toBe('paused')
    await one.outsideResumes()
    expect(one.value()).toBe('speaking')
    await one.otherTabSpeaks()
    expect(one.value()).toBe('paused')
    await one.pass(3_600_000)
    expect([one.value(), one.sounding()]).toEqual(['paused', null])
  })

  test('before the sentence has come keeps it from being said', async () => {
    const one = await aloudHarness()
    one.server.isThere = true
    await one.tell({ type: 'read', from: 2 })
    await one.say()
    one.server.isThere = false
    await one.tell({ type: 'seek', index: 7 })
    expect(one.value()).toBe('loading')
    await one.tell({ type: 'pause' })
    one.fetches.at(-1)?.come()
    await one.pass(10_000)
    expect([one.value(), one.spokenTexts().at(-1)]).toEqual(['paused', 'Frase 3'])
    await one.tell({ type: 'resume' })
    expect(one.spokenTexts().at(-1)).toBe('Frase 7')
  })

  test('when the sound runs dry nothing is lost', async () => {
    const one = await speakingHarness()
    await one.outsidePauses(1, 'stalled')
    expect(one.value()).toBe('stalled')
    await one.outsideResumes()
    expect(one.value()).toBe('speaking')
  })

  test('leaving the page pauses it', async () => {
    const one = await speakingHarness({ startOpen: true })
    // What `pagehide` does.
    await one.send({ type: 'pause' })
    expect(one.value()).toBe('paused')
  })
})

describe('moving about', () => {
  test('back and on by one sentence, at once where it is loaded', async () => {
    const one = await speakingHarness()
    await one.tell({ type: 'forward' })
    expect([one.index(), one.value(), one.spokenTexts().at(-1)]).toEqual([1, 'starting', 'Frase 1'])
    await one.begin()
    await one.tell({ type: 'back' })
    expect([one.index(), one.value(), one.spokenTexts().at(-1)]).toEqual([0, 'starting', 'Frase 0'])
    await one.tell({ type: 'back' })
    expect(one.index()).toBe(0)
    expect(one.overlaps()).toBe(0)
  })

  test('silences the sentence that sounded, though the next one has not come', async () => {
    const one = await speakingHarness()
    one.server.isThere = false
    await one.tell({ type: 'seek', index: 6 })
    expect([one.value(), one.sounding(), one.index()]).toEqual(['loading', null, 6])
    // What was on its way is given up for it.
    expect(one.underWay().map(({ index }) => index)).toEqual([6])
  })

  test('on from the last sentence is the end', async () => {
    const one = await speakingHarness({ total: 2 })
    await one.tell({ type: 'forward' })
    await one.begin()
    await one.tell({ type: 'forward' })
    expect([one.value(), one.sounding()]).toEqual(['ended', null])
    await one.tell({ type: 'back' })
    expect([one.value(), one.index()]).toEqual(['starting', 1])
  })

  test.each([-3, 99])('to %d stays within the article', async (index) => {
    const one = await speakingHarness()
    await one.tell({ type: 'seek', index })
    expect(one.index()).toBe(index < 0 ? 0 : 7)
  })
})

describe('the panel', () => {
  test('is silent as soon as the article is read', async () => {
    const one = await aloudHarness({ opensByItself: true })
    await one.answer('Un resumen.', 20)
    await one.begin()
    expect(one.tags()).toContain('speaking')
    await one.tell({ type: 'read' })
    expect(one.tags()).toBe('visible')
    await one.begin()
    expect([one.value(), one.overlaps()]).toEqual(['speaking', 0])
    // Nor does it invite.
    await one.pass(60_000)
    expect(one.asked).toHaveLength(1)
  })

  test('pauses the reading when it is asked, answers, and the reading goes on with the same sentence', async () => {
    const one = await speakingHarness({ startOpen: true })
    await one.say()
    await one.begin()
    await one.send({ type: 'ask', text: '¿Qué es eso?' })
    expect([one.value(), one.sounding(), one.index()]).toEqual(['interrupted', null, 1])
    await one.answer('Eso es un átomo.', 3)
    await one.begin()
    await one.end()
    await one.pass(60_000)
    expect([one.value(), one.sounding()]).toEqual(['interrupted', null])
    await one.tell({ type: 'resume' })
    expect([one.index(), one.spokenTexts().at(-1)]).toEqual([1, 'Frase 1'])
    await one.begin()
    expect(one.value()).toBe('speaking')
  })

  test('is silenced when the reading goes on during its answer', async () => {
    const one = await speakingHarness({ startOpen: true })
    await one.send({ type: 'ask', text: '¿Qué es eso?' })
    await one.answer('Eso es un átomo.', 30)
    await one.begin()
    await one.tell({ type: 'resume' })
    await one.begin()
    expect([one.value(), one.tags(), one.overlaps()]).toEqual(['speaking', 'visible', 0])
  })

  test('may be closed without an end to the reading', async () => {
    const one = await speakingHarness({ startOpen: true })
    await one.send({ type: 'close' })
    expect([one.state(), one.value(), one.sounding()]).toEqual(['hidden', 'speaking', one.lastUtterance()])
    await one.say()
    await one.begin()
    expect([one.value(), one.index()]).toEqual(['speaking', 1])
  })

  test('a page that is changed to, and speaks, interrupts it', async () => {
    const one = await speakingHarness()
    await one.send({ type: 'choice.opened' })
    await one.send({ type: 'page.changed', subject: { ...spanish, id: 'es-9', summaryText: 'Otro.' } })
    expect([one.value(), one.sounding()]).toEqual(['interrupted', null])
  })
})

const spanish = { kind: 'article', id: 'es-3', audioUrl: '', summaryText: 'Un resumen.' } as const

describe('failures', () => {
  test('of the network are told where the reading stands, and it can be taken up again', async () => {
    const one = await speakingHarness()
    one.server.isThere = false
    for (const _ of [0, 1, 2, 3]) await one.say()
    expect([one.value(), one.index()]).toEqual(['loading', 4])
    one.underWay()[0]?.fail()
    await one.pass(0)
    expect([one.value(), one.index(), one.sounding()]).toEqual(['failed', 4, null])
    expect(one.logs).toEqual(['A sentence cannot be read aloud'])
    await one.pass(60_000)
    expect(one.underWay()).toEqual([])
    one.server.isThere = true
    await one.tell({ type: 'resume' })
    expect([one.value(), one.spokenTexts().at(-1)]).toEqual(['starting', 'Frase 4'])
  })

  test('of a sentence that is not needed yet are not told: it is asked for again', async () => {
    const one = await speakingHarness()
    one.server.isThere = false
    await one.say()
    await one.begin()
    one.underWay()[0]?.fail()
    await one.pass(0)
    expect([one.value(), one.underWay()]).toEqual(['speaking', []])
    one.server.isThere = true
    await one.pass(2000)
    expect(one.ready()).toContain(4)
    expect(one.logs).toEqual([])
  })

  test('to get the article are told, and tried again when it is wanted', async () => {
    const one = await aloudHarness({ comes: false })
    await one.tell({ type: 'read', from: 3 })
    expect(one.value()).toBe('failed')
    for (const type of ['back', 'forward'] as const) await one.tell({ type })
    expect(one.value()).toBe('failed')
    one.server.isThere = true
    await one.tell({ type: 'resume' })
    expect([one.value(), one.index()]).toEqual(['starting', 3])
  })

  test('of the sound are told', async () => {
    const one = await speakingHarness()
    await one.engineFails('audio')
    expect([one.value(), one.index()]).toEqual(['failed', 0])
    await one.tell({ type: 'forward' })
    await one.begin()
    expect([one.value(), one.index()]).toEqual(['speaking', 1])
  })

  test('of an engine that cannot be loaded are told', async () => {
    const one = await aloudHarness({}, { engineMissing: true })
    await one.tell({ type: 'read' })
    expect(one.value()).toBe('failed')
  })

  test('of a bridge that never answers are told', async () => {
    const one = await aloudHarness({}, { bridgeMute: true })
    await one.tell({ type: 'read' })
    await one.pass(69_999)
    expect(one.value()).toBe('starting')
    await one.pass(1)
    expect(one.value()).toBe('failed')
  })

  test('blocked sound waits for a gesture', async () => {
    const one = await aloudHarness()
    await one.tell({ type: 'read' })
    await one.engineFails('blocked')
    expect(one.value()).toBe('blocked')
    await one.pass(3_600_000)
    expect(one.value()).toBe('blocked')
    await one.tell({ type: 'resume' })
    await one.begin()
    expect([one.value(), one.spokenTexts()]).toEqual(['speaking', ['Frase 0', 'Frase 0']])
  })
})

test('a sentence that is due is asked for at once, however long the pause after a miss would be', async () => {
  const one = await speakingHarness()
  one.server.isThere = false
  await one.tell({ type: 'seek', index: 4 })
  await one.tell({ type: 'pause' })
  for (const fetch of one.underWay()) fetch.fail()
  await one.pass(0)
  expect(one.underWay()).toEqual([])
  await one.tell({ type: 'resume' })
  expect(one.underWay().map(({ index }) => index)).toEqual([4])
})

describe('stopping', () => {
  test.each(['loading', 'starting', 'speaking', 'paused', 'interrupted', 'failed'])(
    'while %s leaves neither sound nor requests nor timers',
    async (state) => {
      const one = await speakingHarness({ startOpen: true })
      if (state === 'loading') one.server.isThere = false
      if (state === 'loading') await one.tell({ type: 'seek', index: 7 })
      if (state === 'starting') await one.tell({ type: 'forward' })
      if (state === 'paused') await one.tell({ type: 'pause' })
      if (state === 'interrupted') await one.send({ type: 'ask', text: 'Hola' })
      if (state === 'interrupted') await one.send({ type: 'stop' })
      if (state === 'failed') await one.engineFails('audio')
      expect(one.value()).toBe(state)
      await one.tell({ type: 'stop' })
      expect([one.value(), one.sounding(), one.underWay()]).toEqual(['idle', null, []])
      await one.pass(1000)
      expect(one.timers()).toBe(0)
    },
  )

  test('with the page, or its language, silences it', async () => {
    const one = await speakingHarness()
    await one.leave()
    expect([one.sounding(), one.site.system.get('reading')]).toEqual([null, undefined])
  })
})
