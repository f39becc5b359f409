import { concerns } from '../../../src/talk/care/concern.ts'
import { places } from '../../../src/talk/care/concern-model.ts'

/** A training message. */
export interface Row {
  /** Feature indexes. */
  found: number[]
  /** Index in `concerns`. */
  concern: number
  /** Sample weight. */
  counts: number
}

export interface Learned {
  unit: number
  biases: number[]
  /** One byte row per category, base64. */
  weights: string
}

const rounds = 20
const rate = 0.25
const biasRate = 0.01
const decay = 4e-4
/** Errors below this are skipped to save time. */
const leastError = 1e-4

/** Multinomial logistic regression by SGD (AdaGrad; Duchi et al., 2011), deterministic. */
export function learn(rows: readonly Row[]): Learned {
  const size = concerns.length
  // Weights of one feature are adjacent for cache locality.
  const weights = new Float64Array(size * places)
  const squares = new Float64Array(size * places).fill(1e-3)
  const biases = concerns.map(() => 0)
  const random = randomFrom(7)
  const order = rows.map((_, at) => at)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    for (const at of order) {
      const row = rows[at]
      if (row) step(row)
    }
  }
  return pack(weights, biases)

  function step({ found, concern, counts }: Row): void {
    const length = Math.sqrt(found.length) || 1
    const odds = concerns.map((_, kind) => {
      let sum = 0
      for (const place of found) sum += weights[place * size + kind] ?? 0
      return sum / length + (biases[kind] ?? 0)
    })
    const most = Math.max(...odds)
    let all = 0
    for (let kind = 0; kind < size; kind += 1) all += odds[kind] = Math.exp((odds[kind] ?? 0) - most)
    for (let kind = 0; kind < size; kind += 1) {
      const error = counts * ((odds[kind] ?? 0) / all - Number(kind === concern))
      if (Math.abs(error) < leastError) continue
      biases[kind] = (biases[kind] ?? 0) - biasRate * error
      for (const place of found) {
        const at = place * size + kind
        const slope = error / length + decay * (weights[at] ?? 0)
        squares[at] = (squares[at] ?? 0) + slope * slope
        weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(squares[at] ?? 1)
      }
    }
  }
}

function pack(weights: Float64Array, biases: readonly number[]): Learned {
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  const small = new Int8Array(weights.length)
  for (let place = 0; place < places; place += 1)
    for (let kind = 0; kind < concerns.length; kind += 1)
      small[kind * places + place] = Math.round((weights[place * concerns.length + kind] ?? 0) / unit)
  return {
    unit: Number(unit.toPrecision(6)),
    biases: biases.map((bias) => Number(bias.toFixed(4))),
    weights: Buffer.from(small.buffer).toString('base64'),
  }
}

/** Deterministic random numbers (Park and Miller, 1988). */
export function randomFrom(start: number): () => number {
  let seed = start
  return () => (seed = (seed * 48271) % 2147483647) / 2147483647
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
}
