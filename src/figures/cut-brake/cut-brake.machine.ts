import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { bloodOf, safeOfHundred } from './cut-brake.model.ts'

export const limits = { edited: { min: 0, max: 100, step: 5 }, fetal: { min: 5, max: 60, step: 1 } } as const

export interface Marrow {
  edited: number
  fetal: number
}

export const MarrowSchema = v.strictObject({
  edited: numberInAddress(limits.edited.min, limits.edited.max, limits.edited.step),
  fetal: numberInAddress(limits.fetal.min, limits.fetal.max),
})

export const bloodFrom = ({ edited, fetal }: Marrow) => bloodOf(edited / 100, fetal / 100)

/** Task limits: percentage of edited stem cells, and protected red cells per hundred. Chosen for this figure. */
const asked = { edited: 40, safe: 75 } as const

export const marrowMachine = figureMachine<Marrow>({
  id: 'cutBrake',
  initial: { edited: 20, fetal: 30 },
  isSolved: (marrow) => marrow.edited <= asked.edited && safeOfHundred(bloodFrom(marrow)) >= asked.safe,
})
