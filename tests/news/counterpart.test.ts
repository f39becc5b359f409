import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { counterpartId } from '../../src/news/counterpart.ts'

describe('the counterpart of an article', () => {
  it('of es-{n} is {n} and the other way round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (n) => {
        expect(counterpartId(`es-${n}`)).toBe(String(n))
        expect(counterpartId(String(n))).toBe(`es-${n}`)
      }),
    )
  })
})
