/** Lists of stems, by their numbers in the vocabulary, packed: there are some ten thousand. */
export class StemLists {
  readonly #stems: Uint32Array
  /** Where each list begins. */
  readonly #offsets: Uint32Array

  constructor(lists: readonly Iterable<number>[]) {
    const all: number[] = []
    this.#offsets = Uint32Array.from([0, ...lists.map((list) => all.push(...list))])
    this.#stems = Uint32Array.from(all)
  }

  /** Whether a stem stands in a list. */
  has(list: number, stem: number): boolean {
    const end = this.#offsets[list + 1] ?? 0
    for (let at = this.#offsets[list] ?? 0; at < end; at += 1) if (this.#stems[at] === stem) return true
    return false
  }
}
