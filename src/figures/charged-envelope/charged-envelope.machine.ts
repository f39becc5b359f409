import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { chargedShare, percentOf, places } from './charged-envelope.model.ts'

/** The pH at which the scale of acid begins. */
export const leastAcid = 7.5
/** Tenths of pH and twentieths of pKa, so that what is set is exact. */
export const limits = { acid: { min: 0, max: 30, step: 1 }, pka: { min: 100, max: 160, step: 1 } } as const

/** `acid`: tenths of pH below where the scale begins, so that the slider follows the particle's way. `pka` in twentieths. */
export interface Envelope {
  acid: number
  pka: number
}

export const EnvelopeSchema = v.strictObject({
  acid: numberInAddress(limits.acid.min, limits.acid.max),
  pka: numberInAddress(limits.pka.min, limits.pka.max),
})

export const pHOf = ({ acid }: Envelope): number => leastAcid - acid / 10
export const pKaOf = ({ pka }: Envelope): number => pka / 20

/** What is asked of a lipid, in per cent: to be charged at most so far in blood, and at least so far in a late endosome. Set here. */
export const asked = { blood: 10, late: 85 } as const

/** A lipid particle on its way into a cell; the task is to choose its pKa. */
export const envelopeMachine = figureMachine<Envelope>({
  id: 'chargedEnvelope',
  initial: { acid: 12, pka: 116 },
  isSolved: (envelope) =>
    percentOf(chargedShare(places.blood, pKaOf(envelope))) <= asked.blood &&
    percentOf(chargedShare(places.late, pKaOf(envelope))) >= asked.late,
})
