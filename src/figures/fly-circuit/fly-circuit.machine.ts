import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { spikesOf, type Wire } from './fly-circuit.model.ts'

/** Spikes per second. At 200, spikes fall into B's refractory period, and bitter no longer stops B. */
export const sugarLimits = { min: 0, max: 190, step: 10 } as const
export const tastes = ['sugar', 'bitter'] as const
export const between = ['A', 'B', 'C', 'D', 'E'] as const

const wire = (from: string, to: string, contacts: number): Wire => ({ from, to, contacts })

/** Wiring chosen for this figure: two sugar sensors, five interneurons, a motor neuron, and a bitter sensor. */
export const wires: readonly Wire[] = [
  wire('sugar1', 'A', 70),
  wire('sugar1', 'B', 49),
  wire('sugar2', 'B', 49),
  wire('sugar2', 'C', 70),
  wire('A', 'D', 50),
  wire('B', 'D', 50),
  wire('B', 'E', 50),
  wire('C', 'E', 50),
  wire('D', 'motor', 180),
  wire('E', 'motor', 180),
  wire('bitter', 'B', -100),
]

const bitterRate = 150

/** `sugar`: spikes per second. `silent`: bit mask of silenced neurons; A is the lowest bit. */
export interface Circuit {
  sugar: number
  taste: (typeof tastes)[number]
  silent: number
}

export const CircuitSchema = v.strictObject({
  sugar: numberInAddress(sugarLimits.min, sugarLimits.max, sugarLimits.step),
  taste: v.picklist(tastes),
  silent: numberInAddress(0, 2 ** between.length - 1),
})

export const silencedOf = ({ silent }: Circuit): Set<string> => new Set(between.filter((_, at) => silent & (1 << at)))

export const ratesOf = (circuit: Circuit): Record<string, number> =>
  spikesOf(
    wires,
    { sugar1: circuit.sugar, sugar2: circuit.sugar, bitter: circuit.taste === 'bitter' ? bitterRate : 0 },
    silencedOf(circuit),
  )

/** Minimum sugar for the task; below it the mouthparts never move. */
const asked = { sugar: 110 } as const

export const circuitMachine = figureMachine<Circuit>({
  id: 'flyCircuit',
  initial: { sugar: 150, taste: 'sugar', silent: 0 },
  isSolved: (circuit) =>
    circuit.taste === 'sugar' &&
    circuit.sugar >= asked.sugar &&
    silencedOf(circuit).size === 1 &&
    ratesOf(circuit)['motor'] === 0,
})
