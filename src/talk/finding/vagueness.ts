import type { Knowledge } from '../knowledge.ts'
import { stem } from '../terms.ts'
import { comparableWords } from './features.ts'
import type { SubjectWord } from './question-reader.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Tells how little a question says by itself, by in how many articles, their questions included, its words stand. */
export class Vagueness {
  readonly #vocabulary: Vocabulary
  /** In how many articles a stem stands. */
  readonly #spread = new Map<number, number>()
  readonly #articles: number

  constructor({ language, texts, answers }: Knowledge, vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
    const articles = texts.filter(({ kind }) => kind === 'article')
    this.#articles = articles.length
    for (const { key, sentences } of articles) {
      const asked = answers.flatMap(({ about, ask }) => (about[0] === key ? ask : []))
      const words = comparableWords([...sentences.map(({ text }) => text), ...asked].join(' '), language)
      for (const one of vocabulary.learnAll(words.map((word) => stem(word, language))))
        this.#spread.set(one, (this.#spread.get(one) ?? 0) + 1)
    }
  }

  /** 1 for a question that names nothing, 0 for one that names what one article alone, or none, speaks of. */
  of(subject: readonly SubjectWord[]): number {
    const most = Math.log(this.#articles + 1)
    const specific = subject.map(({ stems: [own = ''] }) => {
      const spread = this.#spread.get(this.#vocabulary.numberOf(own) ?? -1) ?? 0
      return Math.log((this.#articles + 1) / (spread + 1)) / most
    })
    return 1 - Math.max(0, ...specific)
  }
}
