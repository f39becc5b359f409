import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { numberText } from '../../src/figures/figure-text.ts'
import { curveMachine, limits } from '../../src/figures/price-curve/price-curve.machine.ts'
import {
  doublingsTo,
  exponentOf,
  knownYears,
  priceAfter,
  prices,
  realDoublings,
  start,
  timesMade,
} from '../../src/figures/price-curve/price-curve.model.ts'

const left = (doublings: number, rate: number) => (priceAfter(doublings, rate) / start) * 100

describe("Wright's law", () => {
  // An 80 % learning curve (NASA Cost Estimating Handbook, appendix on learning curves).
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
  it('fell by about 97 % from 1991 on, when a kilowatt-hour cost 9,200 dollars (Ziegler and Trancik 2021; Our World in Data)', () => {
    expect(Math.abs(1 - prices[2016] / 9200 - 0.97)).toBeLessThan(0.01)
  })

  it('fell by about 13 % a year from 1992 to 2016 (Ziegler and Trancik 2021)', () => {
    expect(1 - (prices[2016] / start) ** (1 / 24)).toBeCloseTo(0.13, 2)
  })

  it('came with 18 doublings of all that was made, from 1992 to 2016: 250,000 times as much (Ziegler and Trancik 2021)', () => {
    expect(realDoublings(1992)).toBe(0)
    expect(realDoublings(2000)).toBeCloseTo(11.8, 1)
    expect(realDoublings(2016)).toBeCloseTo(17.9, 1)
    expect(timesMade(realDoublings(2016))).toBeGreaterThan(240_000)
  })

  it('fell by 17 % a doubling, by the line that fits the seven points best; by all years it is 19 (Our World in Data)', () => {
    const points = knownYears.map((year) => [realDoublings(year), Math.log(prices[year])] as const)
    const mean = (part: 0 | 1) => points.reduce((sum, point) => sum + point[part], 0) / points.length
    const [middle, height] = [mean(0), mean(1)]
    const rise = points.reduce((sum, [x, y]) => sum + (x - middle) * (y - height), 0)
    const run = points.reduce((sum, [x]) => sum + (x - middle) ** 2, 0)
    expect(1 - Math.exp(rise / run)).toBeCloseTo(0.17, 2)
    expect(Math.abs(1 - Math.exp(rise / run) - 0.19)).toBeLessThan(0.03)
  })

  it('lie above the line of a fifth from 1992 on, whenever how much was made is known', () => {
    for (const year of knownYears.slice(1)) expect(prices[year]).toBeGreaterThan(priceAfter(realDoublings(year), 20))
  })

  it('take 15 doublings of a fifth from 1992 to 2016', () => {
    expect(Math.round(doublingsTo(prices[2016], 20))).toBe(15)
    expect(timesMade(15)).toBe(32_768)
  })
})

it('the task is done exactly where the price reads within a tenth of that of 2016, 234 to 284 dollars', () => {
  const actor = createActor(curveMachine).start()
  let done = 0
  for (let doublings = limits.doublings.min; doublings <= limits.doublings.max; doublings++) {
    for (let rate = limits.rate.min; rate <= limits.rate.max; rate++) {
      actor.send({ type: 'set', settings: { doublings, rate } })
      const read = Number(numberText(priceAfter(doublings, rate), 'en').replace(',', ''))
      const { value } = actor.getSnapshot()
      expect({ doublings, rate, value }).toEqual({
        doublings,
        rate,
        value: Math.abs(read / prices[2016] - 1) <= 0.1 ? 'solved' : 'trying',
      })
      if (value === 'solved') done++
    }
  }
  expect(done).toBeGreaterThan(10)
})
