import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import {
  bends,
  clashesOf,
  contactsOf,
  courseOfNumber,
  numberOfCourse,
  placesOf,
  type Bend,
} from './lattice-chain.model.ts'

/** H is oily. One of the 2034 shapes (and its mirror image) has four contacts, the maximum. */
export const chain = 'HPPHPPHPPH'
export const shapes = 2034
export const mostContacts = 4

export const bendable = chain.length - 2
/** The middle link, which stays in place. */
const stillLink = 4

/** `folds`: the bends from the second bead on, as base-3 digits; the first is the lowest. */
export interface Chain {
  folds: number
}

export const ChainSchema = v.strictObject({ folds: numberInAddress(0, 3 ** bendable - 1) })

export const courseOf = ({ folds }: Chain): Bend[] => courseOfNumber(folds, bendable)

/** Cycles the bend of a bead: straight, left, right. */
export const bentAt = (settings: Chain, at: number): number =>
  numberOfCourse(
    courseOf(settings).map((bend, one) => (one === at ? (bends[(bends.indexOf(bend) + 1) % 3] ?? bend) : bend)),
  )

/** Evaluates the fold. Self-crossing shapes have no valid contacts. */
export function shapeOf(settings: Chain) {
  const places = placesOf(courseOf(settings), stillLink)
  const clashes = clashesOf(places)
  return { places, clashes, contacts: clashes.length > 0 ? [] : contactsOf(chain, places) }
}

export const chainMachine = figureMachine<Chain>({
  id: 'latticeChain',
  initial: {
    folds: numberOfCourse(['left', 'left', 'straight', 'straight', 'straight', 'straight', 'straight', 'straight']),
  },
  isSolved: (settings) => shapeOf(settings).contacts.length === mostContacts,
})
