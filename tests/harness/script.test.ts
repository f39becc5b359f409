import { expect, test } from 'vitest'
import { parseScript } from '../../tools/testing/harness/script.ts'
import { differences } from '../../tools/testing/harness/state-lists.ts'

const script = { name: 'A script', start: '/', steps: [], states: {} }

test('a script is refused with the place of what is wrong in it', () => {
  expect(parseScript({ ...script, steps: [{ advance: 5 }] }).steps).toEqual([{ advance: 5 }])
  expect(() => parseScript({ ...script, start: 'news' })).toThrow(/start: /)
  expect(() => parseScript({ ...script, steps: [{ advance: 5 }, { advance: -1 }] })).toThrow(/steps\.1/)
  expect(() => parseScript({ ...script, steps: [{ jump: 5 }] })).toThrow(/steps\.0/)
  expect(() => parseScript({ ...script, steps: [{ backend: 'none' }] })).toThrow(/steps\.0/)
})

test('where two runs part is told by machine and place', () => {
  const expected = { panel: ['hidden', 'open'], language: ['settled'] }
  expect(differences(expected, { panel: ['hidden', 'open'], language: ['settled'], other: ['x'] })).toEqual([])
  expect(differences(expected, { panel: ['hidden', 'closing'] })).toEqual([
    "panel, state 2: 'open' was expected, 'closing' came",
    "language, state 1: 'settled' was expected, '(none)' came",
  ])
})
