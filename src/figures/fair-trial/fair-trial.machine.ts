import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { noticed, noticedInHundred } from './fair-trial.model.ts'

/** People per group; advantage of the new medicine in percentage points. */
export const limits = {
  people: { min: 20, max: 800, step: 20 },
  better: { min: 0, max: 20, step: 1 },
} as const

/** Cure rate of the comparison medicine: that of the British one in Nigeria. */
const compared = 0.76

export interface Trial {
  people: number
  better: number
}

export const TrialSchema = v.strictObject({
  people: numberInAddress(limits.people.min, limits.people.max, limits.people.step),
  better: numberInAddress(limits.better.min, limits.better.max),
})

export const sharesOf = ({ better }: Trial): readonly [number, number] => [compared + better / 100, compared]

const noticedIn = (trial: Trial): number => noticed(...sharesOf(trial), trial.people)

export const noticedOf100 = (trial: Trial): number => noticedInHundred(...sharesOf(trial), trial.people)

const asked = { better: 7, share: 0.8 } as const

/** Solved by the smallest trial that detects a difference of 7 points with 80 % power. Starts with Nigeria's values. */
export const trialMachine = figureMachine<Trial>({
  id: 'fairTrial',
  initial: { people: 200, better: 7 },
  isSolved: (trial) =>
    trial.better === asked.better &&
    noticedIn(trial) >= asked.share &&
    noticedIn({ ...trial, people: trial.people - limits.people.step }) < asked.share,
})
