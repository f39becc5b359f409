import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { brightnessOf, type LightColour } from './metalens-fins.model.ts'

export const turnLimits = { min: 0, max: 175, step: 5 } as const
export const turnable = [1, 2, 3, 4, 5, 6] as const
export type Ring = (typeof turnable)[number]
type TurnKey = `turn${Ring}`

export type Lens = Record<TurnKey, number> & { ring: Ring; colour: LightColour }

const Turn = numberInAddress(turnLimits.min, turnLimits.max, turnLimits.step)

export const LensSchema = v.strictObject({
  ring: v.pipe(
    numberInAddress(1, 6),
    v.transform((ring) => ring as Ring),
  ),
  colour: v.picklist(['violet', 'green', 'red']),
  turn1: Turn,
  turn2: Turn,
  turn3: Turn,
  turn4: Turn,
  turn5: Turn,
  turn6: Turn,
})

export function turnsOf(lens: Lens): number[] {
  return [0, ...turnable.map((ring) => lens[`turn${ring}`])]
}

/** Brightness that solves the task, in percent. Chosen for this figure. */
const enough = 90

export const lensMachine = figureMachine<Lens>({
  id: 'metalensFins',
  initial: { ring: 4, colour: 'green', turn1: 10, turn2: 45, turn3: 100, turn4: 135, turn5: 50, turn6: 75 },
  isSolved: (lens) => brightnessOf(turnsOf(lens), 'green') >= enough,
})
