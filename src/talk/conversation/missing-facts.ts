import type { AuthoredAnswer } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import { comparableWords } from '../finding/features.ts'
import { formOf } from '../finding/form-of-question.ts'
import type { Knowledge, KnownText } from '../knowledge.ts'
import { isNamedIn, isOfBirds, thingsNamed, type NamedThing } from '../named-things.ts'
import { spokenText, standsAlone } from '../said-lines.ts'
import { stem } from '../terms.ts'
import { missingFact, missingYears, type WantedKind } from '../wanted-fact.ts'
import type { LookUp } from './conversation.machine.ts'
import type { QuestionLookUp } from './look-up.ts'
import { likeness } from './verdict.ts'

/** What a question asks for and was not found: a kind of fact, a year, a thing by its name, or a part of the message. */
export interface Missing {
  kind: WantedKind | 'year' | 'thing' | 'brandName' | 'part'
  named?: string
}

/** So alike must a question be to one that an answer was written for, to be answered though the fact is not in it. */
const writtenFor = 0.5
/** What speaks of the same has so much of a question's telling words, if it has so many. */
const leastShared = 0.6
const leastTerms = 2
/** With so many telling words, a question that met no answer is still looked for by them. */
const manyTerms = 5
/** Shorter sentences lean on those around them. */
const leastLetters = 40

interface FoundAnswer {
  id: string
  answer: AuthoredAnswer
}

/** Tells whether what was found has what was asked for: a neighbouring fact is no answer. */
export class MissingFacts {
  readonly #language: Language
  readonly #lookUp: QuestionLookUp
  readonly #texts: ReadonlyMap<string, KnownText>
  readonly #stems = new Map<string, ReadonlySet<string>>()

  constructor({ language, texts }: Knowledge, lookUp: QuestionLookUp) {
    this.#language = language
    this.#lookUp = lookUp
    this.#texts = new Map(texts.map((text) => [text.key, text]))
  }

  /** What was found, the answer that tells what was asked first; where none does, with what is missing. */
  checked(question: string, found: LookUp, thread?: string): LookUp {
    const { certainty, about } = found
    if (certainty === 'film' || certainty === 'passage') return found
    if (certainty === 'none' && (thread === undefined || about !== thread)) return found
    if (this.#lookUp.isWritten(question)) return found
    // Who asks for a price beside a text does not mean that of something else.
    const isOfOther = thread !== undefined && about !== thread && certainty !== 'sure'
    const elsewhere =
      isOfOther && missingFact(question, '', this.#language) ? this.unheard(question, thread) : undefined
    if (elsewhere) return elsewhere
    const answers = found.answers.flatMap((id) => {
      const answer = this.#lookUp.answerOf(id)
      return answer ? [{ id, answer }] : []
    })
    const [first] = answers
    if (!first || certainty === 'none') {
      const missing = this.#inText(question, about)
      if (!missing) return found
      const isPrecise = this.#lookUp.sharedTerms(question, question) >= manyTerms
      const telling = isPrecise ? this.#telling(question, about, []) : undefined
      return telling ? { ...found, certainty: 'near', ...telling } : { ...found, missing }
    }
    const missing = this.#in(question, first.answer, true)
    if (!missing) return found
    const telling = this.#telling(question, about, answers) ?? this.#passage(question, about)
    return telling ? { ...found, ...telling } : { ...found, missing }
  }

  /** What a question asks for by a name or a kind of fact that its text has nothing of. */
  unheard(question: string, about: string | undefined): LookUp | undefined {
    const missing = about === undefined ? undefined : this.#inText(question, about)
    return missing && { certainty: 'none', answers: [], about, missing }
  }

  /** The answers with the one first that tells what is asked: of those found, or another of the text with the same words. */
  #telling(question: string, about: string | undefined, found: readonly FoundAnswer[]): Partial<LookUp> | undefined {
    const own = found.find(({ answer }) => !this.#in(question, answer))
    const other = own
      ? undefined
      : this.#lookUp.answersOn(this.#lookUp.articleOf(about)).find((answer) => {
          const words = [...answer.ask, spokenText(answer)].join(' ')
          return this.#speaksOf(question, words) && !this.#in(question, answer)
        })
    const id = own?.id ?? (other && this.#lookUp.idOf(other))
    return id === undefined ? undefined : { answers: [id, ...found.map((one) => one.id).filter((one) => one !== id)] }
  }

  /** A sentence of the text that tells it, where no answer does. */
  #passage(question: string, about = ''): Partial<LookUp> | undefined {
    const at = (this.#texts.get(about)?.sentences ?? []).findIndex(
      ({ text }) =>
        text.length >= leastLetters &&
        standsAlone(text, this.#language) &&
        this.#speaksOf(question, text) &&
        missingFact(question, text, this.#language) === undefined &&
        missingYears(question, text).length === 0 &&
        this.#missingThing(question, this.#stemsIn(text)) === undefined,
    )
    return at < 0 ? undefined : { certainty: 'passage', passage: at }
  }

  /** Whether some words have most of what a question asks for. */
  #speaksOf(question: string, words: string): boolean {
    const asked = this.#lookUp.sharedTerms(question, question)
    return asked >= leastTerms && this.#lookUp.sharedTerms(question, words) >= asked * leastShared
  }

  /** What a question asks for that an answer does not tell; `isFound`: it was found first, by what readers ask it with. */
  #in(question: string, answer: AuthoredAnswer, isFound = false): Missing | undefined {
    const said = spokenText(answer)
    const evidence = answer.say.flatMap(({ from }) => from.map(({ sentence }) => sentence))
    const told = [said, ...evidence, ...(isFound ? answer.ask : [])].join(' ')
    const kind = missingFact(question, said, this.#language)
    const asksSame = (ask: string) =>
      missingFact(ask, '', this.#language) === kind && likeness(ask, question, this.#language) >= writtenFor
    if (kind && !(isFound && answer.ask.some(asksSame))) return { kind }
    const [year] = missingYears(question, told)
    if (year !== undefined) return { kind: 'year', named: year }
    const own = this.#stemsIn(told)
    const written = this.#stemsIn([said, ...evidence].join(' '))
    const ofText = answer.about.map((key) => this.#stemsOf(key))
    const things = thingsNamed(question, this.#language)
    // What readers ask of a brand is answered without it.
    const unnamed = things.find(
      (one) =>
        !isOfBirds(one, own) &&
        !isNamedIn(one, one.kind === 'brand' ? written : own) &&
        !ofText.some((stems) => isNamedIn(one, stems)),
    )
    if (unnamed) return asMissing(unnamed)
    const isCounted = formOf(comparableWords(question, this.#language), this.#language) === 'amount'
    const isTold = (one: NamedThing) => isOfBirds(one, written) || isNamedIn(one, own)
    return isCounted && !things.every(isTold) ? { kind: 'figure' } : undefined
  }

  #missingThing(question: string, stems: ReadonlySet<string>): Missing | undefined {
    const thing = thingsNamed(question, this.#language).find((one) => !isNamedIn(one, stems))
    return thing && asMissing(thing)
  }

  /** What a question asks for that a text says nothing of. */
  #inText(question: string, key = ''): Missing | undefined {
    const kind = missingFact(question, '', this.#language)
    if (kind) return { kind }
    return this.#missingThing(question, this.#stemsOf(key))
  }

  #stemsOf(key: string): ReadonlySet<string> {
    const kept = this.#stems.get(key)
    if (kept) return kept
    const text = this.#texts.get(key)
    const stems = this.#stemsIn([text?.subject ?? '', ...(text?.sentences ?? []).map((one) => one.text)].join(' '))
    this.#stems.set(key, stems)
    return stems
  }

  #stemsIn(words: string): ReadonlySet<string> {
    return new Set(comparableWords(words, this.#language).map((word) => stem(word, this.#language)))
  }
}

const asMissing = ({ kind, word }: NamedThing): Missing => ({
  kind: kind === 'brand' ? 'brandName' : 'thing',
  named: word,
})
