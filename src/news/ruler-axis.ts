import type { Language } from '../i18n/language.ts'
import type { Ink } from '../content/category.ts'
import { formatScale } from '../ui/specimen-scale.ts'

/** What the ruler shows of an article: `scale` is its subject's size in metres. */
export interface RulerMark {
  id: string
  title: string
  scale: number
  inks: readonly Ink[]
}

/** A mark and where it stands, in per cent of the axis: `at` is its size, `x` where there is room for it beside the others. */
export interface PlacedMark extends RulerMark {
  at: number
  x: number
}

// Down to the atom every decade has the same length. Beyond a metre seven decades share what is left: there the ruler
// only says that the world goes on.
const smallest = -10
const bend = 0
const largest = 7
const bendAt = 88.5

/** Marks are at least this far apart (per cent): 24 px on the shortest axis, which is 72rem long (ruler.module.css). */
export const markGap = 2.1

/** Room at both ends (per cent), so that no mark is cut. */
const edge = 1.2

/** How many marks the ruler holds, so that the home page does not grow with the archive. */
export const mostMarks = 40

/** Where a size in metres stands on the axis, in per cent; sizes beyond its ends stand at its ends. */
export function axisPosition(metres: number): number {
  const decade = Math.min(largest, Math.max(smallest, Math.log10(metres)))
  if (decade <= bend) return ((decade - smallest) / (bend - smallest)) * bendAt
  return bendAt + ((decade - bend) / (largest - bend)) * (100 - bendAt)
}

/** The marks in order of size, each as near to its place as the others leave room. */
export function placeMarks(marks: readonly RulerMark[]): PlacedMark[] {
  const sorted = marks.toSorted((a, b) => a.scale - b.scale || a.id.length - b.id.length || (a.id < b.id ? -1 : 1))
  const ats = sorted.map(({ scale }) => axisPosition(scale))
  const xs = spread(ats, markGap, edge, 100 - edge)
  return sorted.map((mark, index) => ({ ...mark, at: ats[index] ?? 0, x: xs[index] ?? 0 }))
}

/**
 * Moves ascending positions apart until all are `gap` from each other and none is outside `low` to `high`, with the
 * least sum of squared moves: isotonic regression by pooling neighbours that violate the order
 * (Ayer et al., 1955, doi:10.1214/aoms/1177728423) on the positions less the room that those before them take.
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

/** A line of the axis: `x` in per cent. */
export interface Tick {
  x: number
  rank: 'decade' | 'half' | 'unit'
}

/** The lines of the axis: every unit up to a metre, every decade beyond. */
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

/** A size that is written on the axis, with the catalogue key of a well-known thing of that size. */
export interface Landmark {
  size: string
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

/**
 * The sizes written on the axis, in the language's numbers: at each stop, which are the decades from the smallest to the metre,
 * the one that begins there, and at the last one also the end of the axis.
 */
export function axisStops(language: Language): Landmark[][] {
  const stops: Landmark[][] = []
  for (const [message, decade] of things)
    (stops[Math.min(decade, bend) - smallest] ??= []).push({ size: formatScale(10 ** decade, language), message })
  return stops
}
