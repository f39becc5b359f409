import type { Ink } from '../content/category.ts'
import type { Sized } from '../i18n/in-words.ts'

/** A mark on the ruler; `scale` is the subject's size in meters. */
export type RulerMark = Sized<{ id: string; title: string; scale: number; inks: readonly Ink[] }>

/** A placed mark: `at` is its size, `x` its free position, in percent of the axis. */
export type PlacedMark = RulerMark & { at: number; x: number }

// Decades have equal length up to a meter; the seven above share the rest.
const smallest = -10
const bend = 0
const largest = 7
const bendAt = 88.5

/** Minimum distance in percent: 24 px on the shortest axis, 72rem (ruler.module.css). */
export const markGap = 2.1

const edge = 1.2

/** Most marks, so that the page doesn't grow with the archive. */
export const mostMarks = 40

/** Returns the position of a size (m) in percent, clamped to the axis. */
export function axisPosition(metres: number): number {
  const decade = Math.min(largest, Math.max(smallest, Math.log10(metres)))
  if (decade <= bend) return ((decade - smallest) / (bend - smallest)) * bendAt
  return bendAt + ((decade - bend) / (largest - bend)) * (100 - bendAt)
}

/** Places marks in order of size, as close to their position as possible. */
export function placeMarks(marks: readonly RulerMark[]): PlacedMark[] {
  const sorted = marks.toSorted((a, b) => a.scale - b.scale || a.id.length - b.id.length || (a.id < b.id ? -1 : 1))
  const ats = sorted.map(({ scale }) => axisPosition(scale))
  const xs = spread(ats, markGap, edge, 100 - edge)
  return sorted.map((mark, index) => ({ ...mark, at: ats[index] ?? 0, x: xs[index] ?? 0 }))
}

/**
 * Minimizes squared moves: isotonic regression by pooling adjacent violators (Ayer et al., 1955,
 * doi:10.1214/aoms/1177728423) on positions minus the space of preceding ones.
 */
function spread(positions: readonly number[], gap: number, low: number, high: number): number[] {
  const room = Math.min(gap, (high - low) / Math.max(1, positions.length - 1))
  const pools: { mean: number; count: number }[] = []
  positions.forEach((position, index) => {
    let pool = { mean: position - index * room, count: 1 }
    for (let last = pools.at(-1); last && last.mean > pool.mean; last = pools.at(-1)) {
      pools.pop()
      const count = last.count + pool.count
      pool = { mean: (last.mean * last.count + pool.mean * pool.count) / count, count }
    }
    pools.push(pool)
  })
  const highest = high - (positions.length - 1) * room
  return pools
    .flatMap(({ mean, count }) => Array.from({ length: count }, () => Math.min(highest, Math.max(low, mean))))
    .map((base, index) => base + index * room)
}

export interface Tick {
  x: number
  rank: 'decade' | 'half' | 'unit'
}

/** Ticks: every unit up to a meter, then every decade. */
export function axisTicks(): Tick[] {
  const ticks: Tick[] = []
  for (let decade = smallest; decade < bend; decade += 1) {
    for (let unit = 1; unit < 10; unit += 1) {
      const rank = unit === 1 ? 'decade' : unit === 5 ? 'half' : 'unit'
      ticks.push({ x: axisPosition(unit * 10 ** decade), rank })
    }
  }
  ticks.push({ x: bendAt, rank: 'decade' })
  for (let decade = bend + 1; decade < largest; decade += 1) ticks.push({ x: axisPosition(10 ** decade), rank: 'half' })
  return ticks
}

export interface Landmark {
  size: string | undefined
  message: (typeof things)[number][0]
}

const things = [
  ['ruler_atom', -10],
  ['ruler_molecule', -9],
  ['ruler_protein', -8],
  ['ruler_virus', -7],
  ['ruler_bacterium', -6],
  ['ruler_cell', -5],
  ['ruler_hair', -4],
  ['ruler_salt', -3],
  ['ruler_nail', -2],
  ['ruler_hand', -1],
  ['ruler_guitar', 0],
  ['ruler_earth', 7],
] as const

/** Sizes (m) of the landmarks, ascending. */
export const landmarkScales: readonly number[] = things.map(([, decade]) => 10 ** decade)

/** Labels per stop: each decade up to the meter, then the end of the axis. `sizes`: `landmarkScales`, formatted. */
export function axisStops(sizes: readonly string[]): Landmark[][] {
  const stops: Landmark[][] = []
  for (const [index, [message, decade]] of things.entries())
    (stops[Math.min(decade, bend) - smallest] ??= []).push({ size: sizes[index], message })
  return stops
}
