import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { bloodOf, safeOfHundred } from './cut-brake.model.ts'

export const limits = { edited: { min: 0, max: 100, step: 5 }, fetal: { min: 5, max: 60, step: 1 } } as const

/** In per cent: `edited` of the stem cells, `fetal` of the haemoglobin in the red cells that come of them. */
export interface Marrow {
  edited: number
  fetal: number
}

export const MarrowSchema = v.strictObject({
  edited: numberInAddress(limits.edited.min, limits.edited.max, limits.edited.step),
  fetal: numberInAddress(limits.fetal.min, limits.fetal.max),
})

export const bloodFrom = ({ edited, fetal }: Marrow) => bloodOf(edited / 100, fetal / 100)

/** How many stem cells may be edited (per cent), and how many red cells of a hundred have to be protected. Set here. */
const asked = { edited: 40, safe: 75 } as const

/** Marrow in which a brake is cut; the task is to protect three quarters of the blood with two fifths of the marrow. */
export const marrowMachine = figureMachine<Marrow>({
  id: 'cutBrake',
  initial: { edited: 20, fetal: 30 },
  isSolved: (marrow) => marrow.edited <= asked.edited && safeOfHundred(bloodFrom(marrow)) >= asked.safe,
})
