import type { Language } from '../../i18n/language.ts'
import { placeOf } from '../feature-hash.ts'
import learned from './embedding.json' with { type: 'json' }
import type { QuestionFeatures } from './pools.ts'

/** Dimensions of a vector. */
export const dimensions = 64
/** Hash buckets of features. */
export const places = 16_384

/** One vector per bucket, added up. */
export type EmbeddingRows = Int8Array | Float32Array

const rowsOf: Record<Language, EmbeddingRows> = {
  es: new Int8Array(Buffer.from(learned.es, 'base64')),
  en: new Int8Array(Buffer.from(learned.en, 'base64')),
}

/** Returns the bucket of a letter run, stem, or stem pair. */
export const placeOfGram = (gram: string) => placeOf(gram, places)
export const placeOfStem = (stemmed: string) => placeOf(`w${stemmed}`, places)

/** Maps questions with the same answer close together: sums learned feature vectors (`npm run answers:fit`). */
export class Embedding {
  readonly #rows: EmbeddingRows

  constructor(rows: EmbeddingRows) {
    this.#rows = rows
  }

  static of(language: Language): Embedding {
    return new Embedding(rowsOf[language])
  }

  /** Returns a unit vector, or zeros without features. Counts each feature once. */
  vectorOf({ letters, words }: QuestionFeatures): Float32Array {
    const vector = new Float32Array(dimensions)
    for (const [gram, count] of letters) this.#add(placeOfGram(gram), Math.min(1, count), vector)
    for (const [stemmed, count] of words) this.#add(placeOfStem(stemmed), Math.min(1, count), vector)
    const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1
    return vector.map((value) => value / length)
  }

  #add(place: number, factor: number, vector: Float32Array): void {
    const from = place * dimensions
    for (let at = 0; at < dimensions; at += 1) vector[at] = (vector[at] ?? 0) + factor * (this.#rows[from + at] ?? 0)
  }
}

/** Quantization steps. */
const steps = 127

/** Packs unit vectors, one byte per number. */
export function packVectors(size: number, vectorAt: (at: number) => Float32Array): Int8Array {
  const vectors = new Int8Array(size * dimensions)
  for (let at = 0; at < size; at += 1)
    vectors.set(
      vectorAt(at).map((value) => Math.round(value * steps)),
      at * dimensions,
    )
  return vectors
}

/** Computes cosines with packed vectors. */
export class EmbeddingIndex {
  readonly #vectors: Int8Array
  readonly #cosines: Float32Array

  constructor(vectors: Int8Array) {
    this.#vectors = vectors
    this.#cosines = new Float32Array(vectors.length / dimensions)
  }

  /** Returns all cosines, −1 to 1; the array is reused. */
  cosines(vector: Float32Array): Float32Array {
    for (let at = 0; at < this.#cosines.length; at += 1) {
      let sum = 0
      const from = at * dimensions
      for (let k = 0; k < dimensions; k += 1) sum += (this.#vectors[from + k] ?? 0) * (vector[k] ?? 0)
      this.#cosines[at] = sum / steps
    }
    return this.#cosines
  }
}
