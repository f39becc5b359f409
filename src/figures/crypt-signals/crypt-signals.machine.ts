import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { broths, budsOf, cells, kindsOf, type Broth } from './crypt-signals.model.ts'

/** Percent. Up to 50, as observed, stem cells exist only beside a Paneth cell; up to 65, two cells away. */
export const shareLimits = { min: 20, max: 90, step: 5 } as const

/** `share`: percentage that each cell passes on. `paneth`: bit mask of the cells that make Wnt, first cell lowest. */
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

export function panethOf({ paneth }: Organoid): Set<number> {
  return new Set(Array.from({ length: cells }, (_, cell) => cell).filter((cell) => paneth & (1 << cell)))
}

export const kindsIn = (organoid: Organoid) => kindsOf(panethOf(organoid), organoid.share / 100, organoid.broth)

const asked = 3

export const organoidMachine = figureMachine<Organoid>({
  id: 'cryptSignals',
  initial: { share: 50, broth: 'usual', paneth: 1 | (1 << 9) },
  isSolved: (organoid) => budsOf(kindsIn(organoid)) === asked,
})
