import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { sidePanelMachine } from '../../src/frame/side-panel.machine.ts'

const after = (...types: ('toggle' | 'open' | 'close')[]) => {
  const actor = createActor(sidePanelMachine).start()
  for (const type of types) actor.send({ type })
  return actor.getSnapshot().value
}

test.each([
  [[], 'closed'],
  [['toggle'], 'open'],
  [['toggle', 'toggle'], 'closed'],
  [['open'], 'open'],
  [['open', 'open'], 'open'],
  [['open', 'toggle'], 'closed'],
  [['close'], 'closed'],
  [['toggle', 'close'], 'closed'],
  [['toggle', 'close', 'toggle'], 'open'],
] as const)('%j leaves it %s', (types, value) => {
  expect(after(...types)).toBe(value)
})
