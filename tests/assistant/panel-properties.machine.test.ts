import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PanelSubject } from '../../src/assistant/panel.machine.ts'
import { englishArticle, otherArticle, panelRig, reply, settle, spanishArticle } from './panel-rig.ts'
import type { PanelRig } from './panel-rig.ts'

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
  ),
  fc.record({ type: fc.constant('ask' as const), text: fc.constantFrom('Hola', ' ', '') }),
  fc.record({ type: fc.constant('page.changed' as const), subject }),
  fc.record({
    type: fc.constant('language.changed' as const),
    language: fc.constantFrom('es' as const, 'en' as const),
  }),
)

type Step = { name: string; run: (rig: PanelRig) => Promise<void> }

/** Anything that a reader, the talk service (also with answers to old questions), the engine or time can do. */
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: event.map((given) => ({ name: JSON.stringify(given), run: (rig: PanelRig) => rig.send(given) })),
  },
  {
    weight: 3,
    arbitrary: fc.record({ back: fc.nat(2), duration: fc.constantFrom(0.5, 4, 20) }).map(({ back, duration }) => ({
      name: `answer ${back} ${duration}`,
      async run(rig: PanelRig) {
        rig.asked.at(-1 - back)?.resolve(reply('Respuesta', duration))
        await settle()
      },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constant({
      name: 'refuse',
      run: (rig: PanelRig) => rig.refuse(new Error('refused')),
    }),
  },
  {
    weight: 4,
    arbitrary: fc
      .record({ act: fc.constantFrom('begin', 'end', 'blocked', 'audio', 'load'), back: fc.nat(1) })
      .map(({ act, back }) => ({
        name: `engine ${act} ${back}`,
        async run(rig: PanelRig) {
          const received = rig.commands.filter((command) => command.type === 'receive').at(-1 - back)
          if (received?.type !== 'receive') return
          if (act === 'begin') await rig.begin(received.utteranceId)
          else if (act === 'end') await rig.end(received.utteranceId)
          else await rig.engineFails(act as 'blocked', received.utteranceId)
        },
      })),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(0, 499, 1000, 5000, 16_000).map((ms) => ({
      name: `pass ${ms}`,
      run: (rig: PanelRig) => rig.pass(ms),
    })),
  },
)

const story = fc.record({ subject, steps: fc.array(step, { maxLength: 30 }) })

async function play(
  { subject: first, steps }: { subject: PanelSubject; steps: Step[] },
  after?: (rig: PanelRig) => void,
) {
  const rig = panelRig({ subject: first })
  await rig.start()
  for (const { run } of steps) {
    await run(rig)
    after?.(rig)
  }
  return rig
}

test('whatever happens, loading ends by itself', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (given) => {
      const rig = await play(given)
      for (let second = 0; second < 120; second += 1) await rig.pass(1000)
      expect(rig.tags()).not.toContain('loading')
    }),
    { numRuns: 150 },
  )
}, 60_000)

test('whatever happens, close leads to hidden without timers, requests or sound', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (given) => {
      const rig = await play(given)
      await rig.send({ type: 'close' })
      expect(rig.state()).toBe('hidden')
      expect(rig.pendingRequests()).toEqual([])
      expect(rig.sounding()).toBeNull()
      expect(rig.context()).toMatchObject({ messages: [], spoken: null, pending: null })
      const [asked, received] = [rig.asked.length, rig.spokenTexts().length]
      for (let second = 0; second < 120; second += 10) await rig.pass(10_000)
      expect([rig.asked.length, rig.spokenTexts().length, rig.state()]).toEqual([asked, received, 'hidden'])
    }),
    { numRuns: 200 },
  )
}, 60_000)

test('whatever happens, what sounds is what the panel says it is, and one request runs at most', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (given) => {
      await play(given, (rig) => {
        const { spoken, messages } = rig.context()
        if (rig.sounding() !== null) {
          expect(rig.tags().includes('speaking')).toBe(true)
          expect(spoken?.utteranceId).toBe(rig.sounding())
        }
        expect(rig.pendingRequests().length).toBeLessThanOrEqual(1)
        if (rig.pendingRequests().length === 1) expect(rig.tags()).toContain('loading')
        expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length)
        if (spoken !== null) expect(messages.some(({ id }) => id === spoken.messageId)).toBe(true)
        if (rig.state() === 'hidden') expect(messages).toEqual([])
      })
    }),
    { numRuns: 300 },
  )
}, 60_000)
