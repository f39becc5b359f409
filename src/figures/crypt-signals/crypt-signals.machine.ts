import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { broths, budsOf, cells, kindsOf, type Broth } from './crypt-signals.model.ts'

/**
 * Per cent. Up to 50, stem cells lie only where Wnt3 was found, beside a Paneth cell; up to 65, two cells off. More is there so that
 * the reader sees what a longer reach would do.
 */
export const shareLimits = { min: 20, max: 90, step: 5 } as const

/** `share`: what each cell passes on, in per cent. `paneth`: a bit for each cell that makes Wnt, the first cell's the lowest. */
export interface Organoid {
  share: number
  broth: Broth
  paneth: number
}

export const OrganoidSchema = v.strictObject({
  share: numberInAddress(shareLimits.min, shareLimits.max, shareLimits.step),
  broth: v.picklist(broths),
  paneth: numberInAddress(0, 2 ** cells - 1),
})

/** The numbers of the cells that make Wnt. */
export function panethOf({ paneth }: Organoid): Set<number> {
  return new Set(Array.from({ length: cells }, (_, cell) => cell).filter((cell) => paneth & (1 << cell)))
}

/** What each cell of an organoid is. */
export const kindsIn = (organoid: Organoid) => kindsOf(panethOf(organoid), organoid.share / 100, organoid.broth)

/** How many buds are asked for. */
const asked = 3

/** An organoid; the task is to have three buds of it, with absorbing cells between them. */
export const organoidMachine = figureMachine<Organoid>({
  id: 'cryptSignals',
  initial: { share: 50, broth: 'usual', paneth: 1 | (1 << 9) },
  isSolved: (organoid) => budsOf(kindsIn(organoid)) === asked,
})
