import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { defaultLanguage, languages, otherLanguage } from '../../src/i18n/language.ts'
import type { Language } from '../../src/i18n/language.ts'
import { languageMachine } from '../../src/i18n/language.machine.ts'

interface Showing {
  language: Language
  signal: AbortSignal
  succeed: () => void
  fail: () => void
}

function languageHarness(language: Language) {
  const store = vi.fn<(language: Language) => void>()
  const reportLoadError = vi.fn<() => void>()
  const clock = new SimulatedClock()
  const showings: Showing[] = []
  const page = { language }
  const machine = languageMachine.provide({
    actors: {
      show: fromPromise<void, { language: Language }>(
        ({ input, signal }) =>
          new Promise((resolve, reject) => {
            const succeed = () => {
              if (!signal.aborted) page.language = input.language
              resolve()
            }
            showings.push({ language: input.language, signal, succeed, fail: () => reject(new Error('gone')) })
          }),
      ),
    },
    actions: { store: (_, params) => store(params.language), reportLoadError },
  })
  const actor = createActor(machine, { input: { language }, clock })
  const settle = async (end: 'succeed' | 'fail' = 'succeed') => {
    for (let turn = 0; turn < 10 && actor.getSnapshot().matches('switching'); turn++) {
      showings.at(-1)?.[end]()
      await Promise.resolve()
      await Promise.resolve()
    }
  }
  return { actor, store, reportLoadError, clock, showings, page, settle }
}

test.each(languages)('starts with %s, before anything runs, and shows and stores nothing', (language) => {
  const { actor, store, showings } = languageHarness(language)
  expect(actor.getSnapshot().context.shown).toBe(language)
  actor.start()
  expect(actor.getSnapshot().context.shown).toBe(language)
  expect(showings).toEqual([])
  expect(store).not.toHaveBeenCalled()
})

test.each(languages)(
  'the toggle switches from %s to the other language, and stores it when it is shown',
  async (language) => {
    const { actor, store, page, settle } = languageHarness(language)
    actor.start().send({ type: 'toggle' })
    expect(store).not.toHaveBeenCalled()
    await settle()
    expect(page.language).toBe(otherLanguage(language))
    expect(store.mock.calls).toEqual([[otherLanguage(language)]])
    actor.send({ type: 'toggle' })
    await settle()
    expect(page.language).toBe(language)
    expect(store.mock.calls).toEqual([[otherLanguage(language)], [language]])
  },
)

test('an address sets the language and stores nothing', async () => {
  const { actor, store, page, settle } = languageHarness(defaultLanguage)
  actor.start().send({ type: 'set', language: 'en' })
  await settle()
  expect(page.language).toBe('en')
  actor.send({ type: 'set', language: 'en' })
  await settle()
  expect(page.language).toBe('en')
  expect(store).not.toHaveBeenCalled()
})

test('one language is shown at a time, and a wish that comes meanwhile after it', async () => {
  const { actor, store, showings, page, settle } = languageHarness('es')
  actor.start().send({ type: 'toggle' })
  actor.send({ type: 'toggle' })
  expect(showings.map(({ language }) => language)).toEqual(['en'])
  await settle()
  expect(showings.map(({ language }) => language)).toEqual(['en', 'es'])
  expect(page.language).toBe('es')
  expect(store.mock.calls).toEqual([['es']])
})

test('a language that cannot be shown leaves everything as it was, says so, and can be asked for again', async () => {
  const { actor, store, reportLoadError, page, settle } = languageHarness('es')
  actor.start().send({ type: 'toggle' })
  await settle('fail')
  expect(page.language).toBe('es')
  expect(actor.getSnapshot().matches('settled')).toBe(true)
  expect(store).not.toHaveBeenCalled()
  expect(reportLoadError).toHaveBeenCalledTimes(1)
  actor.send({ type: 'toggle' })
  await settle()
  expect(page.language).toBe('en')
  expect(store.mock.calls).toEqual([['en']])
})

test('a language that never comes is given up, and shows nothing when it comes after all', () => {
  const { actor, store, reportLoadError, clock, showings, page } = languageHarness('es')
  actor.start().send({ type: 'toggle' })
  clock.increment(40_000)
  expect(reportLoadError).toHaveBeenCalledTimes(1)
  expect(showings[0]?.signal.aborted).toBe(true)
  showings[0]?.succeed()
  expect(page.language).toBe('es')
  expect(store).not.toHaveBeenCalled()
})

test('what the machine is not given it says: who could be told, and who keeps a choice', async () => {
  const broken = (machine: typeof languageMachine) =>
    new Promise<unknown>((resolve) => {
      const actor = createActor(machine, { input: { language: 'es' } })
      actor.subscribe({ error: resolve })
      actor.start().send({ type: 'toggle' })
    })
  const shows = { show: fromPromise<void, { language: Language }>(async () => {}) }
  expect(await broken(languageMachine)).toEqual(new Error('reportLoadError must be provided'))
  expect(await broken(languageMachine.provide({ actors: shows }))).toEqual(new Error('store must be provided'))
})

test('what was given up is not stored when an address asks for it later', async () => {
  const { actor, store, page, settle } = languageHarness('es')
  actor.start().send({ type: 'toggle' })
  await settle('fail')
  actor.send({ type: 'set', language: 'en' })
  await settle()
  expect(page.language).toBe('en')
  expect(store).not.toHaveBeenCalled()
})

test('a choice that was taken back before it failed needs no word', async () => {
  const { actor, reportLoadError, settle } = languageHarness('es')
  actor.start().send({ type: 'toggle' })
  actor.send({ type: 'toggle' })
  await settle('fail')
  expect(reportLoadError).not.toHaveBeenCalled()
  expect(actor.getSnapshot().matches('settled')).toBe(true)
})

test('after any events the page is in the language that was asked for last, and a last choice is stored', async () => {
  const event = fc.oneof(
    fc.constant({ type: 'toggle' } as const),
    fc.record({ type: fc.constant('set' as const), language: fc.constantFrom(...languages) }),
    fc.constant({ type: 'settle' } as const),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...languages), fc.array(event), async (start, events) => {
      const { actor, store, page, settle } = languageHarness(start)
      actor.start()
      let expected: Language = start
      let lastChange: 'toggle' | 'set' | undefined
      for (const given of events) {
        if (given.type === 'settle') await settle()
        else {
          actor.send(given)
          const before = expected
          expected = given.type === 'set' ? given.language : otherLanguage(expected)
          if (given.type === 'toggle' || before !== expected) lastChange = given.type
        }
      }
      await settle()
      expect(page.language).toBe(expected)
      expect(actor.getSnapshot().matches('settled')).toBe(true)
      if (lastChange === 'toggle' && events.at(-1)?.type === 'toggle') expect(store).toHaveBeenLastCalledWith(expected)
    }),
  )
})
