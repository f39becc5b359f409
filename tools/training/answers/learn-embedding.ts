import type { AuthoredAnswer } from '../../../src/content/answers.ts'
import type { Language } from '../../../src/i18n/language.ts'
import { dimensions, placeOfGram, placeOfStem, places } from '../../../src/talk/finding/embedding.ts'
import { comparableWords, gramsOf, stemsOf } from '../../../src/talk/finding/features.ts'

const rounds = 8
const firstRate = 0.5
/** Dropout rate of features. */
const leftOut = 0.35
/** Inverse temperature of cosines. */
const sharpness = 16
/** Weight of an answer's sentence relative to a phrasing. */
const saidCounts = 0.5

interface Example {
  places: Int32Array
  answer: number
  counts: number
}

/**
 * Trains feature vectors so that phrasings lie near their answer (multinomial logistic regression on cosines, SGD).
 * About 20 seconds. `random`: returns numbers in [0, 1).
 */
export function learnEmbedding(
  answers: readonly AuthoredAnswer[],
  language: Language,
  random: () => number,
): Float32Array {
  const examples = answers.flatMap(({ ask, say }, answer) => [
    ...ask.map((text): Example => ({ places: placesOf(text, language), answer, counts: 1 })),
    ...say.map(({ text }): Example => ({ places: placesOf(text, language), answer, counts: saidCounts })),
  ])
  const rows = Float32Array.from({ length: places * dimensions }, () => (random() - 0.5) / Math.sqrt(dimensions))
  const targets = Float32Array.from({ length: answers.length * dimensions }, () => random() - 0.5)
  for (let answer = 0; answer < answers.length; answer += 1) toUnit(targets, answer * dimensions)
  const odds = new Float64Array(answers.length)
  const vector = new Float32Array(dimensions)
  const pull = new Float32Array(dimensions)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(examples, random)
    const rate = firstRate * (1 - round / rounds)
    for (const { places: all, answer, counts } of examples) {
      const kept = all.filter(() => random() >= leftOut)
      const length = addUp(rows, kept, vector)
      let sum = 0
      for (let one = 0; one < odds.length; one += 1) {
        const odd = Math.exp(sharpness * (dotAt(targets, one * dimensions, vector) - 1))
        odds[one] = odd
        sum += odd
      }
      pull.fill(0)
      for (let one = 0; one < odds.length; one += 1) {
        const error = counts * ((one === answer ? 1 : 0) - (odds[one] ?? 0) / sum)
        // Skip negligible errors.
        if (Math.abs(error) < 1e-4) continue
        const from = one * dimensions
        for (let k = 0; k < dimensions; k += 1) {
          pull[k] = (pull[k] ?? 0) + sharpness * error * (targets[from + k] ?? 0)
          targets[from + k] = (targets[from + k] ?? 0) + rate * error * (vector[k] ?? 0)
        }
        if (one === answer) toUnit(targets, from)
      }
      // Gradient of the normalization: only the perpendicular part counts.
      const along = dotAt(pull, 0, vector)
      for (let k = 0; k < dimensions; k += 1) pull[k] = ((pull[k] ?? 0) - along * (vector[k] ?? 0)) / length
      for (const place of kept)
        for (let k = 0, at = place * dimensions; k < dimensions; k += 1, at += 1)
          rows[at] = (rows[at] ?? 0) + rate * (pull[k] ?? 0)
    }
  }
  return rows
}

/** Quantizes rows to bytes; their common scale is irrelevant. */
export function packRows(rows: Float32Array): Int8Array {
  const most = rows.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0) || 1
  return Int8Array.from(rows, (value) => Math.round((value / most) * 127))
}

function placesOf(text: string, language: Language): Int32Array {
  const words = comparableWords(text, language)
  return Int32Array.from([
    ...new Set(gramsOf(words).map(placeOfGram)),
    ...new Set(stemsOf(words, language).map(placeOfStem)),
  ])
}

function addUp(rows: Float32Array, kept: Int32Array, vector: Float32Array): number {
  vector.fill(0)
  for (const place of kept)
    for (let k = 0, at = place * dimensions; k < dimensions; k += 1, at += 1)
      vector[k] = (vector[k] ?? 0) + (rows[at] ?? 0)
  return toUnit(vector, 0)
}

function toUnit(numbers: Float32Array, from: number): number {
  let square = 0
  for (let at = from; at < from + dimensions; at += 1) square += (numbers[at] ?? 0) ** 2
  const length = Math.sqrt(square) || 1
  for (let at = from; at < from + dimensions; at += 1) numbers[at] = (numbers[at] ?? 0) / length
  return length
}

function dotAt(numbers: Float32Array, from: number, vector: Float32Array): number {
  let sum = 0
  for (let k = 0; k < dimensions; k += 1) sum += (numbers[from + k] ?? 0) * (vector[k] ?? 0)
  return sum
}

/** Fisher–Yates shuffle (Durstenfeld 1964). */
function shuffle<Item>(items: Item[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const kept = items[last] as Item
    items[last] = items[other] as Item
    items[other] = kept
  }
}
