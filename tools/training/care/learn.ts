import { deflateSync } from 'node:zlib'
import type { PackedModel } from '../../../src/talk/linear-model.ts'

/** A message as it is learned from. */
export interface Row {
  found: number[]
  kind: number
  counts: number
}

const rounds = 20
const rate = 0.25
const biasRate = 0.01
const decay = 4e-4
/** Smaller errors are skipped to save time. */
const leastError = 1e-4
/** A row that is right by more than this is looked at again only some rounds later. */
const surelyRight = 0.02
const roundsBetween = 3
/** Of 127. */
const leastWeight = 3

/**
 * Trains a multinomial logistic regression by SGD (AdaGrad; Duchi et al., 2011), reproducibly. `size`: classes;
 * `places`: hashed features; `leftOut`: share of a row's features left out each time, by chance, so that no single word
 * decides (blankout; van der Maaten et al., 2013).
 */
export function learn(rows: readonly Row[], size: number, places: number, leftOut = 0): PackedModel {
  // The weights of a place lie side by side here, which is what a row asks for.
  const weights = new Float32Array(size * places)
  const squares = new Float32Array(size * places).fill(1e-3)
  const biases = Array.from({ length: size }, () => 0)
  const random = randomFrom(7)
  const order = rows.map((_, at) => at)
  /** The round from which on each row is looked at again. */
  const again = new Uint8Array(rows.length)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    for (const at of order) {
      const row = rows[at]
      if (row === undefined || round < (again[at] ?? 0)) continue
      again[at] = step(row) < surelyRight ? round + roundsBetween : 0
    }
  }
  // Of all its features a message has more than a row was learned with.
  return pack(weights, biases, places, Math.sqrt(1 - leftOut))

  /** Learns from a row; how wrong it was, from 0 to 1. */
  function step({ found: all, kind: own, counts }: Row): number {
    const found = leftOut === 0 ? all : all.filter(() => random() >= leftOut)
    const length = Math.sqrt(found.length) || 1
    const odds = biases.map((bias, kind) => {
      let sum = 0
      for (const place of found) sum += weights[place * size + kind] ?? 0
      return sum / length + bias
    })
    const most = Math.max(...odds)
    let total = 0
    for (let kind = 0; kind < size; kind += 1) total += odds[kind] = Math.exp((odds[kind] ?? 0) - most)
    for (let kind = 0; kind < size; kind += 1) {
      const error = counts * ((odds[kind] ?? 0) / total - Number(kind === own))
      if (Math.abs(error) < leastError) continue
      biases[kind] = (biases[kind] ?? 0) - biasRate * error
      for (const place of found) {
        const at = place * size + kind
        const slope = error / length + decay * (weights[at] ?? 0)
        squares[at] = (squares[at] ?? 0) + slope * slope
        weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(squares[at] ?? 1)
      }
    }
    return 1 - (odds[own] ?? 0) / total
  }
}

function pack(weights: Float32Array, biases: readonly number[], places: number, scale: number): PackedModel {
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  const size = biases.length
  const small = new Int8Array(weights.length)
  for (let place = 0; place < places; place += 1)
    for (let kind = 0; kind < size; kind += 1)
      small[kind * places + place] = counted(Math.round((weights[place * size + kind] ?? 0) / unit))
  return {
    unit: Number((unit * scale).toPrecision(6)),
    biases: biases.map((bias) => Number(bias.toFixed(4))),
    weights: deflateSync(small, { level: 9 }).toString('base64'),
  }
}

/** Weights that say next to nothing only cost space. */
const counted = (weight: number): number => (Math.abs(weight) < leastWeight ? 0 : weight)

/** Returns a deterministic generator of numbers in [0, 1) (Park and Miller, 1988). */
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
