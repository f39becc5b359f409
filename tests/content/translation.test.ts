import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { translationId } from '../../src/content/translation.ts'

describe('the translation of an article', () => {
  it('of es-{n} is {n} and the other way round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (n) => {
        expect(translationId(`es-${n}`)).toBe(String(n))
        expect(translationId(String(n))).toBe(`es-${n}`)
      }),
    )
  })
})
