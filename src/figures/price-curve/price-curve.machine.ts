import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { meetsPriceOf } from './price-curve.model.ts'

export const limits = { doublings: { min: 0, max: 22, step: 1 }, rate: { min: 5, max: 30, step: 1 } } as const
export const axes = ['logarithmic', 'plain'] as const

/** `rate`: price reduction per doubling, in percent. */
export interface Curve {
  doublings: number
  rate: number
  axes: (typeof axes)[number]
}

export const CurveSchema = v.strictObject({
  doublings: numberInAddress(limits.doublings.min, limits.doublings.max),
  rate: numberInAddress(limits.rate.min, limits.rate.max),
  axes: v.picklist(axes),
})

export const curveMachine = figureMachine<Curve>({
  id: 'priceCurve',
  initial: { doublings: 8, rate: 20, axes: 'logarithmic' },
  isSolved: ({ doublings, rate }) => meetsPriceOf(2016, doublings, rate),
})
