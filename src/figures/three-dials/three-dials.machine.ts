import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { degreesPerKev, gain } from './three-dials.model.ts'

/** Temperature in million degrees, density in 10¹⁹ electrons a cubic metre, time in tenths of a second. */
export const limits = {
  degrees: { min: 10, max: 400, step: 10 },
  density: { min: 1, max: 30, step: 1 },
  tenths: { min: 1, max: 40, step: 1 },
} as const

export interface Dials {
  degrees: number
  density: number
  tenths: number
}

export const DialsSchema = v.strictObject({
  degrees: numberInAddress(limits.degrees.min, limits.degrees.max, limits.degrees.step),
  density: numberInAddress(limits.density.min, limits.density.max),
  tenths: numberInAddress(limits.tenths.min, limits.tenths.max),
})

/** The dials in the model's units. */
export const unitsOf = ({ degrees, density, tenths }: Dials) => ({
  kev: degrees / degreesPerKev,
  density: density * 1e19,
  seconds: tenths / 10,
})

/** Heat out for heat in. */
export function gainOf(dials: Dials): number {
  const { kev, density, seconds } = unitsOf(dials)
  return gain(kev, density, seconds)
}

/** Decimals with which a gain is shown: more of a small one. */
export const gainDecimals = (own: number): number => (own < 0.1 ? 4 : own < 1 ? 2 : own < 10 ? 1 : 0)

/** What is asked: the gain, and the density that a tokamak of ITER's kind may have. */
export const asked = { gain: 10, density: 10 } as const

/** A fusion plasma; the task is ten times the heat that goes in, from a thin gas. It begins as hot as WEST's in 2025. */
export const dialsMachine = figureMachine<Dials>({
  id: 'threeDials',
  initial: { degrees: 50, density: 5, tenths: 10 },
  isSolved: (dials) => {
    const own = gainOf(dials)
    // As it is shown: what reads as ten is ten.
    return dials.density <= asked.density && Number(own.toFixed(gainDecimals(own))) >= asked.gain
  },
})
