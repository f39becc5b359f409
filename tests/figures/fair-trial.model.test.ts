import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { limits, noticedOf100, sharesOf, trialMachine } from '../../src/figures/fair-trial/fair-trial.machine.ts'
import {
  below,
  deviationsAt,
  doubt,
  hundredTrials,
  noticed,
  outermost,
  peopleNeeded,
  scatter,
} from '../../src/figures/fair-trial/fair-trial.model.ts'

describe('the normal distribution', () => {
  it('lies for 84.1 per cent below one deviation, 97.5 below 1.96, half below zero (any table)', () => {
    expect(below(1)).toBeCloseTo(0.8413, 4)
    expect(below(1.96)).toBeCloseTo(0.975, 4)
    expect(below(0)).toBeCloseTo(0.5, 6)
    expect(below(-1)).toBeCloseTo(0.1587, 4)
  })

  it('is undone: 1.96 for 97.5 per cent, 0.8416 for 80', () => {
    expect(doubt).toBeCloseTo(1.96, 3)
    expect(deviationsAt(0.8)).toBeCloseTo(0.8416, 3)
  })
})

describe('a trial of two medicines', () => {
  it('needs 385 people a group for 60 against 50 in a hundred, noticed four times in five (textbook example)', () => {
    expect(peopleNeeded(0.6, 0.5, 0.8)).toBe(385)
  })

  it('needs about 519 a group for 83 against 76 ((1.96 + 0.84)² · (0.83·0.17 + 0.76·0.24) / 0.07²)', () => {
    expect(peopleNeeded(0.83, 0.76, 0.8)).toBe(519)
    expect(noticed(0.83, 0.76, 519)).toBeCloseTo(0.8, 2)
  })

  it('would in Nigeria have had an error of four in a hundred, so that a difference of seven stayed in doubt', () => {
    const error = scatter(0.83, 0.76, 200)
    expect(error).toBeCloseTo(0.04, 3)
    expect(0.07 / error).toBeLessThan(doubt)
  })

  it('takes luck for a difference once in twenty times where there is none', () => {
    expect(noticed(0.76, 0.76, 200)).toBeCloseTo(0.05, 6)
  })

  it('sees twice as sharply with four times the people', () => {
    expect(scatter(0.8, 0.7, 100) / scatter(0.8, 0.7, 400)).toBeCloseTo(2, 12)
  })

  it('draws a hundred trials around the true difference, as many beyond doubt as the power says', () => {
    const trials = hundredTrials(0.83, 0.76, 200)
    expect(trials.reduce((sum, one) => sum + one) / 100).toBeCloseTo(0.07, 6)
    const beyond = trials.filter((one) => Math.abs(one) > doubt * scatter(0.83, 0.76, 200))
    expect(beyond).toHaveLength(Math.round(noticed(0.83, 0.76, 200) * 100))
  })
})

describe('what is shown of a trial', () => {
  const steps = ({ min, max, step }: { min: number; max: number; step: number }) =>
    Array.from({ length: (max - min) / step + 1 }, (_, at) => min + at * step)

  it('has as many dots that noticed as are read, whatever is set, and at most one of them that luck could bring', () => {
    for (const people of steps(limits.people)) {
      for (const better of steps(limits.better)) {
        const trial = { people, better }
        const [one, other] = sharesOf(trial)
        const trials = hundredTrials(one, other, people)
        const shown = outermost(trials, noticedOf100(trial))
        expect(shown.size).toBe(noticedOf100(trial))
        const beyond = trials.flatMap((own, at) => (Math.abs(own) > doubt * scatter(one, other, people) ? [at] : []))
        const apart =
          beyond.filter((at) => !shown.has(at)).length + [...shown].filter((at) => !beyond.includes(at)).length
        expect(apart, JSON.stringify(trial)).toBeLessThanOrEqual(1)
      }
    }
  })

  it('reads 5 of a hundred where there is no difference, and 41 where 200 in each group differ by seven in a hundred', () => {
    expect(noticedOf100({ people: 200, better: 0 })).toBe(5)
    expect(noticedOf100({ people: 200, better: 7 })).toBe(41)
  })

  it('reads 80 of a hundred or more for the smallest groups that do the task, and fewer for the next smaller ones', () => {
    const actor = createActor(trialMachine).start()
    const solved = steps(limits.people).filter((people) => {
      actor.send({ type: 'set', settings: { people, better: 7 } })
      return actor.getSnapshot().matches('solved')
    })
    expect(solved).toEqual([520])
    expect(noticedOf100({ people: 520, better: 7 })).toBe(80)
    expect(noticedOf100({ people: 500, better: 7 })).toBe(79)
  })
})
