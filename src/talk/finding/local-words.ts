import type { AuthoredAnswer } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import { stem } from '../terms.ts'
import { comparableWords } from './features.ts'
import { otherWordsFor } from './thesaurus.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Weight of implied words. */
const meantCounts = 0.6

/** Words of a text's answers, weighted by rarity within that text: beside an article, "eat" can identify an answer. */
export class LocalWords {
  readonly #answersOf = new Map<string, { answer: AuthoredAnswer; counts: Map<number, number> }[]>()
  readonly #language: Language
  readonly #vocabulary: Vocabulary

  constructor(answers: readonly AuthoredAnswer[], language: Language, vocabulary: Vocabulary) {
    this.#language = language
    this.#vocabulary = vocabulary
    for (const answer of answers) {
      const [about = ''] = answer.about
      if (!about.startsWith('article:')) continue
      const counts = new Map<number, number>()
      for (const line of [...answer.ask, answer.say.map(({ text }) => text).join(' ')])
        for (const one of vocabulary.learnAll(comparableWords(line, language).map((word) => stem(word, language))))
          counts.set(one, (counts.get(one) ?? 0) + 1)
      this.#answersOf.set(about, [...(this.#answersOf.get(about) ?? []), { answer, counts }])
    }
  }

  /** Returns scores of a text's answers, 0 to 1; empty for unknown texts. */
  scores(words: readonly string[], text: string | undefined): Map<AuthoredAnswer, number> {
    const own = text === undefined ? [] : (this.#answersOf.get(text) ?? [])
    const scores = new Map<AuthoredAnswer, number>()
    if (own.length === 0) return scores
    // Words of no text share a number.
    const numberOf = (word: string) => this.#vocabulary.numberOf(stem(word, this.#language)) ?? -1
    const asked = words.map((word) => ({
      own: numberOf(word),
      others: otherWordsFor([word], this.#language).map(numberOf),
    }))
    const rarity = (one: number) => {
      const frequency = own.reduce((sum, { counts }) => sum + Number(counts.has(one)), 0)
      return frequency === 0 ? 0 : Math.log(1 + (own.length - frequency + 0.5) / (frequency + 0.5))
    }
    const weighed = asked.map(({ own: said, others }) => ({
      said,
      others,
      weight: Math.max(rarity(said), ...others.map((other) => meantCounts * rarity(other))),
    }))
    const all = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1
    for (const { answer, counts } of own) {
      const share = (one: number) => {
        const count = counts.get(one) ?? 0
        return count / (count + 1)
      }
      const sum = weighed.reduce(
        (total, { said, others, weight }) =>
          total + weight * Math.max(share(said), ...others.map((other) => meantCounts * share(other))),
        0,
      )
      scores.set(answer, sum / all)
    }
    return scores
  }
}
