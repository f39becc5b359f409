import { stem } from '../terms.ts'
import type { Knowledge, KnownText } from '../knowledge.ts'
import { comparableWords } from './features.ts'
import type { SubjectWord } from './question-reader.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How much of a subject, by the weight of its words, a film must speak of. */
const leastShare = 0.5

/** Finds films by what they are about, say and are asked. */
export class FilmFinder {
  readonly #vocabulary: Vocabulary
  /** The stems of what a film is about, and of all that it says and is asked. */
  readonly #films = new Map<KnownText, { about: ReadonlySet<number>; said: ReadonlySet<number> }>()

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

  /** The film that a subject names best, if one speaks of at least half of it. */
  find(subject: readonly SubjectWord[]): KnownText | undefined {
    const all = subject.reduce((sum, { rarity }) => sum + rarity, 0)
    const heard = (known: ReadonlySet<number>) =>
      subject.reduce((sum, { stems, rarity }) => sum + (stems.some((one) => this.#isIn(known, one)) ? rarity : 0), 0)
    const [best] = [...this.#films]
      .map(([text, { about, said }]) => ({ text, share: heard(said), score: heard(said) + heard(about) }))
      .sort((a, b) => b.score - a.score)
    return best && best.score > 0 && best.share >= leastShare * all ? best.text : undefined
  }

  #isIn(known: ReadonlySet<number>, stemmed: string): boolean {
    const number = this.#vocabulary.numberOf(stemmed)
    return number !== undefined && known.has(number)
  }
}
