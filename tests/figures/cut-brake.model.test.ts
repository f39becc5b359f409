import { describe, expect, it } from 'vitest'
import { bloodOf, lifetime, pairsOf, protectedOf } from '../../src/figures/cut-brake/cut-brake.model.ts'

describe('the molecules of a cell', () => {
  it.each([0, 0.3, 0.5, 1])('are binomial, as pairs that meet by chance, at a share of %f', (fetal) => {
    const { sickle, mixed, fetal: both } = pairsOf(fetal)
    expect(sickle + mixed + both).toBeCloseTo(1, 12)
    expect(mixed / 2 + both).toBeCloseTo(fetal, 12)
  })

  it('can join fibres in half of the cases at 30 per cent fetal: 49, 42 and 9 per cent (binomial distribution)', () => {
    const { sickle, mixed, fetal } = pairsOf(0.3)
    expect([sickle, mixed, fetal].map((share) => Math.round(share * 100))).toEqual([49, 42, 9])
  })
})

describe('the cells of a kind', () => {
  it('are protected in a hundredth to a quarter of cases at 20 per cent, the fewer the more alike (Steinberg et al. 2014)', () => {
    expect(protectedOf(0.2)).toBeGreaterThan(0.01)
    expect(protectedOf(0.2)).toBeLessThan(0.24)
  })

  it('are hardly ever protected at 10 per cent and less (Steinberg et al. 2014)', () => {
    expect(protectedOf(0.1)).toBeLessThan(0.001)
    expect(protectedOf(0)).toBe(0)
  })

  it('are as many above an amount as a count of so many events below it says: Erlang and Poisson', () => {
    // P(fewer than 16 events) with a mean of 16 · 10 / 12.
    const mean = 160 / 12
    let term = Math.exp(-mean)
    let sum = 0
    for (let events = 0; events < 16; events++) {
      sum += term
      term *= mean / (events + 1)
    }
    expect(protectedOf(12 / 30)).toBeCloseTo(sum, 12)
  })
})

describe('the blood', () => {
  it('is protected to some 70 per cent if all cells have 30 per cent fetal haemoglobin (Steinberg et al. 2014)', () => {
    expect(bloodOf(1, 0.3).safe).toBeGreaterThan(0.65)
    expect(bloodOf(1, 0.3).safe).toBeLessThan(0.75)
  })

  it('is protected nearly wholly at the 40 per cent and more of the trial (Frangoul et al. 2024)', () => {
    const { safe, fetal } = bloodOf(1, 0.4)
    expect(safe).toBeGreaterThan(0.9)
    expect(fetal).toBeGreaterThan(0.4)
  })

  it('comes for the greater part of a fifth of the stem cells, if theirs live six times as long (Fitzhugh et al. 2017)', () => {
    expect(lifetime.usual / lifetime.sickle).toBe(6)
    expect(bloodOf(0.2, 0.6).edited).toBeCloseTo((0.2 * 6) / (0.2 * 6 + 0.8), 1)
    expect(bloodOf(0.2, 0.6).edited).toBeGreaterThan(0.5)
  })

  it('without an edited cell stays as it was: 5 per cent fetal, none protected', () => {
    const { edited, safe, fetal } = bloodOf(0, 0.4)
    expect(edited).toBe(0)
    expect(safe).toBeCloseTo(0, 10)
    expect(fetal).toBeCloseTo(0.05, 10)
  })

  it('carries what its cells carry, where all live equally long', () => {
    // At 5 per cent none is protected, edited or not.
    expect(bloodOf(0.5, 0.05).fetal).toBeCloseTo(0.05, 10)
  })

  it('carries more than its cells were made with: those with much live longer (added up cell by cell)', () => {
    // Picograms in a cell: an Erlang distribution of shape 16 with a mean of 9, in steps of a hundredth.
    let [cells, carried] = [0, 0]
    for (let amount = 0.005; amount < 60; amount += 0.01) {
      const days = amount ** 15 * Math.exp((-16 * amount) / 9) * (amount >= 10 ? 120 : 20)
      cells += days
      carried += days * amount
    }
    expect(bloodOf(1, 0.3).fetal).toBeCloseTo(carried / cells / 30, 4)
  })
})
