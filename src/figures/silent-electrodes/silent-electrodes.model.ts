// Directions in degrees, counterclockwise from the right. Rates in spikes per second.

export const electrodes = 16

/**
 * Motor cortex neuron (Georgopoulos et al., J. Neurosci. 2 (1982) 1527; cosine fit of Dayan and Abbott, Theoretical
 * Neuroscience (2001), fig. 1.6). Applying it to all neurons is an assumption.
 */
const tuning = { mean: 32.34, depth: 54.69 - 32.34 } as const
/** Counting window in seconds. */
export const countedFor = 0.5

/** Decoders: trained with all electrodes, or retrained with those left. */
export const decoders = ['old', 'new'] as const
export type Decoder = (typeof decoders)[number]

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** Preferred direction of an electrode's neuron; evenly spread, in shuffled order. */
export const favouriteOf = (electrode: number): number => (360 / electrodes) * ((electrode * 7) % electrodes)

/** Cosine tuning (Georgopoulos et al. 1982). */
export function rateOf(electrode: number, meant: number): number {
  return tuning.mean + tuning.depth * Math.cos(radians(meant - favouriteOf(electrode)))
}

export interface Reading {
  direction: number
  miss: number
  /** Standard deviation of single readings (Poisson noise). */
  spread: number
}

function arrowOf(electrode: number): readonly [number, number] {
  const angle = radians(favouriteOf(electrode))
  return [Math.cos(angle), Math.sin(angle)]
}

/** The vector that a spike of each electrode adds; undefined if these electrodes can't determine a direction. */
function weightsOf(on: ReadonlySet<number>, decoder: Decoder): Map<number, readonly [number, number]> | undefined {
  if (decoder === 'old') {
    return new Map(Array.from({ length: electrodes }, (_, electrode) => [electrode, arrowOf(electrode)]))
  }
  let [xx, xy, yy] = [0, 0, 0]
  for (const electrode of on) {
    const [x, y] = arrowOf(electrode)
    xx += x * x
    xy += x * y
    yy += y * y
  }
  const determinant = xx * yy - xy * xy
  if (determinant < 1e-6) return undefined
  return new Map(
    [...on].map((electrode) => {
      const [x, y] = arrowOf(electrode)
      return [electrode, [(yy * x - xy * y) / determinant, (xx * y - xy * x) / determinant]]
    }),
  )
}

/**
 * Old decoder: population vector (Georgopoulos, Schwartz and Kettner, Science 233 (1986) 1416). New: optimal linear
 * estimator (Salinas and Abbott, J. Comput. Neurosci. 1 (1994) 89, without noise). Counts are Poisson.
 */
export function readingOf(on: ReadonlySet<number>, meant: number, decoder: Decoder): Reading | undefined {
  const weights = weightsOf(on, decoder)
  if (!weights) return undefined
  let [x, y] = [0, 0]
  for (const [electrode, [alongX, alongY]] of weights) {
    const above = (on.has(electrode) ? rateOf(electrode, meant) : 0) - tuning.mean
    x += above * alongX
    y += above * alongY
  }
  const length = Math.hypot(x, y)
  if (length < 1e-6) return undefined
  let variance = 0
  for (const [electrode, [alongX, alongY]] of weights) {
    if (!on.has(electrode)) continue
    variance += (rateOf(electrode, meant) / countedFor) * ((alongX * y - alongY * x) / length) ** 2
  }
  const direction = (degrees(Math.atan2(y, x)) + 360) % 360
  return {
    direction,
    miss: ((direction - meant + 540) % 360) - 180,
    spread: Math.min(degrees(Math.sqrt(variance) / length), 90),
  }
}

/** Root mean square error over all directions; 90° without a reading. */
export function typicalMiss(on: ReadonlySet<number>, decoder: Decoder): number {
  const squares = Array.from({ length: 24 }, (_, at) => {
    const reading = readingOf(on, at * 15, decoder)
    return reading ? reading.miss ** 2 + reading.spread ** 2 : 90 ** 2
  })
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length)
}

export const usualMiss = (on: ReadonlySet<number>, decoder: Decoder): number => Math.round(typicalMiss(on, decoder))
