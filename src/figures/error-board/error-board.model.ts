// Surface code for bit flips (Fowler et al., Phys. Rev. A 86 (2012) 032324; layout of Tomita and Svore, Phys. Rev. A 90
// (2014) 062320). Qubits are numbered row by row from 0.

export const sizes = [3, 5] as const
export type Size = (typeof sizes)[number]

/** A stabilizer: the qubits it checks, and its corner on the grid (row and column from 0). */
export interface Watcher {
  row: number
  column: number
  qubits: number[]
}

export function watchersOf(size: number, kind: 'flips' | 'phases' = 'flips'): Watcher[] {
  const found: Watcher[] = []
  for (let row = 0; row <= size; row++) {
    for (let column = 0; column <= size; column++) {
      if ((row + column) % 2 !== (kind === 'flips' ? 0 : 1)) continue
      const [atEnd, atSide] = [row === 0 || row === size, column === 0 || column === size]
      // Top and bottom edges have phase stabilizers only, the sides flip stabilizers only.
      if (kind === 'flips' ? atEnd : atSide) continue
      const corners = [
        [row - 1, column - 1],
        [row - 1, column],
        [row, column - 1],
        [row, column],
      ] as const
      const qubits = corners.filter(([y, x]) => y >= 0 && x >= 0 && y < size && x < size).map(([y, x]) => y * size + x)
      found.push({ row, column, qubits })
    }
  }
  return found
}

/** Data and measurement qubits: 2 · size² − 1. */
export function qubitsOf(size: number): number {
  return size ** 2 + 2 * watchersOf(size).length
}

const isOdd = (qubits: readonly number[], flipped: ReadonlySet<number>) =>
  qubits.filter((qubit) => flipped.has(qubit)).length % 2 === 1

export function flagsOf(size: number, flipped: ReadonlySet<number>): number[] {
  return watchersOf(size).flatMap((watcher, at) => (isOdd(watcher.qubits, flipped) ? [at] : []))
}

type End = Watcher | undefined

/** Shortest paths, as qubits, from a stabilizer to all others and to the edge. No path crosses the edge. */
function waysFrom(start: Watcher, watchers: readonly Watcher[]): Map<End, number[]> {
  const ways = new Map<End, number[]>()
  const open: { watcher: Watcher; way: number[] }[] = [{ watcher: start, way: [] }]
  for (const { watcher, way } of open) {
    for (const qubit of watcher.qubits) {
      const next = watchers.find((other) => other !== watcher && other.qubits.includes(qubit))
      if (ways.has(next)) continue
      const longer = [...way, qubit]
      ways.set(next, longer)
      if (next) open.push({ watcher: next, way: longer })
    }
  }
  return ways
}

/** Exact minimum-weight matching of the flags (Dennis et al., Journal of Mathematical Physics 43 (2002) 4452). */
export function repairOf(size: number, flags: readonly number[]): Set<number> {
  const watchers = watchersOf(size)
  const raised = watchers.filter((_, at) => flags.includes(at))
  const ways = raised.map((watcher) => waysFrom(watcher, watchers))
  const known = new Map<number, number[][]>()
  const cheapest = (left: number): number[][] => {
    if (left === 0) return []
    const earlier = known.get(left)
    if (earlier) return earlier
    const first = raised.findIndex((_, at) => left & (1 << at))
    const rest = left & ~(1 << first)
    const way = (to: End) => ways[first]?.get(to) ?? []
    const plans = [[way(undefined), ...cheapest(rest)]]
    raised.forEach((watcher, at) => {
      if (rest & (1 << at)) plans.push([way(watcher), ...cheapest(rest & ~(1 << at))])
    })
    const best = plans.reduce((least, plan) => (plan.flat().length < least.flat().length ? plan : least))
    known.set(left, best)
    return best
  }
  // Paths never share a qubit: swapping their ends would be shorter.
  return new Set(cheapest((1 << raised.length) - 1).flat())
}

/** Whether flips and repair together connect top and bottom edges: a logical error. */
export function isSpoiled(size: number, flipped: ReadonlySet<number>, repair: ReadonlySet<number>): boolean {
  const left = new Set([...flipped].filter((qubit) => !repair.has(qubit)))
  for (const qubit of repair) if (!flipped.has(qubit)) left.add(qubit)
  // Such a chain crosses every row an odd number of times; others, an even number.
  return isOdd(
    Array.from({ length: size }, (_, column) => column),
    left,
  )
}

export const fewestToSpoil = (size: number): number => (size + 1) / 2
