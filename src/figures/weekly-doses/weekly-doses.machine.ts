import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { halfLives, shareLeft, week } from './weekly-doses.model.ts'

export const limits = { halfLife: { min: 0, max: halfLives.length - 1 } } as const
export const plans = ['all', 'forgotten', 'stopped'] as const

/** `halfLife`: index in the list. `plan`: all injections, the sixth missed, or stop after the fifth. */
export interface Course {
  halfLife: number
  plan: (typeof plans)[number]
}

export const CourseSchema = v.strictObject({
  halfLife: numberInAddress(limits.halfLife.min, limits.halfLife.max),
  plan: v.picklist(plans),
})

export const shownDays = 70

export function injectionsOf(plan: Course['plan']): number[] {
  return Array.from({ length: shownDays / week }, (_, at) => at * week).filter((_, at) => {
    if (plan === 'forgotten') return at !== 5
    return plan === 'all' || at < 5
  })
}

export const halfLifeOf = ({ halfLife }: Course): number => halfLives[halfLife]?.days ?? week

const lastsAWeek = (days: number) => shareLeft(week, days) >= 0.5

export const courseMachine = figureMachine<Course>({
  id: 'weeklyDoses',
  initial: { halfLife: 2, plan: 'all' },
  isSolved: ({ halfLife, plan }) => plan === 'all' && halfLife === halfLives.findIndex(({ days }) => lastsAWeek(days)),
})
