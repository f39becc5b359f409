import { inflateSync } from 'node:zlib'

/** A packed linear classifier: one row of weights per class, in units of `unit`, as deflated bytes in base64. */
export interface PackedModel {
  weights: string
  unit: number
  biases: number[]
}

/** Returns class probabilities (sum 1) for hashed features. */
export type Classifier = (places: readonly number[]) => number[]

/** Reads a multinomial logistic regression; `size`: features per row. */
export function readModel({ weights, unit, biases }: PackedModel, size: number): Classifier {
  const rows = new Int8Array(inflateSync(Buffer.from(weights, 'base64')))
  return (found) => {
    const length = Math.sqrt(found.length) || 1
    const scores = biases.map((bias, row) => {
      let sum = 0
      for (const place of found) sum += rows[row * size + place] ?? 0
      return (sum * unit) / length + bias
    })
    const most = Math.max(...scores)
    const odds = scores.map((score) => Math.exp(score - most))
    const all = odds.reduce((sum, one) => sum + one, 0)
    return odds.map((one) => one / all)
  }
}
