import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { envelopeMachine, limits, pHOf, pKaOf } from '../../src/figures/charged-envelope/charged-envelope.machine.ts'
import {
  best,
  chargedShare,
  escapedShare,
  places,
  protonsForOneInBlood,
} from '../../src/figures/charged-envelope/charged-envelope.model.ts'
import { numberText } from '../../src/figures/figure-text.ts'

const range = ({ min, max }: { min: number; max: number }) => Array.from({ length: max - min + 1 }, (_, at) => min + at)

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

describe('the RNA that gets out', () => {
  it('is 2 in a hundred at most, however far the lipids are charged (Gilleron et al. 2013)', () => {
    expect(escapedShare(4.5, 8)).toBeGreaterThan(0.0199)
    for (const acid of range(limits.acid)) {
      for (const pka of range(limits.pka)) {
        const escaped = escapedShare(pHOf({ acid, pka }), pKaOf({ acid, pka }))
        expect(escaped).toBeGreaterThanOrEqual(0)
        expect(escaped).toBeLessThanOrEqual(0.02)
      }
    }
  })

  it('is between 1 and 2 in a hundred for the lipid of patisiran in a late endosome (Gilleron et al. 2013)', () => {
    expect(escapedShare(places.late, 6.44)).toBeGreaterThan(0.01)
    expect(escapedShare(places.late, 6.44)).toBeLessThan(0.02)
  })

  it('is nothing in blood, where nothing has swallowed the particle', () => {
    expect(escapedShare(places.blood, 8)).toBe(0)
  })
})

describe('what is asked for', () => {
  const actor = createActor(envelopeMachine).start()
  const solving = range(limits.pka).filter((pka) => {
    actor.send({ type: 'set', settings: { pka } })
    return actor.getSnapshot().value === 'solved'
  })

  it('leaves only lipids that did best in mice, pKa 6.2 to 6.5 (Jayaraman et al. 2012)', () => {
    const fitting = solving.map((pka) => pka / 20)
    expect(fitting).toEqual([6.25, 6.3, 6.35, 6.4, 6.45])
    expect(Math.min(...fitting)).toBeGreaterThan(best.from)
    expect(Math.max(...fitting)).toBeLessThan(best.to)
  })

  it('is met by what the readings say: no pKa reads as solved and is not, or the reverse', () => {
    const read = (pH: number, pka: number) => Number(numberText(chargedShare(pH, pka / 20) * 100, 'en'))
    expect(range(limits.pka).filter((pka) => read(places.blood, pka) <= 10 && read(places.late, pka) >= 85)).toEqual(
      solving,
    )
  })
})
