import { countsOf } from './features.ts'
import { packPostings, type PackedPostings, type Postings } from './postings.ts'
import type { Vocabulary } from './vocabulary.ts'

/** BM25 parameters (Robertson and Zaragoza, 2009). */
const saturation = 1.2
const lengthWeight = 0.6

export class Bm25Index {
  readonly #size: number
  readonly #postings: Postings

  constructor(size: number, postings: Postings) {
    this.#size = size
    this.#postings = postings
  }

  /** Approximate maximum score of a document, unknown features included. */
  ceiling(features: ReadonlyMap<string, number>): number {
    let sum = 0
    for (const [feature, count] of features) sum += Math.min(1, count) * this.#rarity(this.#postings.count(feature))
    return sum * (saturation + 1)
  }

  #rarity(frequency: number): number {
    return Math.log(1 + (this.#size - frequency + 0.5) / (frequency + 0.5))
  }

  /** Returns all scores in document order. Ignores unknown features. */
  scores(features: ReadonlyMap<string, number>): Float32Array {
    const scores = new Float32Array(this.#size)
    for (const [feature, count] of features) {
      const frequency = this.#postings.count(feature)
      if (frequency === 0) continue
      this.#postings.add(feature, Math.min(1, count) * this.#rarity(frequency), scores)
    }
    return scores
  }
}

/** Packs a BM25 index. `featuresOf` is called three times per document. */
export function packBm25(
  vocabulary: Vocabulary,
  size: number,
  featuresOf: (document: number) => readonly string[],
): PackedPostings {
  const lengths = Array.from({ length: size }, (_, document) => featuresOf(document).length)
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, size)
  return packPostings(
    vocabulary,
    size,
    (document) => countsOf(featuresOf(document)),
    (counts) => {
      const length = [...counts.values()].reduce((sum, count) => sum + count, 0)
      const held = saturation * (1 - lengthWeight + (lengthWeight * length) / (average || 1))
      return [...counts].map(([feature, count]) => [feature, (count * (saturation + 1)) / (count + held)])
    },
  )
}
