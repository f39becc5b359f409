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

/**
 * The chain, oily where it says H. Ten beads can take 2034 shapes; in one of them, and its mirror image, four pairs of oily beads
 * touch, and in none more. Of all chains of ten beads, six have such a shape of their own.
 */
export const chain = 'HPPHPPHPPH'
export const shapes = 2034
export const mostContacts = 4

/** The beads at which the chain can bend: all but its ends. */
export const bendable = chain.length - 2
/** The link that stays where it is when something else is bent: the middle one. */
const stillLink = 4

/** `folds`: how the chain goes on at each bead from the second on, as digits of a number to the base 3, the first bead's the lowest. */
export interface Chain {
  folds: number
}

export const ChainSchema = v.strictObject({ folds: numberInAddress(0, 3 ** bendable - 1) })

/** How the chain goes on at each bead from the second on. */
export const courseOf = ({ folds }: Chain): Bend[] => courseOfNumber(folds, bendable)

/** The chain bent once more at one of its beads: from straight to left, to right, to straight. */
export const bentAt = (settings: Chain, at: number): number =>
  numberOfCourse(
    courseOf(settings).map((bend, one) => (one === at ? (bends[(bends.indexOf(bend) + 1) % 3] ?? bend) : bend)),
  )

/** What the reader's folding makes of the chain. A shape that crosses itself has no contacts that count. */
export function shapeOf(settings: Chain) {
  const places = placesOf(courseOf(settings), stillLink)
  const clashes = clashesOf(places)
  return { places, clashes, contacts: clashes.length > 0 ? [] : contactsOf(chain, places) }
}

/** A chain on a grid; the task is the shape in which most oily beads touch. It begins with one pair that does. */
export const chainMachine = figureMachine<Chain>({
  id: 'latticeChain',
  initial: {
    folds: numberOfCourse(['left', 'left', 'straight', 'straight', 'straight', 'straight', 'straight', 'straight']),
  },
  isSolved: (settings) => shapeOf(settings).contacts.length === mostContacts,
})
