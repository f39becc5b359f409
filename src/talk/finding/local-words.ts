import type { AuthoredAnswer } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import { stem } from '../terms.ts'
import { comparableWords } from './features.ts'
import { StemLists } from './stem-lists.ts'
import { otherWordsFor } from './thesaurus.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Weight of implied words. */
const meantCounts = 0.6

/** Words of a text's answers, weighted by rarity within that text: beside an article, "eat" can identify an answer. */
export class LocalWords {
  readonly #answersOf: ReadonlyMap<string, { answers: readonly AuthoredAnswer[]; stems: StemLists }>
  readonly #language: Language
  readonly #vocabulary: Vocabulary

  constructor(answers: readonly AuthoredAnswer[], language: Language, vocabulary: Vocabulary) {
    this.#language = language
    this.#vocabulary = vocabulary
    const stemsOf = ({ ask, say }: AuthoredAnswer) =>
      vocabulary.learnAll(
        [...ask, say.map(({ text }) => text).join(' ')].flatMap((line) => [
          ...new Set(comparableWords(line, language).map((word) => stem(word, language))),
        ]),
      )
    const byText = new Map<string, AuthoredAnswer[]>()
    for (const answer of answers) {
      const [about = ''] = answer.about
      if (about.startsWith('article:')) byText.set(about, [...(byText.get(about) ?? []), answer])
    }
    this.#answersOf = new Map(
      [...byText].map(([text, own]) => [text, { answers: own, stems: new StemLists(own.map(stemsOf)) }]),
    )
  }

  /** Returns scores of a text's answers, 0 to 1; empty for unknown texts. */
  scores(words: readonly string[], text: string | undefined): Map<AuthoredAnswer, number> {
    const scores = new Map<AuthoredAnswer, number>()
    const own = this.#answersOf.get(text ?? '')
    if (!own) return scores
    const { answers, stems } = own
    // Words of no text share a number.
    const numberOf = (word: string) => this.#vocabulary.numberOf(stem(word, this.#language)) ?? -1
    const asked = words.map((word) => ({
      own: numberOf(word),
      others: otherWordsFor([word], this.#language).map(numberOf),
    }))
    const rarity = (one: number) => {
      const frequency = answers.reduce((sum, _, at) => sum + Number(stems.has(at, one)), 0)
      return frequency === 0 ? 0 : Math.log(1 + (answers.length - frequency + 0.5) / (frequency + 0.5))
    }
    const weighed = asked.map(({ own: said, others }) => ({
      said,
      others,
      weight: Math.max(rarity(said), ...others.map((other) => meantCounts * rarity(other))),
    }))
    const all = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1
    for (const [at, answer] of answers.entries()) {
      const share = (one: number) => {
        const count = stems.count(at, one)
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
