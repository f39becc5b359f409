import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate } from '../../src/i18n/dates.ts'

test('dates are medium ones in the language', () => {
  expect(formatDate('2026-10-14T23:30:00.000Z', 'es')).toBe('14 oct 2026')
  expect(formatDate('2026-10-14T23:30:00.000Z', 'en')).toBe('Oct 14, 2026')
})

test('the day is the published one, wherever the reader and the server stand', () => {
  expect(formatDate('2026-01-01T00:10:00.000Z', 'en')).toBe('Jan 1, 2026')
  expect(formatDate('2026-01-01', 'en')).toBe('Jan 1, 2026')
})

test.each(['es', 'en'] as const)('every date reads as the platform writes it in %s', (language) => {
  const platform = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const dates = fc.date({ min: new Date('1800-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(dates, (date) => {
      expect(formatDate(date.toISOString(), language)).toBe(platform.format(date))
    }),
    { numRuns: 500 },
  )
})

test('a broken timestamp is an error, not a wrong date', () => {
  expect(() => formatDate('soon', 'es')).toThrow(RangeError)
})
