import { describe, expect, it } from 'vitest'
import { asked, limits } from '../../src/figures/charged-envelope/charged-envelope.machine.ts'
import {
  best,
  chargedShare,
  places,
  protonsForOneInBlood,
} from '../../src/figures/charged-envelope/charged-envelope.model.ts'

describe('the charged share', () => {
  it.each([
    ['half of it at its pKa (by definition)', 6.44, 6.44, 0.5],
    ['ten of eleven a unit below (Henderson 1908, Hasselbalch 1916)', 5.44, 6.44, 10 / 11],
    ['one in a hundred and one two units above', 8.44, 6.44, 1 / 101],
    ['ammonium in blood, pKa 9.25: all but a seventieth', 7.4, 9.25, 1 - 1 / 71.8],
    ['carbonic acid in blood, pKa 6.1: one for twenty of bicarbonate', 7.4, 6.1, 1 / 20.95],
    ['phosphoric acid in blood, pKa 6.8: one for four', 7.4, 6.8, 1 / 4.98],
  ])('is %s', (_, pH, pKa, share) => {
    expect(chargedShare(pH, pKa)).toBeCloseTo(share, 4)
  })

  it('of the lipid of patisiran, pKa about 6.4, is a tenth in blood and nine tenths in a late endosome (Jayaraman et al. 2012)', () => {
    expect(chargedShare(places.blood, 6.44)).toBeCloseTo(0.099, 3)
    expect(chargedShare(places.late, 6.44)).toBeCloseTo(0.897, 3)
  })

  it('of DLinKC2-DMA, pKa 6.7, is nearly everything at pH 5.5 (Ramezanpour et al. 2019)', () => {
    expect(chargedShare(5.5, 6.7)).toBeGreaterThan(0.9)
  })
})

it('there are 79 protons in a late endosome for one in blood (definition of pH)', () => {
  expect(protonsForOneInBlood(places.late)).toBeCloseTo(79.4, 1)
  expect(protonsForOneInBlood(places.blood)).toBe(1)
})

it('what is asked for leaves only lipids that did best in mice, pKa 6.2 to 6.5 (Jayaraman et al. 2012)', () => {
  const { min, max } = limits.pka
  const fitting = Array.from({ length: max - min + 1 }, (_, at) => (min + at) / 20).filter(
    (pKa) => chargedShare(places.blood, pKa) <= asked.blood && chargedShare(places.late, pKa) >= asked.late,
  )
  expect(fitting).toEqual([6.3, 6.35, 6.4])
  expect(Math.min(...fitting)).toBeGreaterThan(best.from)
  expect(Math.max(...fitting)).toBeLessThan(best.to)
})
