import type { Language } from '../../i18n/language.ts'
import { placeOf } from '../feature-hash.ts'
import { featuresOf } from './care-features.ts'
import { concerns, type Concern } from './concern.ts'
import learned from './concern-model.json' with { type: 'json' }

/** Features share this many places. */
export const places = 32_768

/** The places of a message's features. */
export function placesOf(message: string, language: Language): number[] {
  return [...new Set(featuresOf(message, language).map((feature) => placeOf(feature, places)))]
}

interface Model {
  /** A row of weights for each concern, in units of `unit`. */
  weights: Int8Array
  unit: number
  biases: number[]
}

const models: Record<Language, Model> = { es: read(learned.es), en: read(learned.en) }

function read({ weights, unit, biases }: { weights: string; unit: number; biases: number[] }): Model {
  return { weights: new Int8Array(Buffer.from(weights, 'base64')), unit, biases }
}

/** How likely each concern is (0 to 1, together 1), learned from the messages in tools/care (`npm run care:fit`). */
export function likelihoods(message: string, language: Language): Record<Concern | 'none', number> {
  const { weights, unit, biases } = models[language]
  const found = placesOf(message, language)
  const length = Math.sqrt(found.length) || 1
  const scores = concerns.map((_, row) => {
    let sum = 0
    for (const place of found) sum += weights[row * places + place] ?? 0
    return (sum * unit) / length + (biases[row] ?? 0)
  })
  const most = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const all = odds.reduce((sum, one) => sum + one, 0)
  return Object.fromEntries(concerns.map((concern, row) => [concern, (odds[row] ?? 0) / all])) as Record<
    Concern | 'none',
    number
  >
}
