import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { decoders, electrodes, usualMiss, type Decoder } from './silent-electrodes.model.ts'

export const meantLimits = { min: 0, max: 345, step: 15 } as const

export interface Plate {
  meant: number
  decoder: Decoder
  silent: number
}

export const PlateSchema = v.strictObject({
  meant: numberInAddress(meantLimits.min, meantLimits.max, meantLimits.step),
  decoder: v.picklist(decoders),
  silent: numberInAddress(0, 2 ** electrodes - 1),
})

export function onOf({ silent }: Plate): Set<number> {
  return new Set(
    Array.from({ length: electrodes }, (_, electrode) => electrode).filter((one) => !(silent & (1 << one))),
  )
}

/** Task limits: electrodes left, and typical error in whole degrees. Chosen for this figure. */
const asked = { most: 6, miss: 14 } as const

export const plateMachine = figureMachine<Plate>({
  id: 'silentElectrodes',
  initial: { meant: 90, decoder: 'old', silent: (1 << 0) | (1 << 7) | (1 << 9) | (1 << 14) },
  isSolved: (plate) => {
    const on = onOf(plate)
    return on.size <= asked.most && usualMiss(on, plate.decoder) <= asked.miss
  },
})
