import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { spikesOf, type Wire } from './fly-circuit.model.ts'

/**
 * Spikes a second of the sugar senses. With 200, the one that follows each spike of B would come while B rests, and be lost: B
 * would fire less than with 190, and something bitter would not stop it any more.
 */
export const sugarLimits = { min: 0, max: 190, step: 10 } as const
export const tastes = ['sugar', 'bitter'] as const
/** The neurons in between, which can be silenced. */
export const between = ['A', 'B', 'C', 'D', 'E'] as const

const wire = (from: string, to: string, contacts: number): Wire => ({ from, to, contacts })

/** Two sugar sensors, five neurons in between, one that stretches the mouthparts, and a sense for bitter. Set for this figure. */
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

/** Spikes a second of the bitter sense, where there is something bitter. */
const bitterRate = 150

/** `sugar`: spikes a second of the sugar senses. `silent`: a bit for each silenced neuron, A's the lowest. */
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

/** The silenced neurons. */
export const silencedOf = ({ silent }: Circuit): Set<string> => new Set(between.filter((_, at) => silent & (1 << at)))

/** Spikes of each neuron in a second. */
export const ratesOf = (circuit: Circuit): Record<string, number> =>
  spikesOf(
    wires,
    { sugar1: circuit.sugar, sugar2: circuit.sugar, bitter: circuit.taste === 'bitter' ? bitterRate : 0 },
    silencedOf(circuit),
  )

/** How much sugar has to be there for the task: with less the mouthparts stay in anyway. */
const asked = { sugar: 110 } as const

/** A piece of a fly's wiring; the task is to find the one neuron without which sugar moves nothing. All are on at first. */
export const circuitMachine = figureMachine<Circuit>({
  id: 'flyCircuit',
  initial: { sugar: 150, taste: 'sugar', silent: 0 },
  isSolved: (circuit) =>
    circuit.taste === 'sugar' &&
    circuit.sugar >= asked.sugar &&
    silencedOf(circuit).size === 1 &&
    ratesOf(circuit)['motor'] === 0,
})
