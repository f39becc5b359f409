import { countsOf } from './features.ts'
import { packPostings, type PackedPostings, type Postings } from './postings.ts'
import type { Vocabulary } from './vocabulary.ts'

/** TF-IDF cosine index. */
export class CosineIndex {
  readonly size: number
  readonly #postings: Postings
  readonly #cosines: Float32Array
  readonly #shares: Float32Array

  constructor(size: number, postings: Postings) {
    this.size = size
    this.#postings = postings
    this.#cosines = new Float32Array(size)
    this.#shares = new Float32Array(size)
  }

  has(feature: string): boolean {
    return this.#postings.has(feature)
  }

  /** Returns the IDF (natural logarithm); the maximum for unknown features. */
  rarity(feature: string): number {
    return rarityIn(this.size, this.#postings.count(feature))
  }

  /**
   * Returns cosines with all documents, 0 to 1; the array is reused. Ignores unknown features. `features`: frequencies;
   * below 1 for implied words.
   */
  cosines(features: ReadonlyMap<string, number>): Float32Array {
    const scores = this.#cosines.fill(0)
    const known = new Map([...features].filter(([feature]) => this.#postings.has(feature)))
    for (const [feature, weight] of weigh(known, (one) => this.rarity(one))) this.#postings.add(feature, weight, scores)
    return scores
  }

  /** Returns the IDF-weighted share of features in each document, 0 to 1; the array is reused. */
  shares(features: Iterable<string>): Float32Array {
    const scores = this.#shares.fill(0)
    let total = 0
    for (const feature of features) {
      const rarity = this.rarity(feature)
      total += rarity
      this.#postings.add(feature, rarity, scores, true)
    }
    for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / (total || 1)
    return scores
  }
}

/** Packs a cosine index. `featuresOf` is called twice per document. */
export function packCosines(
  vocabulary: Vocabulary,
  size: number,
  featuresOf: (document: number) => readonly string[],
): PackedPostings {
  return packPostings(
    vocabulary,
    size,
    (document) => countsOf(featuresOf(document)),
    (counts, frequency) => weigh(counts, (feature) => rarityIn(size, frequency(feature))),
  )
}

const rarityIn = (size: number, frequency: number) => Math.log(1 + size / (frequency + 0.5))

function weigh(counts: ReadonlyMap<string, number>, rarityOf: (feature: string) => number): [string, number][] {
  const weighted: [string, number][] = []
  let square = 0
  for (const [feature, count] of counts) {
    const weight = (count < 1 ? count : 1 + Math.log(count)) * rarityOf(feature)
    square += weight * weight
    weighted.push([feature, weight])
  }
  const length = Math.sqrt(square) || 1
  for (const pair of weighted) pair[1] /= length
  return weighted
}
