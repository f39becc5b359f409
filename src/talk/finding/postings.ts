import type { Vocabulary } from './vocabulary.ts'

/** Which documents have a feature, and how much it weighs in each, packed: there are some million pairs. */
export class Postings {
  readonly #vocabulary: Vocabulary
  /** Where the documents of a feature begin, by its number in the vocabulary. */
  readonly #offsets: Uint32Array
  readonly #documents: Uint16Array
  readonly #weights: Float32Array

  /**
   * `countsOf`: how often a document has each of its features; asked for twice, so that never all of them are held at once.
   * `weigh`: what each then weighs, `frequency` being how many documents have it. At most 65,535 documents.
   */
  constructor(
    vocabulary: Vocabulary,
    size: number,
    countsOf: (document: number) => ReadonlyMap<string, number>,
    weigh: (counts: ReadonlyMap<string, number>, frequency: (feature: string) => number) => Iterable<[string, number]>,
  ) {
    this.#vocabulary = vocabulary
    const frequencies = Array.from({ length: vocabulary.size }, () => 0)
    for (let document = 0; document < size; document += 1)
      for (const feature of countsOf(document).keys()) {
        const place = vocabulary.learn(feature)
        frequencies[place] = (frequencies[place] ?? 0) + 1
      }
    this.#offsets = new Uint32Array(vocabulary.size + 1)
    for (let place = 0; place < vocabulary.size; place += 1)
      this.#offsets[place + 1] = (this.#offsets[place] ?? 0) + (frequencies[place] ?? 0)
    const total = this.#offsets[vocabulary.size] ?? 0
    this.#documents = new Uint16Array(total)
    this.#weights = new Float32Array(total)
    const next = this.#offsets.slice()
    for (let document = 0; document < size; document += 1)
      for (const [feature, weight] of weigh(countsOf(document), (one) => this.count(one))) {
        const place = vocabulary.learn(feature)
        const at = next[place] ?? 0
        this.#documents[at] = document
        this.#weights[at] = weight
        next[place] = at + 1
      }
  }

  has(feature: string): boolean {
    return this.count(feature) > 0
  }

  /** How many documents have a feature. */
  count(feature: string): number {
    const [from, to] = this.#range(feature)
    return to - from
  }

  /** Adds to the score of each document that has a feature: `factor` times its weight there, or `factor` where `isPlain`. */
  add(feature: string, factor: number, scores: Float32Array, isPlain = false): void {
    const [from, to] = this.#range(feature)
    for (let at = from; at < to; at += 1) {
      const document = this.#documents[at] ?? 0
      scores[document] = (scores[document] ?? 0) + factor * (isPlain ? 1 : (this.#weights[at] ?? 0))
    }
  }

  /** Where the documents of a feature stand; the vocabulary may have learnt it only after this index was made. */
  #range(feature: string): [from: number, to: number] {
    const place = this.#vocabulary.numberOf(feature) ?? this.#offsets.length
    return [this.#offsets[place] ?? 0, this.#offsets[place + 1] ?? this.#offsets[place] ?? 0]
  }
}
