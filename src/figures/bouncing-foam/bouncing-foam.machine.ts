import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { halfIsLeft } from './bouncing-foam.model.ts'

export const limits = { min: 5, max: 95, step: 1 } as const

export interface Ball {
  returned: number
}

export const BallSchema = v.strictObject({ returned: numberInAddress(limits.min, limits.max) })

export const ballMachine = figureMachine<Ball>({
  id: 'bouncingFoam',
  initial: { returned: 50 },
  isSolved: ({ returned }) => halfIsLeft(3, returned / 100),
})
