import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatScale } from '../../src/i18n/sizes.server.ts'
import { scaleStep, type ScaleStep } from '../../src/ui/specimen-scale.ts'

const steps: ScaleStep[] = ['nm', '10nm', '100nm', 'um', '10um', '100um', 'mm', 'cm', 'm']
const sizes = fc.double({ min: 1e-10, max: 1e7, noNaN: true })

describe('the size of a subject', () => {
  it('reads in the unit that suits it and in the digits of the language', () => {
    const written = [3.4e-10, 8e-8, 1e-6, 2e-6, 4.5e-5, 1.1e-2, 0.23, 12, 1.2e7].map((size) => formatScale(size, 'es'))
    expect(written.map((text) => text.replace('\u00a0', ' '))).toEqual([
      ...['0,34 nm', '80 nm', '1 µm', '2 µm', '45 µm', '1,1 cm', '23 cm', '12 m'],
      '12.000 km',
    ])
    expect(formatScale(3.4e-10, 'en')).toBe('0.34\u00a0nm')
  })

  it('gives wider letters to what is larger, never narrower', () => {
    expect(scaleStep(3.4e-10)).toBe('nm')
    expect(scaleStep(1e-7)).toBe('100nm')
    expect(scaleStep(2e-6)).toBe('um')
    expect(scaleStep(1e7)).toBe('m')
    fc.assert(
      fc.property(sizes, sizes, (a, b) => {
        const [small, large] = a < b ? [a, b] : [b, a]
        expect(steps.indexOf(scaleStep(small))).toBeLessThanOrEqual(steps.indexOf(scaleStep(large)))
      }),
    )
  })

  it.each(['es', 'en'] as const)('reads in the digits of the platform in %s', (language) => {
    const platform = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 })
    fc.assert(
      fc.property(fc.double({ min: 1e3, max: 1e10, noNaN: true }), (size) => {
        expect(formatScale(size, language)).toBe(`${platform.format(size / 1000)}\u00a0km`)
      }),
    )
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), (share) => {
        expect(formatScale(share * 1e-9, language)).toBe(`${platform.format((share * 1e-9) / 1e-9)}\u00a0nm`)
      }),
    )
  })

  it('is never written as nothing', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        expect(formatScale(size, 'en')).not.toMatch(/^0\s/)
      }),
    )
  })
})
