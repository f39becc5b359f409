import { expect, test } from 'vitest'
import { anySignal } from '../../src/runtime/any-signal.ts'

test('the first signal that aborts gives its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const any = anySignal(one.signal, other.signal)
  expect(any.aborted).toBe(false)
  other.abort('late')
  one.abort('gone')
  expect([any.aborted, any.reason]).toEqual([true, 'late'])
})

test('a signal that has aborted already does so at once', () => {
  expect(anySignal(new AbortController().signal, AbortSignal.abort('gone')).reason).toBe('gone')
})
