import type { Vocabulary } from './vocabulary.ts'

/** Packed postings: features × documents with weights. */
export interface PackedPostings {
  /** Start of each feature's documents. */
  offsets: Uint32Array
  documents: Uint16Array
  /** In units of `weightUnit`. */
  weights: Uint16Array
}

/** Weights are below 4: cosine ≤ 1, BM25 ≤ 2.2. */
const weightUnit = 2 ** -14

/**
 * Packs documents. `countsOf` is called twice per document, to save memory. `weigh` computes weights; `frequency` is
 * the document frequency. At most 65,535 documents.
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

/** Posting lists. */
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

  /** Returns the document frequency. */
  count(feature: string): number {
    const [from, to] = this.#range(feature)
    return to - from
  }

  /** Adds `factor` × weight (or `factor` if `isPlain`) to each document's score. */
  add(feature: string, factor: number, scores: Float32Array, isPlain = false): void {
    const { documents, weights } = this.#packed
    const [from, to] = this.#range(feature)
    const unit = factor * weightUnit
    for (let at = from; at < to; at += 1) {
      const document = documents[at] ?? 0
      scores[document] = (scores[document] ?? 0) + (isPlain ? factor : unit * (weights[at] ?? 0))
    }
  }

  /** Range of a feature; it may be newer than the postings. */
  #range(feature: string): [from: number, to: number] {
    const { offsets } = this.#packed
    const place = this.#vocabulary.numberOf(feature) ?? offsets.length
    return [offsets[place] ?? 0, offsets[place + 1] ?? offsets[place] ?? 0]
  }
}
