/** Packed lists of stem numbers. */
export class StemLists {
  readonly #stems: Uint32Array
  /** Start of each list. */
  readonly #offsets: Uint32Array

  constructor(lists: readonly Iterable<number>[]) {
    const all: number[] = []
    this.#offsets = Uint32Array.from([0, ...lists.map((list) => all.push(...list))])
    this.#stems = Uint32Array.from(all)
  }

  /** Whether a list has a stem. */
  has(list: number, stem: number): boolean {
    const end = this.#offsets[list + 1] ?? 0
    for (let at = this.#offsets[list] ?? 0; at < end; at += 1) if (this.#stems[at] === stem) return true
    return false
  }
}
