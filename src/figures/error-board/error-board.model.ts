// The surface code, for flips alone (Fowler et al., Physical Review A 86 (2012) 032324; the rotated board of Tomita and
// Svore, Physical Review A 90 (2014) 062320). Qubits are numbered row by row from 0. What the other half of the watchers does
// for slips of phase is the same, turned by a quarter.

/** Qubits along an edge of the board. */
export const sizes = [3, 5] as const
export type Size = (typeof sizes)[number]

/** A watcher: the qubits that it compares, and the corner of the board's squares at which it sits (rows and columns from 0). */
export interface Watcher {
  row: number
  column: number
  qubits: number[]
}

/** The watchers of flips, or of slips of phase, of a board. */
export function watchersOf(size: number, kind: 'flips' | 'phases' = 'flips'): Watcher[] {
  const found: Watcher[] = []
  for (let row = 0; row <= size; row++) {
    for (let column = 0; column <= size; column++) {
      if ((row + column) % 2 !== (kind === 'flips' ? 0 : 1)) continue
      const [atEnd, atSide] = [row === 0 || row === size, column === 0 || column === size]
      // At its upper and lower edge the board has watchers of phases alone, at its sides watchers of flips alone.
      if ((atEnd && atSide) || (kind === 'flips' ? atEnd : atSide)) continue
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

/** Every qubit that a board needs: those that carry and those that watch, size² + size² − 1. */
export function qubitsOf(size: number): number {
  return size ** 2 + watchersOf(size).length + watchersOf(size, 'phases').length
}

const isOdd = (qubits: readonly number[], flipped: ReadonlySet<number>) =>
  qubits.filter((qubit) => flipped.has(qubit)).length % 2 === 1

/** The numbers of the watchers that raise a flag: an odd number of their qubits is flipped. */
export function flagsOf(size: number, flipped: ReadonlySet<number>): number[] {
  return watchersOf(size).flatMap((watcher, at) => (isOdd(watcher.qubits, flipped) ? [at] : []))
}

/** The board's edge, as a place where a chain of flips can end unseen. */
const edge = -1

/** Shortest ways from a watcher to every other, and to the edge: the qubits on each. A way never goes on behind the edge. */
function waysFrom(start: number, watchers: readonly Watcher[]): Map<number, number[]> {
  const ways = new Map<number, number[]>([[start, []]])
  const open = [start]
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const qubit of watchers[at]?.qubits ?? []) {
      const next = watchers.findIndex((watcher, other) => other !== at && watcher.qubits.includes(qubit))
      if (ways.has(next)) continue
      ways.set(next, [...(ways.get(at) ?? []), qubit])
      if (next !== edge) open.push(next)
    }
  }
  return ways
}

/**
 * The repair that an ordinary computer works out from the flags alone: the fewest flips that explain them, found exactly by
 * pairing every flag with another or with the edge (minimum-weight matching, Dennis et al., Journal of Mathematical Physics 43
 * (2002) 4452).
 */
export function repairOf(size: number, flags: readonly number[]): Set<number> {
  const watchers = watchersOf(size)
  const ways = flags.map((flag) => waysFrom(flag, watchers))
  const known = new Map<number, number[][]>()
  const cheapest = (left: number): number[][] => {
    if (left === 0) return []
    const earlier = known.get(left)
    if (earlier) return earlier
    const first = flags.findIndex((_, at) => left & (1 << at))
    const rest = left & ~(1 << first)
    const way = (to: number) => ways[first]?.get(to) ?? []
    const plans = [[way(edge), ...cheapest(rest)]]
    flags.forEach((flag, at) => {
      if (rest & (1 << at)) plans.push([way(flag), ...cheapest(rest & ~(1 << at))])
    })
    const best = plans.reduce((least, plan) => (plan.flat().length < least.flat().length ? plan : least))
    known.set(left, best)
    return best
  }
  const repair = new Set<number>()
  for (const qubit of cheapest((1 << flags.length) - 1).flat()) {
    if (!repair.delete(qubit)) repair.add(qubit)
  }
  return repair
}

/** Whether what is stored is wrong after the repair: flips and repair together lead from the upper edge to the lower one. */
export function isSpoiled(size: number, flipped: ReadonlySet<number>, repair: ReadonlySet<number>): boolean {
  const left = new Set([...flipped].filter((qubit) => !repair.has(qubit)))
  for (const qubit of repair) if (!flipped.has(qubit)) left.add(qubit)
  // Such a chain crosses every row an odd number of times, any other an even one.
  return isOdd(
    Array.from({ length: size }, (_, column) => column),
    left,
  )
}

/** Fewest flips that can spoil what a board stores: (size + 1) / 2. */
export const fewestToSpoil = (size: number): number => (size + 1) / 2
