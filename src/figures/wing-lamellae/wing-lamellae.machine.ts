import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { fillings, wingColourName, type Wing } from './wing-lamellae.model.ts'

export const limits = { spacing: { min: 150, max: 280, step: 5 }, tilt: { min: 0, max: 75, step: 5 } } as const

export const WingSchema = v.strictObject({
  spacing: numberInAddress(limits.spacing.min, limits.spacing.max, limits.spacing.step),
  tilt: numberInAddress(limits.tilt.min, limits.tilt.max, limits.tilt.step),
  filling: v.picklist(fillings),
})

export const wingMachine = figureMachine<Wing>({
  id: 'wingLamellae',
  initial: { spacing: 200, tilt: 0, filling: 'air' },
  isSolved: (wing) => wingColourName(wing) === 'green',
})
