import type { Language } from '../../i18n/language.ts'
import type { Knowledge } from '../knowledge.ts'
import { stem } from '../terms.ts'
import type { Bm25Index } from './bm25-index.ts'
import { comparableWords, gramsOf, stemsOf } from './features.ts'
import type { Indexes } from './indexes.ts'
import { StemLists } from './stem-lists.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Features of a question with frequencies; below 1 for implied words. */
export interface QuestionFeatures {
  letters: ReadonlyMap<string, number>
  words: ReadonlyMap<string, number>
}

/** Scores per answer and text, about 0 to 1. */
export interface PoolScores {
  answerWords: Float32Array
  answerLetters: Float32Array
  textWords: Float32Array
}

/**
 * Aggregates all material of an answer, and of a text, into one document each: questions often mix words of several
 * phrasings.
 */
export class Pools {
  readonly #answerWords: Bm25Index
  readonly #answerLetters: Bm25Index
  readonly #textWords: Bm25Index
  readonly #words: Vocabulary
  /** Stems per text. */
  readonly #textStems: StemLists

  constructor({ texts, answers }: Knowledge, language: Language, indexes: Indexes) {
    const { letters, words } = indexes
    this.#words = words
    const around = answers.map(({ ask, say }) =>
      comparableWords(
        [...ask, ...say.flatMap(({ text, from }) => [text, ...from.map((one) => one.sentence)])].join(' '),
        language,
      ),
    )
    this.#answerWords = indexes.bm25('answerWords', words, around.length, (at) => stemsOf(around[at] ?? [], language))
    this.#answerLetters = indexes.bm25('answerLetters', letters, around.length, (at) => gramsOf(around[at] ?? []))
    const askedOf = new Map<string, string[]>()
    for (const { about, ask } of answers)
      for (const key of about) askedOf.set(key, [...(askedOf.get(key) ?? []), ...ask])
    const whole = texts.map(({ key, subject, sentences }) =>
      comparableWords([subject, ...sentences.map(({ text }) => text), ...(askedOf.get(key) ?? [])].join(' '), language),
    )
    this.#textWords = indexes.bm25('textWords', words, whole.length, (at) => stemsOf(whole[at] ?? [], language))
    this.#textStems = new StemLists(whole.map((said) => words.learnAll(said.map((word) => stem(word, language)))))
  }

  scores({ letters, words }: QuestionFeatures): PoolScores {
    return {
      answerWords: scaled(this.#answerWords, words),
      answerLetters: scaled(this.#answerLetters, letters),
      textWords: scaled(this.#textWords, words),
    }
  }

  /** Whether a stem occurs in a text or its questions. */
  isAround(text: number, stemmed: string): boolean {
    const number = this.#words.numberOf(stemmed)
    return number !== undefined && this.#textStems.has(text, number)
  }
}

function scaled(index: Bm25Index, features: ReadonlyMap<string, number>): Float32Array {
  const most = index.ceiling(features) || 1
  return index.scores(features).map((score) => score / most)
}
