import type { AuthoredAnswer } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import { stem } from '../terms.ts'
import type { CosineIndex } from './cosine-index.ts'
import { comparableWords, countsOf, gramsOf, stemsOf } from './features.ts'
import type { KindOfQuestion } from './kind-of-question.ts'
import type { QuestionFeatures } from './pools.ts'
import { Spelling } from './spelling.ts'
import { otherWordsFor } from './thesaurus.ts'
import unanswered from './unanswered.json' with { type: 'json' }

/** A subject word of a question. */
export interface SubjectWord {
  /** Its own stem first, then synonyms. */
  stems: string[]
  rarity: number
}

/** Words of a question, and implied words with less weight. */
export interface ReadQuestion {
  words: string[]
  grams: string[]
  features: QuestionFeatures
  subject: SubjectWord[]
}

/** Weight of implied words. */
const meantCounts = 0.4

/** Most corrected words per question, since each is expensive. */
const mostMended = 16

/** Analyzes questions with a language's vocabulary. */
export class QuestionReader {
  readonly #language: Language
  readonly #kinds: KindOfQuestion
  readonly #rarities: Pick<CosineIndex, 'rarity'>
  readonly #spelling: Spelling

  /** `written`: words of the texts. `rarities`: IDF of stems. */
  constructor(
    language: Language,
    written: readonly (readonly string[])[],
    answers: readonly AuthoredAnswer[],
    kinds: KindOfQuestion,
    rarities: Pick<CosineIndex, 'rarity'>,
  ) {
    this.#language = language
    this.#kinds = kinds
    this.#rarities = rarities
    const asked = countsOf(answers.flatMap(({ ask }) => comparableWords(ask.join(' '), language)))
    const known = countsOf([
      ...written.flat(),
      ...unanswered[language].flatMap((question) => comparableWords(question, language)),
    ])
    // Words that occur only in phrasings may be typos.
    const doubted = new Set([...asked.keys()].filter((word) => !known.has(word)))
    for (const [word, times] of asked) known.set(word, (known.get(word) ?? 0) + times)
    this.#spelling = new Spelling(known, language, doubted)
  }

  read(question: string): ReadQuestion {
    const language = this.#language
    const typed = comparableWords(question, language)
    const unknown = [...new Set(typed)].filter((word) => this.#spelling.isDoubtful(word)).slice(0, mostMended)
    const mended = new Map(unknown.map((word) => [word, this.#spelling.meant(word)]))
    const meantBy = (word: string) => mended.get(word) ?? []
    const words = typed.map((word) => meantBy(word)[0] ?? word)
    const other = [
      ...otherWordsFor(words, language),
      // An apparent typo may be an unknown word.
      ...typed.filter((word) => !words.includes(word)),
      ...typed.flatMap((word) => meantBy(word).slice(1)),
    ]
    const grams = gramsOf(words)
    const letters = countsOf(grams)
    const stems = countsOf(stemsOf(words, language))
    for (const gram of gramsOf(other)) if (!letters.has(gram)) letters.set(gram, meantCounts)
    for (const word of other) {
      const [meant = ''] = stemsOf([word], language)
      if (!stems.has(meant)) stems.set(meant, meantCounts)
    }
    const subject = words
      .filter((word) => !this.#kinds.isCommon(word) && word.length > 1)
      .map((word) => ({
        stems: [word, ...otherWordsFor([word], language), ...meantBy(word)].map((each) => stem(each, language)),
        rarity: this.#rarities.rarity(stem(word, language)),
      }))
    return { words, grams, features: { letters, words: stems }, subject }
  }
}

/** Share of a subject, by weight, that matches `isHeard`; 0.5 without a subject. */
export function heardShare(subject: readonly SubjectWord[], isHeard: (stem: string) => boolean): number {
  let all = 0
  let heard = 0
  for (const { stems, rarity } of subject) {
    all += rarity
    if (stems.some(isHeard)) heard += rarity
  }
  return all === 0 ? 0.5 : heard / all
}
