/** Packed lists of stem numbers, and how often each stands in its list. */
export class StemLists {
  /** Ascending in each list. */
  readonly #stems: Uint32Array
  readonly #counts: Uint8Array
  /** Start of each list. */
  readonly #offsets: Uint32Array

  /** Counts above 255 count as 255. */
  constructor(lists: readonly ReadonlyMap<number, number>[]) {
    const size = lists.reduce((sum, list) => sum + list.size, 0)
    this.#stems = new Uint32Array(size)
    this.#counts = new Uint8Array(size)
    this.#offsets = new Uint32Array(lists.length + 1)
    let at = 0
    for (const [list, counts] of lists.entries()) {
      for (const [stem, count] of [...counts].sort(([a], [b]) => a - b)) {
        this.#stems[at] = stem
        this.#counts[at] = Math.min(255, count)
        at += 1
      }
      this.#offsets[list + 1] = at
    }
  }

  /** Returns how often a stem stands in a list; 0 in a list that there is not. */
  count(list: number, stem: number): number {
    let from = this.#offsets[list] ?? 0
    let to = this.#offsets[list + 1] ?? 0
    while (from < to) {
      const middle = (from + to) >>> 1
      const found = this.#stems[middle] ?? 0
      if (found === stem) return this.#counts[middle] ?? 0
      if (found < stem) from = middle + 1
      else to = middle
    }
    return 0
  }

  has(list: number, stem: number): boolean {
    return this.count(list, stem) > 0
  }
}
