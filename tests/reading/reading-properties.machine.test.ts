import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reply, settle } from '../assistant/panel-harness.ts'
import { aloudHarness } from './reading-harness.ts'

type Harness = Awaited<ReturnType<typeof aloudHarness>>
type Step = { name: string; run: (harness: Harness) => Promise<void> }

const reading = fc
  .oneof(
    fc.constantFrom(
      { type: 'read' } as const,
      { type: 'read', from: 6 } as const,
      { type: 'pause' } as const,
      { type: 'resume' } as const,
      { type: 'back' } as const,
      { type: 'forward' } as const,
      { type: 'stop' } as const,
    ),
    fc.record({ type: fc.constant('seek' as const), index: fc.integer({ min: -1, max: 9 }) }),
  )
  .map((event): Step => ({ name: JSON.stringify(event), run: (harness) => harness.tell(event) }))

const panel = fc
  .constantFrom(
    { type: 'open' } as const,
    { type: 'close' } as const,
    { type: 'ask', text: '¿Qué es eso?' } as const,
    { type: 'again' } as const,
    { type: 'listen' } as const,
    { type: 'pause' } as const,
    { type: 'stop' } as const,
    { type: 'rate.changed', rate: 1.5 } as const,
    { type: 'say', reply: reply('De fuera', 3) } as const,
    { type: 'language.changed', language: 'en' } as const,
  )
  .map((event): Step => ({ name: `panel ${JSON.stringify(event)}`, run: (harness) => harness.send(event) }))

const talk = fc.constant<Step>({ name: 'answer', run: (harness) => harness.answer('Respuesta', 4) })

const network = fc.constantFrom('come', 'fail', 'goes', 'is back').map((what): Step => ({
  name: `network ${what}`,
  async run({ server, underWay }) {
    if (what === 'goes') server.isThere = false
    else if (what === 'is back') server.isThere = true
    else if (what === 'come') underWay().at(-1)?.come()
    else underWay().at(-1)?.fail()
    await settle()
  },
}))

const engine = fc
  .record({ act: fc.constantFrom('begin', 'end', 'blocked', 'audio', 'load'), back: fc.nat(1) })
  .map(({ act, back }): Step => ({
    name: `engine ${act} ${back}`,
    async run(harness) {
      const received = harness.commands.filter((command) => command.type === 'receive').at(-1 - back)
      if (received?.type !== 'receive') return
      // An engine goes on after a stall; it does not begin again.
      const isStalled = harness.site.system
        .get('bridge')
        .getSnapshot()
        .matches({ speech: { voicing: 'stalled' } })
      if (act === 'begin' && isStalled) return
      if (act === 'begin') await harness.begin(received.utteranceId)
      else if (act === 'end') await harness.end(received.utteranceId)
      else await harness.engineFails(act as 'blocked', received.utteranceId)
    },
  }))

const outside = fc.constantFrom('pauses', 'stalls', 'resumes', 'other tab').map((what): Step => ({
  name: `outside ${what}`,
  async run(harness) {
    if (what === 'other tab') return harness.otherTabSpeaks()
    if (what === 'resumes') return harness.isStanding() ? harness.outsideResumes() : undefined
    if (harness.sounding() === null) return undefined
    return harness.outsidePauses(1, what === 'pauses' ? 'paused' : 'stalled')
  },
}))

const time = fc
  .constantFrom(0, 500, 2000, 16_000, 41_000)
  .map((ms): Step => ({ name: `pass ${ms}`, run: (harness) => harness.pass(ms) }))

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: reading },
  { weight: 2, arbitrary: panel },
  { weight: 1, arbitrary: talk },
  { weight: 2, arbitrary: network },
  { weight: 5, arbitrary: engine },
  { weight: 2, arbitrary: outside },
  { weight: 2, arbitrary: time },
)

/** Begins by reading, so that most stories are about it. */
const story = fc.array(step, { maxLength: 30 })

async function play(steps: readonly Step[], look: (harness: Harness) => void = () => {}): Promise<Harness> {
  const harness = await aloudHarness({ startOpen: true })
  await harness.send({ type: 'stop' })
  await harness.tell({ type: 'read' })
  look(harness)
  for (const { run } of steps) {
    await run(harness)
    look(harness)
  }
  return harness
}

const soundsOfReading = ({ sounding }: Harness) => sounding()?.startsWith('reading-') === true

test('whatever happens, there is one voice, and the reading speaks if and only if its sentence sounds', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      await play(steps, (harness) => {
        expect(harness.overlaps()).toBe(0)
        expect(harness.value() === 'speaking').toBe(soundsOfReading(harness))
        if (soundsOfReading(harness)) {
          expect(harness.tags()).not.toContain('speaking')
          expect(harness.spokenTexts().at(-1)).toBe(`Frase ${harness.index()}`)
        }
      })
    }),
    { numRuns: 300, seed: 1 },
  )
})

test('whatever happens, the place is in the article, one sentence at most is asked for, and three ahead at most', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      await play(steps, (harness) => {
        expect(harness.reading.getSnapshot().status).toBe('active')
        expect(harness.index()).toBeGreaterThanOrEqual(0)
        expect(harness.index()).toBeLessThan(8)
        expect(harness.underWay().length).toBeLessThanOrEqual(1)
        for (const { index } of harness.underWay()) expect(index).toBeLessThanOrEqual(harness.index() + 3)
      })
    }),
    { numRuns: 200, seed: 1 },
  )
})

test('whatever happens, a reading that is stopped is silent, and asks for nothing more', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      const harness = await play(steps)
      await harness.tell({ type: 'stop' })
      expect([harness.value(), soundsOfReading(harness), harness.underWay()]).toEqual(['idle', false, []])
      const asked = harness.fetches.length
      for (let second = 0; second < 60; second += 1) await harness.pass(1000)
      expect([harness.value(), soundsOfReading(harness), harness.fetches.length]).toEqual(['idle', false, asked])
    }),
    { numRuns: 150, seed: 1 },
  )
})

test('whatever happens, it can be gone on with while there is a network and an engine', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        step.filter(({ name }) => !/load|stop|close/.test(name)),
        { maxLength: 20 },
      ),
      async (steps) => {
        const harness = await play(steps)
        harness.server.isThere = true
        for (const { come } of harness.underWay()) come()
        await harness.tell({ type: 'pause' })
        // What never opened begins where it is asked for, and a pause meanwhile gives it up.
        const wasOpened = harness.total() > 0
        const index = harness.value() === 'ended' ? 0 : harness.index()
        await harness.tell(harness.value() === 'idle' ? { type: 'read' } : { type: 'resume' })
        await harness.pass(2000)
        if (harness.value() === 'starting') await harness.begin()
        expect(harness.value()).toBe('speaking')
        if (wasOpened) expect(harness.index()).toBe(index)
      },
    ),
    { numRuns: 150, seed: 1 },
  )
})
