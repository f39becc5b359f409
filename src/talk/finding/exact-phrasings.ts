import { hashOf } from '../text-hash.ts'

/** Finds who owns a phrasing, word by word, by its 32-bit hash: among 20,000 a stranger is taken for one in 200,000 times. */
export class ExactPhrasings {
  /** Ascending. */
  readonly #hashes: Uint32Array
  readonly #owners: Uint16Array

  /** `said`: comparable words; `owner`: the number of an answer. */
  constructor(phrasings: readonly { said: readonly string[]; owner: number }[]) {
    const hashed = phrasings.map(({ said, owner }) => ({ hash: hashOf(said.join(' ')), owner }))
    hashed.sort((a, b) => a.hash - b.hash)
    this.#hashes = Uint32Array.from(hashed, ({ hash }) => hash)
    this.#owners = Uint16Array.from(hashed, ({ owner }) => owner)
  }

  /** Returns the owners of a phrasing, in the order in which they were given. */
  ownersOf(said: readonly string[]): number[] {
    const hash = hashOf(said.join(' '))
    let from = 0
    let to = this.#hashes.length
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((this.#hashes[middle] ?? 0) < hash) from = middle + 1
      else to = middle
    }
    const owners: number[] = []
    for (let at = from; this.#hashes[at] === hash; at += 1) owners.push(this.#owners[at] ?? 0)
    return owners
  }
}
