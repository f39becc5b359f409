import { describe, expect, it } from 'vitest'
import { injectionsOf } from '../../src/figures/weekly-doses/weekly-doses.machine.ts'
import { dosesOn, halfLives, plateau, shareLeft, week } from '../../src/figures/weekly-doses/weekly-doses.model.ts'

const every = (days: number, count: number) => Array.from({ length: count }, (_, at) => at * days)

describe('what is left of a dose', () => {
  it('is 50, 25, 12.5, 6.25 and 3.1 per cent after one to five half-lives (any textbook of pharmacokinetics)', () => {
    const left = [1, 2, 3, 4, 5].map((times) => Math.round(shareLeft(times * 7, 7) * 1000) / 10)
    expect(left).toEqual([50, 25, 12.5, 6.3, 3.1])
  })

  it('of semaglutide is gone but for 3 per cent five weeks after the last (its label: present for about 5 weeks)', () => {
    expect(shareLeft(35, 7)).toBeCloseTo(0.031, 3)
  })

  it('of exenatide is 6 per cent after ten hours (its label: measurable for about 10 hours)', () => {
    expect(shareLeft(10 / 24, halfLives[1].days)).toBeCloseTo(0.056, 3)
  })

  it("of the gut's own GLP-1 is next to nothing after a quarter of an hour (half gone in 2 minutes)", () => {
    expect(shareLeft(15 / 1440, halfLives[0].days)).toBeCloseTo(0.0055, 4)
  })
})

describe('doses one after another', () => {
  it('add up to twice a dose where the next comes after one half-life (accumulation 1 / (1 − ½))', () => {
    expect(plateau(week, 7)).toBe(2)
    expect(dosesOn(70, 7, every(week, 11))).toBeCloseTo(2, 2)
  })

  it('come within 6.25 and 3.1 per cent of the plateau after four and five weeks (label of semaglutide: 4 to 5 weeks)', () => {
    expect(dosesOn(21, 7, every(week, 4)) / plateau(week, 7)).toBeCloseTo(0.9375, 10)
    expect(dosesOn(28, 7, every(week, 5)) / plateau(week, 7)).toBeCloseTo(0.969, 3)
  })

  it('build up by 1.39 for liraglutide once a day (13 hours) and not at all once a week', () => {
    expect(plateau(1, halfLives[2].days)).toBeCloseTo(1.385, 3)
    expect(plateau(week, halfLives[2].days)).toBeCloseTo(1, 3)
  })

  it('count only from their day on', () => {
    expect(dosesOn(6.9, 7, [7])).toBe(0)
    expect(dosesOn(7, 7, [7])).toBe(1)
  })

  it('fall to half when one is forgotten, and have caught up but for 3 per cent five weeks later', () => {
    const [all, forgotten] = [injectionsOf('all'), injectionsOf('forgotten')]
    const before = (day: number, days: number[]) => dosesOn(day - 1e-9, 7, days)
    expect(before(42, forgotten) / before(35, forgotten)).toBeCloseTo(0.5, 6)
    expect(1 - dosesOn(63, 7, forgotten) / dosesOn(63, 7, all)).toBeCloseTo(0.031, 3)
  })
})
