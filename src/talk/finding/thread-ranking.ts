import { LRUCache } from 'lru-cache'
import type { AuthoredAnswer } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import { spokenText } from '../said-lines.ts'
import { stem } from '../terms.ts'
import { logistic, weighted, type Candidate, type Signals } from './certainty.ts'
import { comparableWords } from './features.ts'
import { formOf, tellsForm, type QuestionForm } from './form-of-question.ts'
import type { ReadQuestion } from './question-reader.ts'
import { saysTheSame } from './same-answer.ts'
import { otherWordsFor } from './thesaurus.ts'
import learned from './thread-weights.json' with { type: 'json' }

/** Signals of the search that tell the answers of one text apart. */
const kept = [
  'phrasingLetters',
  'phrasingWords',
  'phrasingEmbedding',
  'saidLetters',
  'saidWords',
  'saidShare',
  'pooledWords',
  'pooledLetters',
  'subjectShare',
  'localWords',
  'kind',
] as const satisfies readonly (keyof Signals)[]
export const threadSignalNames = [...kept, 'asked', 'said', 'form', 'telling'] as const
type ThreadSignals = Record<(typeof threadSignalNames)[number], number>

export const threadCertaintyNames = [
  'score',
  'lead',
  'phrasingEmbedding',
  'phrasingLetters',
  'asked',
  'said',
  'form',
  'kind',
  'telling',
  'subjectShare',
  'here',
  'elsewhere',
  'unknown',
  'words',
  'bias',
] as const
type ThreadCertainty = Record<(typeof threadCertaintyNames)[number], number>

/** An answer of a thread's text, how well it answers, and what speaks for it. */
interface ThreadCandidate {
  answer: AuthoredAnswer
  signals: ThreadSignals
  score: number
}

export interface ThreadFound {
  candidates: ThreadCandidate[]
  certainty: ThreadCertainty
  /** Probability that the first candidate answers. */
  confidence: number
  /** Share of the question's telling words that other texts speak of and this one does not. */
  elsewhere: number
  /** Share of its telling words that are in the titles of a few other texts, and that this one does not say. */
  named: number
}

/** What was told of a text already. */
export interface ToldBefore {
  /** What was said last. */
  last: string
  isJustTold: (answer: AuthoredAnswer) => boolean
  isTold: (answer: AuthoredAnswer) => boolean
}

/** Where the words of a question stand. */
export interface WordPlaces {
  isHere: (stemmed: string) => boolean
  isAnywhere: (stemmed: string) => boolean
  /** Whether it names a few texts: it is in their titles. */
  isName: (stemmed: string) => boolean
}

/** What was told a moment ago is hardly asked for again; what it speaks of rather is. */
const toldCounts = { justTold: -1.5, told: -0.5, spokenOf: 1.5, spokenOfAlone: 6 } as const
/** What a picture shows is told to who asks for it. */
const pictureCounts = -2.5
const pictures: Record<Language, ReadonlySet<string>> = {
  es: new Set(['dibujo', 'dibujos', 'figura', 'tabla', 'imagen', 'grafica', 'grafico', 'esquema', 'foto', 'fotos']),
  en: new Set(['drawing', 'drawings', 'figure', 'table', 'picture', 'image', 'graph', 'chart', 'diagram', 'photo']),
}
/** Who asks why, who, when or where wants an answer that somebody asked for in this way. */
const formCounts = -1
const telling: ReadonlySet<QuestionForm> = new Set<QuestionForm>(['why', 'who', 'when', 'where'])
/** What something is for is told by no other answer. */
const useCounts = -2.5
/** What is told of people is not asked for with “they”. */
const peopleCount = -2
const people: Record<Language, RegExp> = {
  es: /\b(nosotros|nosotras|nos|personas?|gente|humanos?|humanas?|podemos|yo|tu|uno|me|mi|mis|alguien|un hombre)\b/,
  en: /\b(we|us|our|people|humans?|person|i|my|me|you|your|somebody|someone|anyone|man|woman)\b/,
}
const otherThings: Record<Language, RegExp> = {
  es: /\b(ellos|ellas|les|esos|esas|estos|estas)\b/,
  en: /\b(they|them|their|there|theyre)\b/,
}
/** What compares several texts is told to who names another one. */
const acrossCounts = -0.8
/** Weight of other words for the ones that were said. */
const meantCounts = 0.6
/** Texts whose answers stay prepared: 300 kB each, some ms to prepare. */
const mostPrepared = 8
/** Words of up to so many letters tell little. */
const shortWord = 3

interface PreparedAnswer {
  /** Stems of each phrasing. */
  asked: ReadonlySet<string>[]
  said: ReadonlySet<string>
  spoken: string
  forms: ReadonlyMap<QuestionForm, number>
  /** Whether it tells what a picture, a figure or a table shows. */
  isOfPicture: boolean
  /** Whether it is asked of people. */
  isOfPeople: boolean
}

/** Tells the answers of one text apart, for what is asked while that text is spoken of: rarity is that within the text. */
export class ThreadRanking {
  readonly #language: Language
  readonly #prepared = new LRUCache<
    string,
    { answers: Map<AuthoredAnswer, PreparedAnswer>; rarity: (stem: string) => number }
  >({ max: mostPrepared })
  readonly #answersOf: (key: string) => readonly AuthoredAnswer[]

  constructor(language: Language, answersOf: (key: string) => readonly AuthoredAnswer[]) {
    this.#language = language
    this.#answersOf = answersOf
  }

  rank(
    text: string,
    { words, subject }: Pick<ReadQuestion, 'words' | 'subject'>,
    found: readonly Candidate[],
    places: WordPlaces,
    told?: ToldBefore,
  ): ThreadFound {
    const language = this.#language
    const { answers, rarity } = this.#of(text)
    const form = formOf(words, language)
    const wanted = words.map((word) => ({
      stems: [word, ...otherWordsFor([word], language)].map((one) => stem(one, language)),
      weight: rarity(stem(word, language)),
    }))
    const all = subject.reduce((sum, { rarity: one }) => sum + one, 0) || 1
    const share = (isMet: (stems: readonly string[]) => boolean) =>
      subject.reduce((sum, { stems, rarity: one }) => sum + (isMet(stems) ? one : 0), 0) / all
    const isHere = (stems: readonly string[]) => stems.some(places.isHere)
    const isAnywhere = ([own = '']: readonly string[]) => places.isAnywhere(own)
    const here = share(isHere)
    const elsewhere = share((stems) => !isHere(stems) && isAnywhere(stems))
    const named = share((stems) => !isHere(stems) && places.isName(stems[0] ?? ''))
    // Who names nothing speaks of what was told.
    const spokenOf = toldCounts.spokenOf + toldCounts.spokenOfAlone * (1 - here)
    const last = told && new Set(this.#stems(told.last))
    const said = words.join(' ')
    const isOfOthers = otherThings[language].test(said) && !people[language].test(said)
    const wantsPicture = words.some((word) => pictures[language].has(word))
    const candidates = found
      .flatMap(({ answer, signals }): ThreadCandidate[] => {
        const own = answers.get(answer)
        if (!own) return []
        const measured: ThreadSignals = {
          ...pickSignals(signals),
          asked: Math.max(...own.asked.map((stems) => likeness(wanted, stems, rarity))),
          said: covered(wanted, own.said),
          form: own.forms.get(form) ?? 0,
          telling: Number(tellsForm(form, own.spoken, language)),
        }
        const before =
          told === undefined || last === undefined
            ? 0
            : (told.isJustTold(answer) ? toldCounts.justTold : told.isTold(answer) ? toldCounts.told : 0) +
              spokenOf * sharedOf(own.said, last, rarity)
        return [
          {
            answer,
            signals: measured,
            score:
              weighted(measured, learned.answer) +
              before +
              (isOfOthers && own.isOfPeople ? peopleCount : 0) +
              (own.isOfPicture && !wantsPicture ? pictureCounts : 0) +
              (answer.about.length > 1 && named === 0 ? acrossCounts : 0) +
              (own.forms.has(form) ? 0 : form === 'use' ? useCounts : telling.has(form) ? formCounts : 0),
          },
        ]
      })
      .sort((a, b) => b.score - a.score)
    const [first] = candidates
    const second = candidates.find((one) => first && !saysTheSame(one.answer, first.answer, language))
    const certainty: ThreadCertainty = {
      score: (first?.score ?? 0) / 10,
      lead: ((first?.score ?? 0) - (second?.score ?? 0)) / 10,
      phrasingEmbedding: first?.signals.phrasingEmbedding ?? 0,
      phrasingLetters: first?.signals.phrasingLetters ?? 0,
      asked: first?.signals.asked ?? 0,
      said: first?.signals.said ?? 0,
      form: first?.signals.form ?? 0,
      kind: first?.signals.kind ?? 0,
      telling: first?.signals.telling ?? 0,
      subjectShare: first?.signals.subjectShare ?? 0,
      here,
      elsewhere,
      unknown: share((stems) => !isHere(stems) && !isAnywhere(stems)),
      words: Math.min(1, words.length / 10),
      bias: 1,
    }
    return { candidates, certainty, confidence: logistic(weighted(certainty, learned.certainty)), elsewhere, named }
  }

  #stems(text: string): string[] {
    return comparableWords(text, this.#language).map((word) => stem(word, this.#language))
  }

  #of(text: string) {
    const known = this.#prepared.get(text)
    if (known) return known
    const answers = new Map(
      this.#answersOf(text).map((answer): [AuthoredAnswer, PreparedAnswer] => {
        const forms = new Map<QuestionForm, number>()
        for (const question of answer.ask) {
          const form = formOf(comparableWords(question, this.#language), this.#language)
          forms.set(form, (forms.get(form) ?? 0) + 1 / answer.ask.length)
        }
        const spoken = spokenText(answer)
        const evidence = answer.say.flatMap(({ from }) => from.map(({ sentence }) => sentence)).join(' ')
        return [
          answer,
          {
            asked: answer.ask.map((question) => new Set(this.#stems(question))),
            said: new Set(this.#stems(`${spoken} ${evidence}`)),
            spoken,
            forms,
            isOfPeople: people[this.#language].test(comparableWords(answer.ask[0] ?? '', this.#language).join(' ')),
            isOfPicture: comparableWords(answer.ask[0] ?? '', this.#language).some((word) =>
              pictures[this.#language].has(word),
            ),
          },
        ]
      }),
    )
    const documents = [...answers.values()].flatMap(({ asked, said }) => [...asked, said])
    const counts = new Map<string, number>()
    for (const document of documents) for (const one of document) counts.set(one, (counts.get(one) ?? 0) + 1)
    const rarity = (one: string) => Math.log(1 + documents.length / (1 + (counts.get(one) ?? 0)))
    const prepared = { answers, rarity }
    this.#prepared.set(text, prepared)
    return prepared
  }
}

interface WantedWord {
  stems: readonly string[]
  weight: number
}

const pickSignals = (signals: Signals) =>
  Object.fromEntries(kept.map((name) => [name, signals[name]])) as Pick<Signals, (typeof kept)[number]>

const met = ({ stems: [own = '', ...others] }: WantedWord, document: ReadonlySet<string>) =>
  document.has(own) ? 1 : others.some((one) => document.has(one)) ? meantCounts : 0

/** How much of the wanted words, by rarity, stands in a document. */
function covered(wanted: readonly WantedWord[], document: ReadonlySet<string>): number {
  const all = wanted.reduce((sum, { weight }) => sum + weight, 0) || 1
  return wanted.reduce((sum, one) => sum + one.weight * met(one, document), 0) / all
}

/** How alike a question and a phrasing are: of what both say, by rarity, how much they share. */
function likeness(
  wanted: readonly WantedWord[],
  phrasing: ReadonlySet<string>,
  rarity: (stem: string) => number,
): number {
  const shared = wanted.reduce((sum, one) => sum + one.weight ** 2 * met(one, phrasing), 0)
  const own = wanted.reduce((sum, { weight }) => sum + weight ** 2, 0)
  let other = 0
  for (const one of phrasing) other += rarity(one) ** 2
  return shared / (Math.sqrt(own * other) || 1)
}

/** How much of an answer, by rarity, was spoken of a moment ago. */
function sharedOf(said: ReadonlySet<string>, last: ReadonlySet<string>, rarity: (stem: string) => number): number {
  let shared = 0
  let all = 0
  for (const one of said) {
    if (one.length <= shortWord) continue
    const weight = rarity(one)
    all += weight
    if (last.has(one)) shared += weight
  }
  return shared / (all || 1)
}
