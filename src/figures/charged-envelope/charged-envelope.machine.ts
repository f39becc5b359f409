import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { chargedShare, percentOf, places } from './charged-envelope.model.ts'

export const leastAcid = 7.5
/** Tenths of pH and twentieths of pKa keep the settings exact. */
export const limits = { acid: { min: 0, max: 30, step: 1 }, pka: { min: 100, max: 160, step: 1 } } as const

/** `acid`: tenths of pH below the start of the scale, so the slider moves with the particle. `pka`: in twentieths. */
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

/** Limits of the task, in percent: highest charge in blood, lowest in a late endosome. Chosen for this figure. */
export const asked = { blood: 10, late: 85 } as const

export const envelopeMachine = figureMachine<Envelope>({
  id: 'chargedEnvelope',
  initial: { acid: 12, pka: 116 },
  isSolved: (envelope) =>
    percentOf(chargedShare(places.blood, pKaOf(envelope))) <= asked.blood &&
    percentOf(chargedShare(places.late, pKaOf(envelope))) >= asked.late,
})
