import { featureCount, type Features } from './mel-features.ts'

/** Columns of each row, both ends included: where a path may lead, or where it has led. */
interface Corridor {
  from: Int32Array
  to: Int32Array
}

/** Frames averaged into one for the first, rough pass. */
const coarse = 4
/** Reach of the rough pass around the diagonal: a share of the length, and frames. */
const roughReach = { share: 0.15, frames: 15 }
/** Reach of the fine pass around the rough path, in frames. */
const fineReach = 12
/** Cost of standing still in one of the sounds, beside the difference heard. */
const stillCost = 0.6

/**
 * Dynamic time warping (Sakoe and Chiba, 1978), rough and then fine as in FastDTW (Salvador and Chan, 2007). Returns the
 * position in `other` of each frame of `one`, in frames, ascending.
 */
export function warp(one: Features, other: Features): Float32Array {
  const [roughOne, roughOther] = [averaged(one), averaged(other)]
  const rough = warpWithin(roughOne, roughOther, aroundDiagonal(roughOne.count, roughOther.count))
  const fine = warpWithin(one, other, aroundPath(rough, one.count, other.count))
  return Float32Array.from(fine.from, (from, row) => (from + (fine.to[row] ?? from)) / 2)
}

/** Linear interpolation; beyond the ends, the ends. */
export function valueAt(values: Float32Array, at: number): number {
  const place = Math.max(0, Math.min(values.length - 1, at))
  const before = Math.floor(place)
  const from = values[before] ?? 0
  return from + (place - before) * ((values[before + 1] ?? from) - from)
}

function averaged({ count, values }: Features): Features {
  const rough = Math.ceil(count / coarse)
  const means = new Float32Array(rough * featureCount)
  for (let at = 0; at < count; at++) {
    const group = Math.floor(at / coarse)
    const size = Math.min(coarse, count - group * coarse)
    for (let f = 0; f < featureCount; f++) {
      const i = group * featureCount + f
      means[i] = (means[i] ?? 0) + (values[at * featureCount + f] ?? 0) / size
    }
  }
  return { count: rough, values: means }
}

function aroundDiagonal(rows: number, columns: number): Corridor {
  const reach = Math.ceil(roughReach.share * columns) + roughReach.frames
  const middle = (row: number) => Math.round(((row + 0.5) * columns) / rows - 0.5)
  return corridor(rows, columns, (row) => [middle(row) - reach, middle(row) + reach])
}

function aroundPath({ from, to }: Corridor, rows: number, columns: number): Corridor {
  return corridor(rows, columns, (row) => {
    const group = Math.floor(row / coarse)
    const first = from[Math.max(0, group - 1)] ?? 0
    const last = to[Math.min(to.length - 1, group + 1)] ?? 0
    return [first * coarse - fineReach, (last + 1) * coarse + fineReach]
  })
}

/** The first row holds the first column, the last the last, and rows that follow each other overlap. */
function corridor(rows: number, columns: number, range: (row: number) => [number, number]): Corridor {
  const from = new Int32Array(rows)
  const to = new Int32Array(rows)
  for (let row = 0; row < rows; row++) {
    const [first, last] = range(row)
    from[row] = Math.max(0, Math.min(columns - 1, row === 0 ? 0 : first))
    to[row] = Math.max(0, Math.min(columns - 1, row === rows - 1 ? columns - 1 : last))
  }
  return { from, to }
}

function warpWithin(one: Features, other: Features, { from, to }: Corridor): Corridor {
  const rows = one.count
  const offsets = new Int32Array(rows)
  let cells = 0
  for (let row = 0; row < rows; row++) {
    offsets[row] = cells
    cells += (to[row] ?? 0) - (from[row] ?? 0) + 1
  }
  const steps = new Uint8Array(cells)
  let before = new Float64Array(other.count).fill(Infinity)
  let now = new Float64Array(other.count).fill(Infinity)
  for (let row = 0; row < rows; row++) {
    const [first, last, offset] = [from[row] ?? 0, to[row] ?? 0, offsets[row] ?? 0]
    for (let column = first; column <= last; column++) {
      let best = row === 0 && column === 0 ? 0 : (before[column - 1] ?? Infinity)
      let step: number = diagonalStep
      const above = (before[column] ?? Infinity) + stillCost
      if (above < best) [best, step] = [above, rowStep]
      const left = (column > first ? (now[column - 1] ?? Infinity) : Infinity) + stillCost
      if (left < best) [best, step] = [left, columnStep]
      now[column] = best + distance(one.values, row, other.values, column)
      steps[offset + column - first] = step
    }
    before.fill(Infinity, from[Math.max(0, row - 1)], (to[Math.max(0, row - 1)] ?? 0) + 1)
    ;[before, now] = [now, before]
  }
  return pathBack((row, column) => steps[(offsets[row] ?? 0) + column - (from[row] ?? 0)] ?? 0, rows, other.count)
}

const diagonalStep = 0
const rowStep = 1
const columnStep = 2

function pathBack(stepAt: (row: number, column: number) => number, rows: number, columns: number): Corridor {
  const path = { from: new Int32Array(rows), to: new Int32Array(rows) }
  let column = columns - 1
  for (let row = rows - 1; row >= 0; row--) {
    path.to[row] = column
    while (stepAt(row, column) === columnStep && column > 0) column -= 1
    path.from[row] = column
    if (stepAt(row, column) !== rowStep) column = Math.max(0, column - 1)
  }
  return path
}

function distance(one: Float32Array, row: number, other: Float32Array, column: number): number {
  let sum = 0
  for (let f = 0; f < featureCount; f++) {
    const difference = (one[row * featureCount + f] ?? 0) - (other[column * featureCount + f] ?? 0)
    sum += difference * difference
  }
  return Math.sqrt(sum)
}
