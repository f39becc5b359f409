import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { noticed, noticedInHundred } from './fair-trial.model.ts'

/** People in each group; by how many in a hundred the new medicine is better. */
export const limits = {
  people: { min: 20, max: 800, step: 20 },
  better: { min: 0, max: 20, step: 1 },
} as const

/** Of a hundred people with the medicine that it is compared with, so many are well: as with the British one in Nigeria. */
const compared = 0.76

export interface Trial {
  people: number
  better: number
}

export const TrialSchema = v.strictObject({
  people: numberInAddress(limits.people.min, limits.people.max, limits.people.step),
  better: numberInAddress(limits.better.min, limits.better.max),
})

/** The shares of people who are well, with the new medicine and with the other. */
export const sharesOf = ({ better }: Trial): readonly [number, number] => [compared + better / 100, compared]

/** The share of trials that notice the difference. */
const noticedIn = (trial: Trial): number => noticed(...sharesOf(trial), trial.people)

/** How many of a hundred trials notice the difference. */
export const noticedOf100 = (trial: Trial): number => noticedInHundred(...sharesOf(trial), trial.people)

/** The difference of the task, and in how many trials it has to be noticed. */
const asked = { better: 7, share: 0.8 } as const

/** A trial; the task is the smallest that notices a difference of seven in a hundred four times in five. It begins as in Nigeria. */
export const trialMachine = figureMachine<Trial>({
  id: 'fairTrial',
  initial: { people: 200, better: 7 },
  isSolved: (trial) =>
    trial.better === asked.better &&
    noticedIn(trial) >= asked.share &&
    noticedIn({ ...trial, people: trial.people - limits.people.step }) < asked.share,
})
