import { Bm25Index, packBm25 } from './bm25-index.ts'
import { CosineIndex, packCosines } from './cosine-index.ts'
import { EmbeddingIndex, packVectors } from './embedding.ts'
import { Postings, type PackedPostings } from './postings.ts'
import { Vocabulary } from './vocabulary.ts'

export const indexNames = [
  'texts',
  'textWords',
  'phrasingLetters',
  'phrasingWords',
  'saidLetters',
  'saidWords',
  'answerLetters',
  'answerWords',
] as const
type Name = (typeof indexNames)[number]

/** Packed indexes of a language. */
export interface PackedIndexes {
  /** Hashes of the features in the vocabularies. */
  letters: Uint32Array
  words: Uint32Array
  postings: Partial<Record<Name, PackedPostings>>
  /** Vectors of the phrasings. */
  vectors?: Int8Array | undefined
}

type Features = (document: number) => readonly string[]

/** Indexes of a language, created on demand or from packed data. */
export class Indexes {
  /** Character n-grams. */
  readonly letters: Vocabulary
  /** Stems and stem pairs. */
  readonly words: Vocabulary
  readonly #postings: Partial<Record<Name, PackedPostings>>
  #vectors: Int8Array | undefined

  constructor({ letters, words, postings, vectors }: Partial<PackedIndexes> = {}) {
    this.letters = new Vocabulary(letters)
    this.words = new Vocabulary(words)
    this.#postings = { ...postings }
    this.#vectors = vectors
  }

  cosine(name: Name, vocabulary: Vocabulary, size: number, featuresOf: Features): CosineIndex {
    const packed = (this.#postings[name] ??= packCosines(vocabulary, size, featuresOf))
    return new CosineIndex(size, new Postings(vocabulary, packed))
  }

  bm25(name: Name, vocabulary: Vocabulary, size: number, featuresOf: Features): Bm25Index {
    const packed = (this.#postings[name] ??= packBm25(vocabulary, size, featuresOf))
    return new Bm25Index(size, new Postings(vocabulary, packed))
  }

  embedding(size: number, vectorAt: (at: number) => Float32Array): EmbeddingIndex {
    return new EmbeddingIndex((this.#vectors ??= packVectors(size, vectorAt)))
  }

  get packed(): PackedIndexes {
    const { letters, words } = this
    return { letters: letters.hashes, words: words.hashes, postings: this.#postings, vectors: this.#vectors }
  }
}
