import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { themeMachine, type ThemeEvent } from '../../src/theme/theme.deferred.machine.ts'
import type { Theme, ThemeChoice } from '../../src/ui/theme.ts'

const choices = ['system', 'light', 'dark'] as const
const other = { light: 'dark', dark: 'light' } as const

function themeHarness(choice: ThemeChoice) {
  const store = vi.fn<(choice: Theme) => void>()
  const machine = themeMachine.provide({ actions: { store: (_, params) => store(params.choice) } })
  return { actor: createActor(machine, { input: { choice } }), store }
}

test.each(choices)('starts with %s, before anything runs, and stores nothing', (choice) => {
  const { actor, store } = themeHarness(choice)
  expect(actor.getSnapshot().value).toBe(choice)
  actor.start()
  expect(actor.getSnapshot().value).toBe(choice)
  expect(store).not.toHaveBeenCalled()
})

test.each(['light', 'dark'] as const)('the first toggle on a %s system chooses the other look', (system) => {
  const { actor, store } = themeHarness('system')
  actor.start().send({ type: 'toggle', system })
  expect(actor.getSnapshot().value).toBe(other[system])
  expect(store.mock.calls).toEqual([[other[system]]])
})

test('a choice that was made before is shown and not stored again', () => {
  const { actor, store } = themeHarness('system')
  actor.start().send({ type: 'set', choice: 'dark' })
  expect(actor.getSnapshot().value).toBe('dark')
  actor.send({ type: 'set', choice: 'system' })
  expect(actor.getSnapshot().value).toBe('system')
  expect(store).not.toHaveBeenCalled()
})

test('a choice that nobody keeps is no choice: the machine says what it lacks', () => {
  const failed = vi.fn<(error: unknown) => void>()
  const actor = createActor(themeMachine, { input: { choice: 'light' } })
  actor.subscribe({ error: failed })
  actor.start().send({ type: 'toggle', system: 'light' })
  expect(failed.mock.calls).toEqual([[new Error('store must be provided')]])
})

test('after any events every toggle has changed what is seen, and the last one is stored', () => {
  const event: fc.Arbitrary<ThemeEvent> = fc.oneof(
    fc.record({ type: fc.constant('toggle' as const), system: fc.constantFrom('light' as const, 'dark' as const) }),
    fc.record({ type: fc.constant('set' as const), choice: fc.constantFrom(...choices) }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...choices), fc.array(event), (start, events) => {
      const { actor, store } = themeHarness(start)
      actor.start()
      let expected: ThemeChoice = start
      let stored: Theme | undefined
      for (const given of events) {
        actor.send(given)
        if (given.type === 'set') expected = given.choice
        else expected = stored = other[expected === 'system' ? given.system : expected]
      }
      expect(actor.getSnapshot().value).toBe(expected)
      expect(store.mock.lastCall?.[0]).toBe(stored)
    }),
  )
})
