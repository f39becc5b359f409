import { placeOf } from './feature-hash.ts'

/** A learnt model as it is kept: a row of bytes for each class. */
export interface PackedModel {
  classes: string[]
  /** Features share so many places; a power of two. */
  places: number
  /** What a byte counts. */
  unit: number
  biases: number[]
  /** In base64. */
  weights: string
}

/** Multinomial logistic regression over hashed features (`tools/training/logistic-regression.ts` learns it). */
export class LinearModel {
  readonly classes: readonly string[]
  readonly #places: number
  readonly #unit: number
  readonly #biases: readonly number[]
  readonly #weights: Int8Array

  constructor({ classes, places, unit, biases, weights }: PackedModel) {
    this.classes = classes
    this.#places = places
    this.#unit = unit
    this.#biases = biases
    this.#weights = new Int8Array(Buffer.from(weights, 'base64'))
  }

  /** How likely each class is, 0 to 1, in the order of `classes`. */
  likelihoods(features: readonly string[]): number[] {
    const found = placesOf(features, this.#places)
    const length = Math.sqrt(found.length) || 1
    const scores = this.classes.map((_, row) => {
      let sum = 0
      for (const place of found) sum += this.#weights[row * this.#places + place] ?? 0
      return (sum * this.#unit) / length + (this.#biases[row] ?? 0)
    })
    const most = Math.max(...scores)
    const odds = scores.map((score) => Math.exp(score - most))
    const all = odds.reduce((sum, one) => sum + one, 0)
    return odds.map((one) => one / all)
  }
}

/** The places of some features, each once. */
export function placesOf(features: readonly string[], places: number): number[] {
  return [...new Set(features.map((feature) => placeOf(feature, places)))]
}
