interface Postings {
  documents: number[]
  weights: number[]
}

/** Documents by their features, weighted by how rare each is, for the cosines of a question with all of them at once. */
export class CosineIndex {
  readonly size: number
  readonly #postings = new Map<string, Postings>()
  readonly #rarity = new Map<string, number>()
  readonly #scores: Float32Array

  constructor(documents: readonly (readonly string[])[]) {
    this.size = documents.length
    this.#scores = new Float32Array(documents.length)
    const counted = documents.map(countsOf)
    const frequencies = new Map<string, number>()
    for (const counts of counted)
      for (const feature of counts.keys()) frequencies.set(feature, (frequencies.get(feature) ?? 0) + 1)
    for (const [feature, frequency] of frequencies)
      this.#rarity.set(feature, Math.log(1 + documents.length / (frequency + 0.5)))
    for (const [at, counts] of counted.entries()) {
      const weighted = this.#weigh(counts)
      for (const [feature, weight] of weighted) {
        const postings = this.#postings.get(feature) ?? { documents: [], weights: [] }
        postings.documents.push(at)
        postings.weights.push(weight)
        this.#postings.set(feature, postings)
      }
    }
  }

  has(feature: string): boolean {
    return this.#rarity.has(feature)
  }

  /** How rare a feature is (natural logarithm); the rarest of all for one that no document has. */
  rarity(feature: string): number {
    return this.#rarity.get(feature) ?? Math.log(1 + this.size / 0.5)
  }

  /**
   * The cosine of a question with every document, 0 to 1, in an array that the next call overwrites. A feature that no
   * document has does not count against any. `features`: each with how often it is said; less than once for what was not
   * said but meant.
   */
  cosines(features: ReadonlyMap<string, number>): Float32Array {
    this.#scores.fill(0)
    for (const [feature, weight] of this.#weigh(features)) {
      const { documents, weights } = this.#postings.get(feature) ?? { documents: [], weights: [] }
      for (let at = 0; at < documents.length; at += 1) {
        const document = documents[at] ?? 0
        this.#scores[document] = (this.#scores[document] ?? 0) + weight * (weights[at] ?? 0)
      }
    }
    return this.#scores
  }

  /** Known features with their weights, of length 1 together. */
  #weigh(counts: ReadonlyMap<string, number>): [string, number][] {
    const weighted: [string, number][] = []
    let square = 0
    for (const [feature, count] of counts) {
      const rarity = this.#rarity.get(feature)
      if (rarity === undefined) continue
      const weight = (count < 1 ? count : 1 + Math.log(count)) * rarity
      square += weight * weight
      weighted.push([feature, weight])
    }
    const length = Math.sqrt(square) || 1
    for (const pair of weighted) pair[1] /= length
    return weighted
  }
}

export function countsOf(features: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return counts
}
