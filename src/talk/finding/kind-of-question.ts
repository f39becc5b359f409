import type { AuthoredAnswer, QuestionKind } from '../../content/answers.ts'
import { questionKinds } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import { comparableWords } from './features.ts'
import stopWords from '../stop-words.json' with { type: 'json' }

function signsOf(words: readonly string[], common: ReadonlySet<string>): string[] {
  const signs = words.flatMap((word, at) => {
    if (!common.has(word)) return []
    const next = words[at + 1]
    return next !== undefined && common.has(next) ? [word, `${word} ${next}`] : [word]
  })
  return [...signs, `^${words[0] ?? ''}`]
}

/** Naive Bayes classifier of question kinds, trained on authored phrasings. */
export class KindOfQuestion {
  readonly #common: ReadonlySet<string>
  readonly #counts = new Map<QuestionKind, Map<string, number>>()
  readonly #totals = new Map<QuestionKind, number>()
  readonly #vocabulary = new Set<string>()

  constructor(answers: readonly AuthoredAnswer[], language: Language) {
    const lists = language === 'es' ? `${stopWords.es} ${stopWords.softEs}` : `${stopWords.en} ${stopWords.softEn}`
    this.#common = new Set(comparableWords(lists, language))
    for (const { ask, kind } of answers)
      for (const question of ask)
        for (const sign of signsOf(comparableWords(question, language), this.#common)) {
          const counts = this.#counts.get(kind) ?? new Map<string, number>()
          counts.set(sign, (counts.get(sign) ?? 0) + 1)
          this.#counts.set(kind, counts)
          this.#totals.set(kind, (this.#totals.get(kind) ?? 0) + 1)
          this.#vocabulary.add(sign)
        }
  }

  isCommon(word: string): boolean {
    return this.#common.has(word)
  }

  /** Likelihood of each kind relative to the most likely. */
  fits(words: readonly string[]): Map<QuestionKind, number> {
    const signs = signsOf(words, this.#common)
    const scores = questionKinds.map((kind) => {
      const total = (this.#totals.get(kind) ?? 0) + this.#vocabulary.size
      const counts = this.#counts.get(kind)
      return signs.reduce((sum, sign) => sum + Math.log(((counts?.get(sign) ?? 0) + 1) / total), 0)
    })
    const most = Math.max(...scores)
    return new Map(questionKinds.map((kind, at) => [kind, Math.exp((scores[at] ?? 0) - most)]))
  }
}
