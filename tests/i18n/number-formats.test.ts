import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardinalRules, numberFormat } from '../../src/i18n/number-formats.ts'

const numbers = fc.oneof(fc.integer({ min: -10, max: 1_000_000 }), fc.double({ min: -10, max: 2000, noNaN: true }))

describe.each(['en', 'es', 'pl'])("a number in '%s'", (language) => {
  const locales = [language, 'en']

  it('reads as the platform writes it', () => {
    const platform = new Intl.NumberFormat(locales)
    const format = numberFormat(locales, undefined)
    fc.assert(
      fc.property(numbers, (value) => {
        expect(format.format(value)).toBe(platform.format(value))
      }),
    )
    expect(format.format(-0)).toBe(platform.format(-0))
  })

  it('reads as the platform writes it with options', () => {
    const options = { minimumFractionDigits: 2 }
    expect(numberFormat(locales, options).format(3)).toBe(new Intl.NumberFormat(locales, options).format(3))
  })

  it('takes the form of a noun that the platform gives it', () => {
    const platform = new Intl.PluralRules(locales, { type: 'cardinal' })
    const rules = cardinalRules(locales)
    for (const value of [0, 0.5, 1, 1.5, 2, 3, 5, 11, 21, 22, 100, 101, 999])
      expect(rules.select(value)).toBe(platform.select(value))
  })
})

it('a broken locale is an error', () => {
  expect(() => cardinalRules(['not a locale'])).toThrow(RangeError)
})
