import { expect, test } from 'vitest'
import { formatArticleDate, formatCardDate } from '../../src/i18n/dates.ts'

const late = '2026-10-14T23:30:00.000Z'

test('cards show the medium date of the language', () => {
  expect(formatCardDate(late, 'es')).toBe('14 oct 2026')
  expect(formatCardDate(late, 'en')).toBe('Oct 14, 2026')
})

test('articles show short month, day and year in the language', () => {
  expect(formatArticleDate(late, 'es')).toBe('14 oct 2026')
  expect(formatArticleDate(late, 'en')).toBe('Oct 14, 2026')
})

test('the day is the published one, wherever the reader and the server stand', () => {
  expect(formatCardDate('2026-01-01T00:10:00.000Z', 'en')).toBe('Jan 1, 2026')
})

test('a broken timestamp is an error, not a wrong date', () => {
  expect(() => formatCardDate('soon', 'es')).toThrow(RangeError)
})
