import type { Language } from '../../i18n/language.ts'
import { comparableWords, stemsOf } from '../finding/features.ts'
import type { Knowledge } from '../knowledge.ts'
import stopWords from '../stop-words.json' with { type: 'json' }
import learned from './act-model.json' with { type: 'json' }
import type { QuestionLookUp } from './look-up.ts'

/** Zed himself and his site are no subject of science. */
const ownWords = ['zed', 'robot', 'robots', 'bot']

/** What is said around subjects: words of acts, of small talk, and those that say nothing. */
const around: Record<Language, ReadonlySet<string>> = { es: wordsAround('es'), en: wordsAround('en') }

function wordsAround(language: Language): ReadonlySet<string> {
  const { words, everyday } = learned[language]
  return new Set([...`${words} ${everyday} ${stopWords[language]}`.split(' '), ...ownWords])
}

const shortestWord = 3
/** Words of a message that are looked at: each may have to be mended, which is work. */
const mostWords = 16

/** Tells which words of a message name something that the texts of a language speak of. */
export class TellingWords {
  readonly #language: Language
  readonly #lookUp: QuestionLookUp
  readonly #stems: ReadonlySet<string>

  constructor({ language, texts }: Knowledge, lookUp: QuestionLookUp) {
    this.#language = language
    this.#lookUp = lookUp
    const written = texts.flatMap(({ kind, subject, sentences }) =>
      kind === 'post' ? [] : [subject, ...sentences.map(({ text }) => text)],
    )
    this.#stems = new Set(
      written.flatMap((text) => stemsOf(comparableWords(text, language), language)).filter((one) => !one.includes(' ')),
    )
  }

  /** How many words of a message the texts speak of, misspelt ones too. */
  count(message: string): number {
    const unusual = this.#unusual(message).slice(0, mostWords)
    if (unusual.length === 0) return 0
    const named = this.#lookUp.subjectOfWords(unusual.join(' '))
    return named.filter(({ stems }) => stems.some((one) => this.#stems.has(one))).length
  }

  /** Whether a message is made of words that neither the texts nor an ordinary day know. */
  isUnheard(message: string): boolean {
    const words = comparableWords(message, this.#language)
    return words.length > 1 && this.#unusual(message).length === words.length && this.count(message) === 0
  }

  #unusual(message: string): string[] {
    return comparableWords(message, this.#language).filter(
      (word) => word.length >= shortestWord && !/^\d+$/.test(word) && !around[this.#language].has(word),
    )
  }
}
