import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownDate } from '../../src/i18n/in-words.ts'
import { formatDate } from '../../src/i18n/dates.server.ts'

const firstDays = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)).toISOString())

test('dates are medium ones in the language', () => {
  expect(formatDate('2026-10-14T23:30:00.000Z', 'es')).toBe('14 oct 2026')
  expect(formatDate('2026-10-14T23:30:00.000Z', 'en')).toBe('Oct 14, 2026')
})

test('months have the same words on every machine', () => {
  expect(firstDays.map((day) => formatDate(day, 'es'))).toEqual(
    ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'].map(
      (name) => `1 ${name} 2026`,
    ),
  )
  expect(firstDays.map((day) => formatDate(day, 'en'))).toEqual(
    ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].map(
      (name) => `${name} 1, 2026`,
    ),
  )
})

test('the day is the published one, wherever the server stands', () => {
  expect(formatDate('2026-01-01T00:10:00.000Z', 'en')).toBe('Jan 1, 2026')
  expect(formatDate('2026-01-01', 'en')).toBe('Jan 1, 2026')
})

test.each(['es', 'en'] as const)('every date is formatted in %s, with its year', (language) => {
  const dates = fc.date({ min: new Date('1800-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(dates, (date) => {
      expect(formatDate(date.toISOString(), language)).toContain(String(date.getUTCFullYear()))
    }),
  )
})

test('a broken timestamp is an error, not a wrong date', () => {
  expect(() => formatDate('soon', 'es')).toThrow(RangeError)
})

test('a view that was stored before it had words shows the day', () => {
  expect(shownDate('2026-10-14T08:00:00.000Z', '14 oct 2026')).toBe('14 oct 2026')
  expect(shownDate('2026-10-14T08:00:00.000Z', undefined)).toBe('2026-10-14')
})
