import fc from 'fast-check'
import { expect, it } from 'vitest'
import { twoDigits } from '../../src/i18n/number-formats.ts'

it.each(['en', 'es'] as const)("a size in '%s' reads as the platform writes it", (language) => {
  const platform = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: -3, max: 4 }), (digits, power) => {
      const value = Number(`${digits}e${power}`)
      expect(twoDigits(value, language)).toBe(platform.format(value))
    }),
  )
})
