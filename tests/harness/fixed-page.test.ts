import { expect, test, vi } from 'vitest'
import { fixDate, seedRandom } from '../../tools/testing/harness/fixed-page.ts'

test('dates begin where they are told and go on with the clock; a date that is given is that date', () => {
  const page = { Date }
  let elapsed = 0
  fixDate(page, '2026-01-01T09:00:00Z', () => elapsed)
  elapsed = 1500
  expect(new page.Date().toISOString()).toBe('2026-01-01T09:00:01.500Z')
  expect(page.Date.now()).toBe(Date.parse('2026-01-01T09:00:01.500Z'))
  expect(new page.Date(0).getTime()).toBe(0)
  expect(new page.Date() instanceof Date).toBe(true)
  expect(() => fixDate(page, 'soon', () => 0)).toThrow("'soon' is no date")
})

test('a seed gives the same numbers again, another seed others', () => {
  const real = Math.random
  const numbers = (seed: number) => {
    seedRandom(seed)
    return [Math.random(), Math.random(), Math.random()]
  }
  try {
    const first = numbers(7)
    expect(numbers(7)).toEqual(first)
    expect(numbers(8)).not.toEqual(first)
    expect(first.every((number) => number >= 0 && number < 1)).toBe(true)
    expect(new Set(first).size).toBe(3)
  } finally {
    Math.random = real
    vi.unstubAllGlobals()
  }
})
