import type { Knowledge } from '../knowledge.ts'
import { stem } from '../terms.ts'
import { comparableWords, countsOf } from './features.ts'
import type { SubjectWord } from './question-reader.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Frequency from which a text is about a word. */
const oftenEnough = 6

/**
 * Estimates vagueness from how many articles contain the words, and whether any repeats them: “sold” may occur in one
 * article without naming it.
 */
export class Vagueness {
  readonly #vocabulary: Vocabulary
  /** Articles per stem. */
  readonly #spread = new Map<number, number>()
  /** Highest frequency per stem in an article. */
  readonly #most = new Map<number, number>()
  readonly #articles: number

  constructor({ language, texts, answers }: Knowledge, vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
    const articles = texts.filter(({ kind }) => kind === 'article')
    this.#articles = articles.length
    for (const { key, sentences } of articles) {
      const asked = answers.flatMap(({ about, ask }) => (about[0] === key ? ask : []))
      const words = comparableWords([...sentences.map(({ text }) => text), ...asked].join(' '), language)
      for (const [stemmed, count] of countsOf(words.map((word) => stem(word, language)))) {
        const one = vocabulary.learn(stemmed)
        this.#spread.set(one, (this.#spread.get(one) ?? 0) + 1)
        this.#most.set(one, Math.max(count, this.#most.get(one) ?? 0))
      }
    }
  }

  /** Returns 1 for a question that names nothing, 0 for one that names a single article or none. */
  of(subject: readonly SubjectWord[]): number {
    const most = Math.log(this.#articles + 1)
    const specific = subject.map(({ stems: [own = ''] }) => {
      const number = this.#vocabulary.numberOf(own) ?? -1
      const spread = this.#spread.get(number) ?? 0
      // Words of no article may name something else.
      const weight = Math.min(1, (this.#most.get(number) ?? oftenEnough) / oftenEnough)
      return (weight * Math.log((this.#articles + 1) / (spread + 1))) / most
    })
    return 1 - Math.max(0, ...specific)
  }
}
