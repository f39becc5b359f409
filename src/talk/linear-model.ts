/** A linear classifier as it is kept: a row of weights a class, in units of `unit`, as bytes in base64. */
export interface PackedModel {
  weights: string
  unit: number
  biases: number[]
}

/** Tells how likely each class is (0 to 1, together 1) for the places of a message's features. */
export type Classifier = (places: readonly number[]) => number[]

/** Multinomial logistic regression over hashed features; `size`: how many places a row has. */
export function readModel({ weights, unit, biases }: PackedModel, size: number): Classifier {
  const rows = new Int8Array(Buffer.from(weights, 'base64'))
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
