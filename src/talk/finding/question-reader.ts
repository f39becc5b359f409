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

/** A word that tells what a question is about. */
export interface SubjectWord {
  /** Its own stem first, then those that may stand for it. */
  stems: string[]
  rarity: number
}

/** What a question says, and, counting less, what it may have meant by other words. */
export interface ReadQuestion {
  /** As it was typed, but for errors. */
  words: string[]
  grams: string[]
  features: QuestionFeatures
  subject: SubjectWord[]
}

/** How much a word counts that was not said but may be meant. */
const meantCounts = 0.4

/** Misspelt words of a question that are mended; each takes a look at every word of about its length. */
const mostMended = 16

/** Reads questions with the words that a language's texts and phrasings know. */
export class QuestionReader {
  readonly #language: Language
  readonly #kinds: KindOfQuestion
  readonly #rarities: Pick<CosineIndex, 'rarity'>
  readonly #spelling: Spelling

  /** `written`: the words of the texts. `rarities`: how rare a stem is among the answers. */
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
    // Phrasings are written as readers type: what stands in no text may be an error.
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
      // A word that looks misspelt may be one that the texts do not have.
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

/** How much of a subject, by the weight of its words, is heard, where `isHeard` tells it of a stem; 0.5 where there is none. */
export function heardShare(subject: readonly SubjectWord[], isHeard: (stem: string) => boolean): number {
  let all = 0
  let heard = 0
  for (const { stems, rarity } of subject) {
    all += rarity
    if (stems.some(isHeard)) heard += rarity
  }
  return all === 0 ? 0.5 : heard / all
}
