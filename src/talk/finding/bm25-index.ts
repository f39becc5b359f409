import { countsOf } from './cosine-index.ts'
import { Postings } from './postings.ts'

/** How soon a word that is said again stops counting, and how much long documents are held against (Robertson and Zaragoza, 2009). */
const saturation = 1.2
const lengthWeight = 0.6

/** Long documents by their features, for the BM25 score of a question with all of them at once. */
export class Bm25Index {
  readonly #size: number
  readonly #postings: Postings

  /** `featuresOf`: the features of each document; asked for three times. */
  constructor(size: number, featuresOf: (document: number) => readonly string[]) {
    this.#size = size
    const lengths = Array.from({ length: size }, (_, document) => featuresOf(document).length)
    const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, size)
    this.#postings = new Postings(
      size,
      (document) => countsOf(featuresOf(document)),
      (counts) => {
        const length = [...counts.values()].reduce((sum, count) => sum + count, 0)
        const held = saturation * (1 - lengthWeight + (lengthWeight * length) / (average || 1))
        return [...counts].map(([feature, count]) => [feature, (count * (saturation + 1)) / (count + held)])
      },
    )
  }

  /** The score of every document, in the order that they were given in. Features that none has do not count. */
  scores(features: ReadonlyMap<string, number>): Float32Array {
    const scores = new Float32Array(this.#size)
    for (const [feature, count] of features) {
      const frequency = this.#postings.count(feature)
      if (frequency === 0) continue
      const rarity = Math.log(1 + (this.#size - frequency + 0.5) / (frequency + 0.5))
      this.#postings.add(feature, Math.min(1, count) * rarity, scores)
    }
    return scores
  }
}
