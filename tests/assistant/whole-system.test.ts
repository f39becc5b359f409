// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PanelEvent } from '../../src/assistant/panel.machine.ts'
import { englishArticle, otherArticle, reply, spanishArticle } from './panel-harness.ts'
import type { Step } from './whole-system.ts'
import { loadManners, outsiders, soundManners, talkManners, wholeSystem } from './whole-system.ts'

// `SEQUENCES=1000 SEED=7 npx vitest run tests/assistant/whole-system.test.ts` tries more of them, or others.
const numRuns = Number(process.env['SEQUENCES'] ?? 150)
const seed = Number(process.env['SEED'] ?? 1)

const subject = fc.constantFrom(
  { kind: 'home' } as const,
  { kind: 'interaction' } as const,
  { kind: 'elsewhere' } as const,
  spanishArticle,
  englishArticle,
  otherArticle,
)

const send = (...events: PanelEvent[]) => fc.constantFrom(...events)

const event: fc.Arbitrary<PanelEvent> = fc.oneof(
  { weight: 6, arbitrary: send({ type: 'open' }, { type: 'ask', text: 'Hola' }) },
  { weight: 6, arbitrary: send({ type: 'pause' }, { type: 'listen' }, { type: 'stop' }, { type: 'again' }) },
  { weight: 2, arbitrary: send({ type: 'close' }, { type: 'minimise' }, { type: 'expand' }) },
  { weight: 1, arbitrary: send({ type: 'choice.closed' }, { type: 'choice.opened' }, { type: 'retry' }) },
  { weight: 1, arbitrary: send({ type: 'draft.typed' }, { type: 'draft.cleared' }, { type: 'ask', text: ' ' }) },
  { weight: 1, arbitrary: send({ type: 'say', reply: reply('De fuera', 3) }) },
  {
    weight: 1,
    arbitrary: send({ type: 'language.changed', language: 'es' }, { type: 'language.changed', language: 'en' }),
  },
  { weight: 2, arbitrary: fc.constantFrom(0.75, 1, 1.5).map((rate) => ({ type: 'rate.changed' as const, rate })) },
  { weight: 2, arbitrary: subject.map((given) => ({ type: 'page.changed' as const, subject: given })) },
)

/** Mostly what is usual, the first of the manners: where all goes wrong at once, little happens. */
const usually = <Manner>([usual, ...others]: readonly [Manner, ...Manner[]]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) })

const sound = usually(soundManners).map((manner) => ({ do: 'sound' as const, manner }))
const load = usually(loadManners).map((manner) => ({ do: 'load' as const, manner }))
const talk = fc.record({
  do: fc.constant('talk' as const),
  manner: usually(talkManners),
  duration: fc.constantFrom(0.5, 8, 30),
})

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: event.map((given) => ({ do: 'send' as const, event: given })) },
  { weight: 10, arbitrary: fc.constantFrom(100, 500, 500, 2000, 9000).map((ms) => ({ do: 'pass' as const, ms })) },
  { weight: 6, arbitrary: fc.constantFrom(...outsiders).map((what) => ({ do: 'outside' as const, what })) },
  { weight: 2, arbitrary: sound },
  { weight: 1, arbitrary: load },
  { weight: 2, arbitrary: talk },
  { weight: 1, arbitrary: fc.constant({ do: 'touch' as const }) },
)

/** What the world is like at first, and what happens in it. */
const visit = fc.record({
  subject,
  world: fc.tuple(load, fc.oneof(sound, fc.constant({ do: 'sound' as const, manner: 'blocked' as const })), talk),
  steps: fc.array(step, { minLength: 1, maxLength: 40, size: 'max' }),
})
type Visit = typeof visit extends fc.Arbitrary<infer Made> ? Made : never

/** Carries a sequence out and fails where something is wrong. Returns what has been seen in it. */
async function live({ subject: first, world, steps }: Visit, isDeaf = false): Promise<Set<string>> {
  const seen = new Set<string>()
  const look = () => {
    const fault = system.fault()
    if (fault !== null) throw new Error(fault)
    for (const tag of system.tags()) seen.add(tag)
  }
  const system = wholeSystem(first, { isDeaf, watch: look })
  try {
    for (const given of world) await system.carryOut(given)
    await system.start()
    look()
    for (const given of steps) {
      await system.carryOut(given)
      look()
    }
    await system.pass(180_000, 1000)
    // Nobody has done anything for three minutes.
    expect({ voices: system.voices(), isVoiceLocked: system.isVoiceLocked() }).toEqual({
      voices: 0,
      isVoiceLocked: false,
    })
    expect({ isLoading: system.isLoading(), requests: system.requests() }).toEqual({ isLoading: false, requests: 0 })
    if (!system.isVisible()) return seen
    await system.carryOut({ do: 'send', event: { type: 'stop' } })
    await system.carryOut({ do: 'talk', manner: 'ok', duration: 4 })
    await system.carryOut({ do: 'send', event: { type: 'ask', text: '¿Y ahora?' } })
    expect(system.requests(), 'a question is asked').toBe(1)
    await system.pass(60_000, 1000)
    expect(system.isLoading(), 'and answered').toBe(false)
    return seen
  } finally {
    system.stop()
  }
}

// XState warns of events for actors that have ended.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

test('whatever happens to the whole system: one voice, no lock stuck, no canvas lost, no reading in silence', async () => {
  const seen = new Map<string, number>()
  const property = fc.asyncProperty(visit, async (given) => {
    for (const tag of await live(given)) seen.set(tag, (seen.get(tag) ?? 0) + 1)
  })
  await fc.assert(property, { numRuns, seed, unbiased: true })
  if (process.env['SEQUENCES'] !== undefined) console.log(`${numRuns} sequences, seen in:`, Object.fromEntries(seen))
  // Sequences in which nothing happens would show nothing.
  for (const tag of ['open', 'locked', 'heard', 'blocked', 'paused', 'stalled', 'without engine', 'in another tab'])
    expect(seen.get(tag) ?? 0, `sequences in which something is ${tag}`).toBeGreaterThan(numRuns / 50)
})

test('a sequence that goes wrong is found, and cut down to what is needed: here an engine that does not stop', async () => {
  const result = await fc.check(
    fc.asyncProperty(visit, async (given) => void (await live(given, true))),
    { numRuns: 300, seed: 1, unbiased: true },
  )
  expect(result.failed).toBe(true)
  expect(result.counterexample?.[0].steps.length).toBeLessThanOrEqual(4)
})
