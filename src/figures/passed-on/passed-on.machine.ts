import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { effective, measured } from './passed-on.model.ts'

/** Infected per person, in tenths; immune people in percent. */
export const limits = { tenths: { min: 1, max: 40, step: 1 }, immune: { min: 0, max: 90, step: 5 } } as const

export interface Outbreak {
  tenths: number
  immune: number
}

export const OutbreakSchema = v.strictObject({
  tenths: numberInAddress(limits.tenths.min, limits.tenths.max),
  immune: numberInAddress(limits.immune.min, limits.immune.max, limits.immune.step),
})

export const numberOf = ({ tenths, immune }: Outbreak): number => effective(tenths / 10, immune / 100)

export const outbreakMachine = figureMachine<Outbreak>({
  id: 'passedOn',
  initial: { tenths: 18, immune: 20 },
  isSolved: (outbreak) =>
    outbreak.tenths === measured.year1918 * 10 &&
    numberOf(outbreak) < 1 &&
    numberOf({ ...outbreak, immune: outbreak.immune - limits.immune.step }) >= 1,
})
