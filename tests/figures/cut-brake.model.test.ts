import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { bloodFrom, limits, marrowMachine } from '../../src/figures/cut-brake/cut-brake.machine.ts'
import { bloodOf, pairsOf, protectedOf } from '../../src/figures/cut-brake/cut-brake.model.ts'
import { numberText } from '../../src/figures/figure-text.ts'

function bloodWith(fetal: number) {
  let [low, high] = [0.001, 0.999]
  for (let halving = 0; halving < 50; halving++) {
    const middle = (low + high) / 2
    if (bloodOf(1, middle).fetal < fetal) low = middle
    else high = middle
  }
  return bloodOf(1, low)
}

describe('the molecules of a cell', () => {
  it.each([0, 0.3, 0.5, 1])('are binomial, as pairs that meet by chance, at a share of %f', (fetal) => {
    const { sickle, mixed, fetal: both } = pairsOf(fetal)
    expect(sickle + mixed + both).toBeCloseTo(1, 12)
    expect(mixed / 2 + both).toBeCloseTo(fetal, 12)
  })

  it('can join rods in half of the cases at 30 per cent fetal: 49, 42 and 9 per cent (binomial distribution)', () => {
    const { sickle, mixed, fetal } = pairsOf(0.3)
    expect([sickle, mixed, fetal].map((share) => Math.round(share * 100))).toEqual([49, 42, 9])
  })
})

describe('the cells of a kind', () => {
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
  // 'as few as 1 % and as many as 24 %' of cells, and up to 70 % (Steinberg et al. 2014).
  it('is protected to 1 to 24 per cent with 20 per cent fetal haemoglobin in it (Steinberg et al. 2014)', () => {
    const { fetal, safe } = bloodWith(0.2)
    expect(fetal).toBeCloseTo(0.2, 6)
    expect(safe).toBeGreaterThan(0.01)
    expect(safe).toBeLessThan(0.24)
  })

  it('is protected to 70 per cent at most with 30 per cent fetal haemoglobin in it (Steinberg et al. 2014)', () => {
    const { fetal, safe } = bloodWith(0.3)
    expect(fetal).toBeCloseTo(0.3, 6)
    expect(safe).toBeGreaterThan(0.24)
    expect(safe).toBeLessThanOrEqual(0.7)
  })

  it('is hardly protected with 10 per cent fetal haemoglobin in it (Steinberg et al. 2014)', () => {
    expect(bloodWith(0.1).safe).toBeLessThan(0.01)
  })

  it('is protected nearly wholly at the 40 per cent and more of the trial (Frangoul et al. 2024)', () => {
    const { safe, fetal } = bloodOf(1, 0.4)
    expect(safe).toBeGreaterThan(0.9)
    expect(fetal).toBeGreaterThan(0.4)
  })

  it('comes for the greater part of a fifth of the stem cells, if theirs live six times as long (Fitzhugh et al. 2017)', () => {
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
    expect(bloodOf(0.5, 0.05).fetal).toBeCloseTo(0.05, 10)
  })

  it('carries more than its cells were made with: those with much live longer (added up cell by cell)', () => {
    // Erlang distribution, shape 16, mean 9 pg, in steps of 0.01.
    let [cells, carried] = [0, 0]
    for (let amount = 0.005; amount < 60; amount += 0.01) {
      const days = amount ** 15 * Math.exp((-16 * amount) / 9) * (amount >= 10 ? 120 : 20)
      cells += days
      carried += days * amount
    }
    expect(bloodOf(1, 0.3).fetal).toBeCloseTo(carried / cells / 30, 4)
  })
})

it('the task is done exactly where 75 red cells or more of a hundred read as protected, with 40 per cent edited or less', () => {
  const actor = createActor(marrowMachine).start()
  let done = 0
  for (let edited = limits.edited.min; edited <= limits.edited.max; edited += limits.edited.step) {
    for (let fetal = limits.fetal.min; fetal <= limits.fetal.max; fetal++) {
      actor.send({ type: 'set', settings: { edited, fetal } })
      const { value } = actor.getSnapshot()
      const read = Number(numberText(bloodFrom({ edited, fetal }).safe * 100, 'en'))
      expect({ edited, fetal, value }).toEqual({
        edited,
        fetal,
        value: edited <= 40 && read >= 75 ? 'solved' : 'trying',
      })
      if (value === 'solved') done++
    }
  }
  expect(done).toBeGreaterThan(10)
})
