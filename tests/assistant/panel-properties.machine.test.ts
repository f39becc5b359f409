import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PanelSubject } from '../../src/assistant/panel.machine.ts'
import { englishArticle, otherArticle, panelHarness, reply, settle, spanishArticle } from './panel-harness.ts'
import type { PanelHarness } from './panel-harness.ts'

const subject = fc.constantFrom(
  { kind: 'home' } as const,
  { kind: 'interaction' } as const,
  { kind: 'elsewhere' } as const,
  spanishArticle,
  englishArticle,
  otherArticle,
  { ...spanishArticle, id: 'es-5', summaryText: '' },
)
const event = fc.oneof(
  fc.constantFrom(
    { type: 'open' } as const,
    { type: 'close' } as const,
    { type: 'listen' } as const,
    { type: 'stop' } as const,
    { type: 'pause' } as const,
    { type: 'again' } as const,
    { type: 'retry' } as const,
    { type: 'choice.closed' } as const,
    { type: 'bridge.lost' } as const,
    { type: 'xstate.error.actor.utterance', error: new Error('broken') } as never,
    { type: 'draft.typed' } as const,
    { type: 'draft.cleared' } as const,
    { type: 'rate.changed', rate: 1.5 } as const,
    { type: 'seek', at: 1 } as const,
    { type: 'skip', by: -1 } as const,
    { type: 'skip', by: 1 } as const,
    { type: 'say', reply: reply('De fuera', 3) } as const,
  ),
  fc.record({ type: fc.constant('ask' as const), text: fc.constantFrom('Hola', ' ', '') }),
  fc.record({ type: fc.constant('page.changed' as const), subject }),
  fc.record({
    type: fc.constant('language.changed' as const),
    language: fc.constantFrom('es' as const, 'en' as const),
  }),
)

type Step = { name: string; run: (harness: PanelHarness) => Promise<void> }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: event.map((given) => ({
      name: JSON.stringify(given),
      run: (harness: PanelHarness) => harness.send(given),
    })),
  },
  {
    weight: 3,
    arbitrary: fc.record({ back: fc.nat(2), duration: fc.constantFrom(0.5, 4, 20) }).map(({ back, duration }) => ({
      name: `answer ${back} ${duration}`,
      async run(harness: PanelHarness) {
        harness.asked.at(-1 - back)?.resolve(reply('Respuesta', duration))
        await settle()
      },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constant({
      name: 'refuse',
      run: (harness: PanelHarness) => harness.refuse(new Error('refused')),
    }),
  },
  {
    weight: 4,
    arbitrary: fc
      .record({ act: fc.constantFrom('begin', 'end', 'blocked', 'audio', 'load'), back: fc.nat(1) })
      .map(({ act, back }) => ({
        name: `engine ${act} ${back}`,
        async run(harness: PanelHarness) {
          const received = harness.commands.filter((command) => command.type === 'receive').at(-1 - back)
          if (received?.type !== 'receive') return
          if (act === 'begin') await harness.begin(received.utteranceId)
          else if (act === 'end') await harness.end(received.utteranceId)
          else await harness.engineFails(act as 'blocked', received.utteranceId)
        },
      })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('pauses', 'stalls', 'resumes', 'loses', 'other tab').map((what) => ({
      name: `outside ${what}`,
      async run(harness: PanelHarness) {
        if (what === 'other tab') return harness.otherTabSpeaks()
        if (what === 'loses') return harness.loseSound()
        if (what === 'resumes') return harness.isStanding() ? harness.outsideResumes() : undefined
        if (harness.sounding() === null) return undefined
        return harness.outsidePauses(1, what === 'pauses' ? 'paused' : 'stalled')
      },
    })),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(0, 499, 1000, 5000, 16_000).map((ms) => ({
      name: `pass ${ms}`,
      run: (harness: PanelHarness) => harness.pass(ms),
    })),
  },
)

const story = fc.record({ subject, steps: fc.array(step, { maxLength: 30 }) })

async function play(
  { subject: first, steps }: { subject: PanelSubject; steps: Step[] },
  after?: (harness: PanelHarness) => void,
) {
  const harness = panelHarness({ subject: first })
  await harness.start()
  for (const { run } of steps) {
    await run(harness)
    after?.(harness)
  }
  return harness
}

test('whatever happens, loading ends by itself', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (given) => {
      const harness = await play(given)
      for (let second = 0; second < 120; second += 1) await harness.pass(1000)
      expect(harness.tags()).not.toContain('loading')
    }),
    { numRuns: 150 },
  )
})

test('whatever happens, close leads to hidden without timers, requests or sound', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (given) => {
      const harness = await play(given)
      await harness.send({ type: 'close' })
      expect(harness.state()).toBe('hidden')
      expect(harness.pendingRequests()).toEqual([])
      expect(harness.sounding()).toBeNull()
      expect(harness.context()).toMatchObject({ messages: [], spoken: null, pending: null })
      // Only the timer that releases the keyboard may run.
      await harness.pass(1000)
      expect(harness.timers()).toBe(0)
      const [asked, received] = [harness.asked.length, harness.spokenTexts().length]
      for (let second = 0; second < 120; second += 10) await harness.pass(10_000)
      expect([harness.asked.length, harness.spokenTexts().length, harness.state()]).toEqual([asked, received, 'hidden'])
    }),
    { numRuns: 200 },
  )
})

test('whatever happens, what sounds is what the panel says it is, and one request runs at most', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (given) => {
      await play(given, (harness) => {
        const { spoken, messages } = harness.context()
        if (harness.tags().includes('speaking')) expect(harness.sounding() ?? harness.isStanding()).toBeTruthy()
        if (harness.sounding() !== null) {
          expect(harness.tags().includes('speaking')).toBe(true)
          expect(spoken?.utteranceId).toBe(harness.sounding())
        }
        expect(harness.pendingRequests().length).toBeLessThanOrEqual(1)
        if (harness.pendingRequests().length === 1) expect(harness.tags()).toContain('loading')
        expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length)
        if (spoken !== null) expect(messages.some(({ id }) => id === spoken.messageId)).toBe(true)
        if (harness.state() === 'hidden') expect(messages).toEqual([])
      })
    }),
    { numRuns: 300 },
  )
})

test('whatever happens, a panel that is paused asks for nothing and says nothing until the reader wants it', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (given) => {
      const harness = await play(given)
      if (!harness.tags().includes('paused')) return
      expect(harness.tags()).toBe('paused visible')
      const before = [harness.asked.length, harness.spokenTexts().length, harness.tags()]
      for (let second = 0; second < 120; second += 1) await harness.pass(1000)
      expect([harness.asked.length, harness.spokenTexts().length, harness.tags()]).toEqual(before)
      expect(harness.sounding()).toBeNull()
      expect(harness.actor.getSnapshot().can({ type: 'ask', text: 'Hola' })).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('whatever happens, a panel that is open can be used: a question is answered after a stop', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (given) => {
      const harness = await play(given)
      expect(harness.actor.getSnapshot().status).toBe('active')
      if (!harness.tags().includes('visible')) return
      await harness.send({ type: 'stop' })
      await harness.send({ type: 'ask', text: 'Hola' })
      expect(harness.pendingRequests()).toHaveLength(1)
      expect(harness.sounding()).toBeNull()
    }),
    { numRuns: 150 },
  )
})

test('whatever happens, at most one voice is heard, and an old reply never shows', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (given) => {
      const late = new Set<string>()
      let number = 0
      const harness = panelHarness({ subject: given.subject })
      await harness.start()
      for (const { run } of given.steps) {
        await run(harness)
        for (const { signal, settled, resolve } of harness.asked) {
          if (!signal.aborted || settled) continue
          const text = `Tarde ${(number += 1)}`
          late.add(text)
          resolve(reply(text))
        }
        await settle()
        expect(harness.texts().filter((text) => late.has(text))).toEqual([])
        expect(harness.spokenTexts().filter((text) => late.has(text))).toEqual([])
        expect(harness.overlaps()).toBe(0)
      }
    }),
    { numRuns: 100 },
  )
})
