import { stem } from '../terms.ts'
import type { Knowledge, KnownText } from '../knowledge.ts'
import { comparableWords } from './features.ts'
import type { SubjectWord } from './question-reader.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Minimum share of a subject, by weight. */
const leastShare = 0.5

/** Finds films by subject, text, and questions. */
export class FilmFinder {
  readonly #vocabulary: Vocabulary
  /** Stems of a film's subject, and of its text and questions. */
  readonly #films = new Map<KnownText, { about: ReadonlyMap<number, number>; said: ReadonlyMap<number, number> }>()

  constructor({ language, texts, answers }: Knowledge, vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
    const stemsIn = (text: string) =>
      vocabulary.learnAll(comparableWords(text, language).map((word) => stem(word, language)))
    for (const film of texts) {
      if (film.kind !== 'film') continue
      const asked = answers.flatMap(({ about: [first], ask }) => (first === film.key ? ask : []))
      const said = [film.subject, ...film.sentences.map(({ text }) => text), ...asked]
      this.#films.set(film, { about: stemsIn(film.subject), said: stemsIn(said.join(' ')) })
    }
  }

  /** Returns the film that best covers a subject, at least half of it. */
  find(subject: readonly SubjectWord[]): KnownText | undefined {
    const all = subject.reduce((sum, { rarity }) => sum + rarity, 0)
    const heard = (known: ReadonlyMap<number, number>) =>
      subject.reduce((sum, { stems, rarity }) => sum + (stems.some((one) => this.#isIn(known, one)) ? rarity : 0), 0)
    const [best] = [...this.#films]
      .map(([text, { about, said }]) => ({ text, share: heard(said), score: heard(said) + heard(about) }))
      .sort((a, b) => b.score - a.score)
    return best && best.score > 0 && best.share >= leastShare * all ? best.text : undefined
  }

  #isIn(known: ReadonlyMap<number, number>, stemmed: string): boolean {
    const number = this.#vocabulary.numberOf(stemmed)
    return number !== undefined && known.has(number)
  }
}
