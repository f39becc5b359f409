import { countsOf } from './cosine-index.ts'

/** How soon a word that is said again stops counting, and how much long documents are held against (Robertson and Zaragoza, 2009). */
const saturation = 1.2
const lengthWeight = 0.6

/** Long documents by their features, for the BM25 score of a question with all of them at once. */
export class Bm25Index {
  readonly #size: number
  readonly #postings = new Map<string, { documents: number[]; weights: number[] }>()

  constructor(documents: readonly (readonly string[])[]) {
    this.#size = documents.length
    const average = documents.reduce((sum, features) => sum + features.length, 0) / Math.max(1, documents.length)
    const counted = documents.map(countsOf)
    for (const [at, counts] of counted.entries()) {
      const length = (documents[at]?.length ?? 0) / (average || 1)
      for (const [feature, count] of counts) {
        const postings = this.#postings.get(feature) ?? { documents: [], weights: [] }
        const weight = (count * (saturation + 1)) / (count + saturation * (1 - lengthWeight + lengthWeight * length))
        postings.documents.push(at)
        postings.weights.push(weight)
        this.#postings.set(feature, postings)
      }
    }
  }

  /** The score of every document, in the order that they were given in. Features that none has do not count. */
  scores(features: ReadonlyMap<string, number>): Float32Array {
    const scores = new Float32Array(this.#size)
    for (const [feature, count] of features) {
      const postings = this.#postings.get(feature)
      if (!postings) continue
      const rarity = Math.log(1 + (this.#size - postings.documents.length + 0.5) / (postings.documents.length + 0.5))
      for (let at = 0; at < postings.documents.length; at += 1) {
        const document = postings.documents[at] ?? 0
        scores[document] = (scores[document] ?? 0) + Math.min(1, count) * rarity * (postings.weights[at] ?? 0)
      }
    }
    return scores
  }
}
