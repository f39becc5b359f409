// Leaky integrate-and-fire neurons with the parameters of the whole-brain model: Shiu et al., Nature 634 (2024) 210,
// and its code. Times in ms, voltages in mV above rest, rates in spikes per second.

export const cell = {
  /** From rest (−52 mV) to threshold (−45 mV). */
  threshold: 7,
  membrane: 20,
  synapse: 5,
  refractory: 2.2,
  delay: 1.8,
  /** Synaptic weight per contact. */
  perContact: 0.275,
} as const

export interface Wire {
  from: string
  to: string
  contacts: number
}

const step = 0.1

/**
 * dv/dt = (g − v) / membrane, dg/dt = −g / synapse. Input during the refractory period is lost, as with “unless
 * refractory” in Brian 2, which runs the published model. Returns the spikes of each neuron in one second.
 */
export function spikesOf(
  wires: readonly Wire[],
  fed: Readonly<Record<string, number>>,
  silenced: ReadonlySet<string> = new Set(),
): Record<string, number> {
  const names = [...new Set(wires.flatMap(({ from, to }) => [from, to]))]
  const state = new Map(names.map((name) => [name, { v: 0, g: 0, awake: 0, spikes: 0 }]))
  const out = new Map(names.map((name) => [name, wires.filter(({ from }) => from === name)]))
  const [keepV, keepG] = [Math.exp(-step / cell.membrane), Math.exp(-step / cell.synapse)]
  // Exact gain of v from g per step.
  const gain = (cell.synapse / (cell.synapse - cell.membrane)) * (keepG - keepV)
  const late = Math.round(cell.delay / step)
  // Whole steps, as in Brian 2: floating-point errors would change which input is lost.
  const resting = Math.round(cell.refractory / step)
  const arriving: Map<string, number>[] = Array.from({ length: late + 1 }, () => new Map())
  for (let at = 0; at < 1000 / step; at++) {
    const now = arriving[at % arriving.length] ?? new Map<string, number>()
    const then = arriving[(at + late) % arriving.length] ?? now
    for (const [name, neuron] of state) {
      const rate = fed[name]
      let fires = false
      if (rate !== undefined) {
        fires = Math.floor(((at + 1) * step * rate) / 1000) > Math.floor((at * step * rate) / 1000)
      } else if (at >= neuron.awake) {
        neuron.v = neuron.v * keepV + neuron.g * gain
        neuron.g = neuron.g * keepG + (now.get(name) ?? 0)
        fires = neuron.v > cell.threshold
      }
      if (!fires) continue
      Object.assign(neuron, { v: 0, g: 0, awake: at + resting, spikes: neuron.spikes + 1 })
      if (silenced.has(name)) continue
      for (const { to, contacts } of out.get(name) ?? []) {
        then.set(to, (then.get(to) ?? 0) + contacts * cell.perContact)
      }
    }
    now.clear()
  }
  return Object.fromEntries([...state].map(([name, { spikes }]) => [name, spikes]))
}
