import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { dayWithLeft, runOf } from './oil-bloom.model.ts'

/** Tenths of a mg/L. On a beach, 0.39 mg/L was measured (Boufadel et al., Environ. Sci. Technol. 44 (2010) 7418). */
export const limits = { nitrogen: { min: 1, max: 50, step: 1 }, changes: { min: 0, max: 10, step: 1 } } as const

/** `nitrogen`: tenths of a mg/L; `changes`: water exchanges per day. */
export interface Beach {
  nitrogen: number
  changes: number
}

export const BeachSchema = v.strictObject({
  nitrogen: numberInAddress(limits.nitrogen.min, limits.nitrogen.max),
  changes: numberInAddress(limits.changes.min, limits.changes.max),
})

export const shownDays = 60
export const asked = { left: 0.1, day: 20, nitrogen: 6 } as const

export const daysOf = ({ nitrogen, changes }: Beach) => runOf({ nitrogen: nitrogen / 10, changes }, shownDays)

export const beachMachine = figureMachine<Beach>({
  id: 'oilBloom',
  initial: { nitrogen: 1, changes: 2 },
  isSolved: (beach) =>
    beach.nitrogen <= asked.nitrogen && (dayWithLeft(asked.left, daysOf(beach)) ?? Infinity) <= asked.day,
})
