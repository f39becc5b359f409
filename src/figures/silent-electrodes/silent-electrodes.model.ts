// Directions in degrees, counterclockwise from the right. Rates in clicks a second.

/** Electrodes of the plate, each beside one neuron. */
export const electrodes = 16

/**
 * How a neuron of the motor cortex is tuned: its mean rate and how far a movement lifts or lowers it. A neuron of Georgopoulos et
 * al., Journal of Neuroscience 2 (1982) 1527, in the cosine fit of Dayan and Abbott, Theoretical Neuroscience (2001), fig. 1.6:
 * 32.34 on average, 54.69 at most. That all neurons are like that one is set here.
 */
const tuning = { mean: 32.34, depth: 54.69 - 32.34 } as const
/** How long (s) clicks are counted for a reading. */
export const countedFor = 0.5

/** What reads the clicks: as it was learned with all electrodes, or learned anew with those that are left. */
export const decoders = ['old', 'new'] as const
export type Decoder = (typeof decoders)[number]

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** The direction that an electrode's neuron likes best: evenly spread, and in no order on the plate. */
export const favouriteOf = (electrode: number): number => (360 / electrodes) * ((electrode * 7) % electrodes)

/** A neuron's rate when a movement is meant: cosine tuning (Georgopoulos et al. 1982). */
export function rateOf(electrode: number, meant: number): number {
  return tuning.mean + tuning.depth * Math.cos(radians(meant - favouriteOf(electrode)))
}

/** What is read off the clicks. */
export interface Reading {
  /** The direction that is read, on average. */
  direction: number
  /** How far it lies from what is meant, from −180 to 180. */
  miss: number
  /** Standard deviation of single readings, because clicks come by chance. */
  spread: number
}

/** The direction that an electrode's neuron likes best, as an arrow of length 1. */
function arrowOf(electrode: number): readonly [number, number] {
  const angle = radians(favouriteOf(electrode))
  return [Math.cos(angle), Math.sin(angle)]
}

/** The vectors that a click of each electrode adds; none where too few are left to tell two directions apart. */
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
 * Reads a direction. The old decoder is the population vector: each neuron's arrow, as long as its rate lies above its mean
 * (Georgopoulos, Schwartz and Kettner, Science 233 (1986) 1416); a silent electrode counts as a neuron without clicks. The new
 * one weighs what is left by least squares (the optimal linear estimator of Salinas and Abbott, Journal of Computational
 * Neuroscience 1 (1994) 89, as theirs without noise). Clicks are counted as of a Poisson process, so a count's variance is its mean.
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

/** How far a reading usually lies from what is meant: root of the mean square over all directions; 90° where nothing is read. */
export function typicalMiss(on: ReadonlySet<number>, decoder: Decoder): number {
  const squares = Array.from({ length: 24 }, (_, at) => {
    const reading = readingOf(on, at * 15, decoder)
    return reading ? reading.miss ** 2 + reading.spread ** 2 : 90 ** 2
  })
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length)
}

/** The same in whole degrees, as it is read off and as the task counts it. */
export const usualMiss = (on: ReadonlySet<number>, decoder: Decoder): number => Math.round(typicalMiss(on, decoder))
