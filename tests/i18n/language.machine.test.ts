import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { defaultLanguage, languages, otherLanguage } from '../../src/i18n/language.ts'
import type { Language } from '../../src/i18n/language.ts'
import { languageMachine } from '../../src/i18n/language.machine.ts'

function languageHarness(language: Language) {
  const store = vi.fn<(language: Language) => void>()
  const machine = languageMachine.provide({ actions: { store: (_, params) => store(params.language) } })
  return { actor: createActor(machine, { input: { language } }), store }
}

test.each(languages)('starts with %s, before anything runs, and stores nothing', (language) => {
  const { actor, store } = languageHarness(language)
  expect(actor.getSnapshot().value).toBe(language)
  actor.start()
  expect(actor.getSnapshot().value).toBe(language)
  expect(store).not.toHaveBeenCalled()
})

test.each(languages)('the toggle switches from %s to the other language and stores the choice', (language) => {
  const { actor, store } = languageHarness(language)
  actor.start().send({ type: 'toggle' })
  expect(actor.getSnapshot().value).toBe(otherLanguage(language))
  expect(store.mock.calls).toEqual([[otherLanguage(language)]])
  actor.send({ type: 'toggle' })
  expect(actor.getSnapshot().value).toBe(language)
  expect(store.mock.calls).toEqual([[otherLanguage(language)], [language]])
})

test('an address sets the language and stores nothing', () => {
  const { actor, store } = languageHarness(defaultLanguage)
  actor.start().send({ type: 'set', language: 'en' })
  expect(actor.getSnapshot().value).toBe('en')
  actor.send({ type: 'set', language: 'en' })
  expect(actor.getSnapshot().value).toBe('en')
  actor.send({ type: 'set', language: 'es' })
  expect(actor.getSnapshot().value).toBe('es')
  expect(store).not.toHaveBeenCalled()
})

test('after any events the language is the last one asked for, and the stored one the last one toggled to', () => {
  const event = fc.oneof(
    fc.constant({ type: 'toggle' } as const),
    fc.record({ type: fc.constant('set' as const), language: fc.constantFrom(...languages) }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...languages), fc.array(event), (start, events) => {
      const { actor, store } = languageHarness(start)
      actor.start()
      let expected: Language = start
      const stored: [Language][] = []
      for (const given of events) {
        actor.send(given)
        expected = given.type === 'set' ? given.language : otherLanguage(expected)
        if (given.type === 'toggle') stored.push([expected])
      }
      expect(actor.getSnapshot().value).toBe(expected)
      expect(store.mock.calls).toEqual(stored)
    }),
  )
})
