import type { Vocabulary } from './vocabulary.ts'

/** Which documents have a feature, and how much it weighs in each, packed: there are some million pairs. */
export interface PackedPostings {
  /** Where the documents of a feature begin, by its number in the vocabulary. */
  offsets: Uint32Array
  documents: Uint16Array
  /** In units of `weightUnit`. */
  weights: Uint16Array
}

/** Weights are below 4: a cosine's at most 1, BM25's at most 2.2. */
const weightUnit = 2 ** -14

/**
 * Packs documents by their features. `countsOf`: how often a document has each of its features; asked for twice, so that never all of them are held at once.
 * `weigh`: what each then weighs, `frequency` being how many documents have it. At most 65,535 documents.
 */
export function packPostings(
  vocabulary: Vocabulary,
  size: number,
  countsOf: (document: number) => ReadonlyMap<string, number>,
  weigh: (counts: ReadonlyMap<string, number>, frequency: (feature: string) => number) => Iterable<[string, number]>,
): PackedPostings {
  const frequencies = Array.from({ length: vocabulary.size }, () => 0)
  for (let document = 0; document < size; document += 1)
    for (const feature of countsOf(document).keys()) {
      const place = vocabulary.learn(feature)
      frequencies[place] = (frequencies[place] ?? 0) + 1
    }
  const offsets = new Uint32Array(vocabulary.size + 1)
  for (let place = 0; place < vocabulary.size; place += 1)
    offsets[place + 1] = (offsets[place] ?? 0) + (frequencies[place] ?? 0)
  const total = offsets[vocabulary.size] ?? 0
  const documents = new Uint16Array(total)
  const weights = new Uint16Array(total)
  const next = offsets.slice()
  for (let document = 0; document < size; document += 1)
    for (const [feature, weight] of weigh(countsOf(document), (one) => frequencies[vocabulary.learn(one)] ?? 0)) {
      const place = vocabulary.learn(feature)
      const at = next[place] ?? 0
      documents[at] = document
      weights[at] = Math.round(weight / weightUnit)
      next[place] = at + 1
    }
  return { offsets, documents, weights }
}

/** Tells which documents have a feature. */
export class Postings {
  readonly #vocabulary: Vocabulary
  readonly #packed: PackedPostings

  constructor(vocabulary: Vocabulary, packed: PackedPostings) {
    this.#vocabulary = vocabulary
    this.#packed = packed
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
    const { documents, weights } = this.#packed
    const [from, to] = this.#range(feature)
    const unit = factor * weightUnit
    for (let at = from; at < to; at += 1) {
      const document = documents[at] ?? 0
      scores[document] = (scores[document] ?? 0) + (isPlain ? factor : unit * (weights[at] ?? 0))
    }
  }

  /** Where the documents of a feature stand; the vocabulary may have learnt it only after they were packed. */
  #range(feature: string): [from: number, to: number] {
    const { offsets } = this.#packed
    const place = this.#vocabulary.numberOf(feature) ?? offsets.length
    return [offsets[place] ?? 0, offsets[place + 1] ?? offsets[place] ?? 0]
  }
}
