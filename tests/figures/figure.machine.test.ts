import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { wingMachine } from '../../src/figures/wing-lamellae/wing-lamellae.machine.ts'

function run() {
  const actor = createActor(wingMachine).start()
  return { actor, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context }
}

test('a task is solved while the settings do it, and not longer', () => {
  const { actor, state, context } = run()
  expect(state()).toBe('trying')
  expect(context().touched).toBe(false)
  actor.send({ type: 'set', settings: { filling: 'alcohol' } })
  expect(state()).toBe('solved')
  expect(context().touched).toBe(true)
  actor.send({ type: 'set', settings: { spacing: 280 } })
  expect(state()).toBe('trying')
})

test('the wing turns green in each of the ways that its task names', () => {
  for (const settings of [{ spacing: 240 }, { filling: 'alcohol' as const }, { spacing: 280, tilt: 30 }]) {
    const { actor, state } = run()
    actor.send({ type: 'set', settings })
    expect(state()).toBe('solved')
  }
})

test('what the address names is shown without counting as set by the reader', () => {
  const { actor, state, context } = run()
  actor.send({ type: 'restored', settings: { spacing: 240, tilt: 0, filling: 'air' } })
  expect(state()).toBe('solved')
  expect(context().touched).toBe(false)
  actor.send({ type: 'reset' })
  expect(context()).toEqual({ settings: { spacing: 200, tilt: 0, filling: 'air' }, touched: true })
  expect(state()).toBe('trying')
})
