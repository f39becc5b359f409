import { describe, expect, it } from 'vitest'
import {
  doublingsTo,
  exponentOf,
  priceAfter,
  prices,
  start,
  timesMade,
} from '../../src/figures/price-curve/price-curve.model.ts'

/** What is left of 100. */
const left = (doublings: number, rate: number) => (priceAfter(doublings, rate) / start) * 100

describe("Wright's law", () => {
  // An 80 % curve, as in tables of learning curves (NASA Cost Estimating Handbook, appendix on learning curves).
  it.each([
    [1, 80],
    [2, 64],
    [3, 51.2],
    [5, 32.8],
    [10, 10.7],
    [15, 3.5],
  ])('at a fifth off leaves after %i doublings %f of 100', (doublings, share) => {
    expect(left(doublings, 20)).toBeCloseTo(share, 1)
  })

  it('has the exponent 0.322 for an 80 % curve and 0.152 for one of 90 %', () => {
    expect(exponentOf(20)).toBeCloseTo(0.3219, 4)
    expect(exponentOf(10)).toBeCloseTo(0.152, 3)
  })

  it('says the same by doublings and by what was made', () => {
    expect(start * timesMade(7) ** -exponentOf(23)).toBeCloseTo(priceAfter(7, 23), 8)
    expect(doublingsTo(priceAfter(7, 23), 23)).toBeCloseTo(7, 10)
  })
})

describe('real prices', () => {
  it('fell by about 97 % until 2016 (Ziegler and Trancik 2021)', () => {
    expect(1 - prices[2016] / start).toBeCloseTo(0.965, 2)
  })

  it('fell by about 13 % a year from 1992 to 2016 (Ziegler and Trancik 2021)', () => {
    expect(1 - (prices[2016] / start) ** (1 / 24)).toBeCloseTo(0.13, 2)
  })

  it('take 15 doublings of a fifth from 1992 to 2016', () => {
    expect(Math.round(doublingsTo(prices[2016], 20))).toBe(15)
    expect(timesMade(15)).toBe(32_768)
  })
})
