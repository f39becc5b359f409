import type { AnswerForm, AuthoredAnswer, CarriedSentence } from '../../content/answers.ts'
import type { StudyAids } from '../../content/study-aids.ts'
import type { ChatAnswer } from '../chat.ts'
import { feelingOf } from '../feeling.ts'
import { comparableWords } from '../finding/features.ts'
import type { KnownText } from '../knowledge.ts'
import { neededEvidence } from '../needed-evidence.ts'
import { fill, pick, type Line, type Phrases } from '../phrases.ts'
import { linesOf, spokenText, type SaidLine } from '../said-lines.ts'
import { hashOf } from '../text-hash.ts'
import type { ConversationContext } from './conversation.machine.ts'
import type { Library } from './library.ts'

/** A reply, and what the conversation remembers of it. */
export interface Reply {
  answer: ChatAnswer
  about?: string | undefined
  told: string[]
  /** Keys of offered texts, in order. */
  offered?: string[] | undefined
  wordings: Record<string, number>
}

/** Context for composing a reply. */
export interface ReplyCircumstances {
  message: string
  context: ConversationContext
  open?: string | undefined
}

export type ActWords = keyof Phrases['acts']

/** A field of an article's study aids that is told by itself. */
export type AidField = 'point' | 'plain' | 'example' | 'use' | 'surprise' | 'unknown'

/** Suggestions: values for `{a}`, `{b}`, `{c}`, and questions. `isHere`: about the same text. */
interface WaysOn {
  values: Record<'a' | 'b' | 'c' | 'title', string>
  suggestions: string[]
  isHere: boolean
}

type Extras = Partial<Pick<ChatAnswer, 'suggestions' | 'sources' | 'help' | 'concern' | 'language'>> & {
  about?: string | undefined
  offered?: string[] | undefined
}

/** Neighboring titles share a subject: take every fifth. */
const stride = 5
const mostSuggestions = 3
/** Maximum words of a spoken summary. */
const summaryWords = 100
/** Sentences that represent a film. */
const filmSentences = 3

/** Builds one reply from content. */
export class ReplyDraft {
  readonly library: Library
  readonly message: string
  readonly context: ConversationContext
  readonly open: string | undefined
  readonly seed: number
  readonly #told: string[] = []
  readonly #wordings: Record<string, number> = {}

  constructor(library: Library, { message, context, open }: ReplyCircumstances) {
    this.library = library
    this.message = message
    this.context = context
    this.open = open
    this.seed = hashOf(message)
  }

  /**
   * Returns a wording of a group: none again before all of those that fit were said, and never the last. `rank`: which
   * fits better; negative where it doesn't.
   */
  wording(
    group: string,
    lines: readonly Line[],
    values: Readonly<Record<string, string>> = {},
    rank: (line: Line) => number = () => 0,
  ): SaidLine {
    const last = this.#count(group)
    const fitting = lines.map((line, at) => ({ at, rank: rank(line) })).filter((one) => one.rank >= 0)
    const places = fitting.length > 0 ? fitting : lines.map((_, at) => ({ at, rank: 0 }))
    const timesSaid = (at: number) => this.#count(`${group} ${at}`) ?? 0
    const fromSeed = (at: number) => (at - (this.seed % lines.length) + lines.length) % lines.length
    const [chosen = { at: 0 }] = places.toSorted(
      (a, b) =>
        timesSaid(a.at) - timesSaid(b.at) ||
        Number(a.at === last) - Number(b.at === last) ||
        b.rank - a.rank ||
        fromSeed(a.at) - fromSeed(b.at),
    )
    this.#wordings[group] = chosen.at
    this.#wordings[`${group} ${chosen.at}`] = timesSaid(chosen.at) + 1
    return fill(pick(lines, chosen.at), values)
  }

  /** Whether nothing was said in this conversation yet. */
  get isFirst(): boolean {
    return this.context.last === undefined && Object.keys(this.context.wordings).length === 0
  }

  /** Whether it is the turn of something that is said every other time only. */
  isTurnOf(name: string): boolean {
    const times = this.#count(`turns of ${name}`) ?? 0
    this.#wordings[`turns of ${name}`] = times + 1
    return times % 2 === 0
  }

  #count(name: string): number | undefined {
    return this.#wordings[name] ?? this.context.wordings[name]
  }

  /** Returns the text around an act's content. */
  own(group: ActWords, values: Readonly<Record<string, string>> = {}): SaidLine {
    return this.wording(group, this.library.phrase.acts[group], values)
  }

  tell(...ids: string[]): void {
    this.#told.push(...ids)
  }

  isTold(id: string): boolean {
    return this.context.told.includes(id) || this.#told.includes(id)
  }

  isToldAnswer(answer: AuthoredAnswer): boolean {
    return this.isTold(this.library.lookUp.idOf(answer))
  }

  /** Returns the answers of a text not told yet. */
  freshOn(key: string | undefined): AuthoredAnswer[] {
    return this.library.answersOn(key).filter((one) => !this.isToldAnswer(one))
  }

  /** Returns an authored answer's lines. `hasVerdict`: keeps its “Yes” or “No”. */
  authored(answer: AuthoredAnswer, hasVerdict = false): SaidLine[] {
    this.tell(this.library.lookUp.idOf(answer))
    return linesOf(answer, this.library.language, hasVerdict)
  }

  carried(sentences: readonly CarriedSentence[]): SaidLine[] {
    const { language } = this.library
    return sentences.map(({ text, from }) => ({
      text,
      emotion: feelingOf(text, language),
      from: neededEvidence(text, from, language),
    }))
  }

  /** Returns the first of the fields not told yet; after all, the first again. */
  aid(aids: StudyAids | undefined, fields: readonly AidField[]): SaidLine[] {
    if (!aids) return []
    const nameOf = (field: AidField) => `${aids.about} ${field}`
    const fresh = fields.find((one) => !this.isTold(nameOf(one)))
    const field = fresh ?? fields.find((one) => this.context.last?.told.includes(nameOf(one)) !== true)
    if (field === undefined) return []
    this.tell(nameOf(field))
    return this.carried([aids[field]].flat())
  }

  toldAgain(): SaidLine[] {
    const { lookUp, knowledge, language } = this.library
    return (this.context.last?.told ?? []).flatMap((id) => {
      const [key = '', field = ''] = id.split(' ')
      const answer = lookUp.answerOf(key)
      if (answer)
        return field === '' ? linesOf(answer, language) : this.carried([answer[field as AnswerForm] ?? []].flat())
      const aids = knowledge.studyAids.get(key)
      if (!aids) return []
      if (field === 'summary') return this.summaryOf(key)
      return field in aids ? this.carried([aids[field as AidField]].flat()) : []
    })
  }

  /** Returns an article's summary; of a long one, the beginning and the main point. */
  summaryOf(key: string): SaidLine[] {
    const { language, knowledge } = this.library
    const { summary = [] } = this.library.text(key)?.article ?? {}
    const point = knowledge.studyAids.get(key)?.point
    let words = 0
    const short = summary.filter((sentence) => (words += sentence.split(' ').length) <= summaryWords)
    const lines = short.map((text, at) => ({
      text,
      emotion: feelingOf(text, language),
      ...(at === 0 && point && { from: point.from }),
    }))
    return short.length < summary.length && point ? [...lines, ...this.carried([point])] : lines
  }

  beginningOf({ key, sentences }: KnownText): SaidLine[] {
    return sentences.slice(0, filmSentences).map(({ text: sentence }) => ({
      text: sentence,
      emotion: feelingOf(sentence, this.library.language),
      from: [{ text: key, sentence }],
    }))
  }

  /** Returns questions about a text not answered yet, best first. */
  questionsOn(key: string | undefined): string[] {
    return this.freshOn(key)
      .toSorted((a, b) => Number(b.best) - Number(a.best))
      .slice(0, mostSuggestions)
      .map(({ ask: [question = ''] }) => question)
  }

  /** Where a reader can go on: questions on a text, those of `near` first, or three titles; and questions to ask. */
  waysOn(about: string | undefined, near: readonly AuthoredAnswer[] = []): WaysOn {
    const title = this.library.titleOf(about)
    const nearest = near.filter((one) => !this.isToldAnswer(one)).map(({ ask: [question = ''] }) => question)
    const questions = [...new Set([...nearest, ...this.questionsOn(about)])].slice(0, mostSuggestions)
    if (about !== undefined && questions.length === mostSuggestions) {
      const [a = '', b = '', c = ''] = questions
      return { values: { a, b, c, title }, suggestions: questions, isHere: true }
    }
    const chosen = this.three()
    const [a = '', b = '', c = ''] = chosen.map((one) => one.title)
    return {
      values: { a, b, c, title },
      suggestions: chosen.flatMap(({ key }) => this.questionsOn(key).slice(0, 1)),
      isHere: false,
    }
  }

  /** Returns three articles, different ones as the conversation continues, never the current one. */
  three(): KnownText[] {
    const { subject } = this.context
    const others = this.library.articles.filter(({ key }) => key !== subject && key !== this.open)
    const start = this.seed + this.context.told.length
    return [0, 1, 2].flatMap((step) => others[(start + step * stride) % others.length] ?? [])
  }

  threeFilms(): KnownText[] {
    const { films } = this.library
    const start = this.seed + this.context.told.length
    return [0, 1, 2].flatMap((step) => films[(start + step * stride) % films.length] ?? [])
  }

  finish(kind: ChatAnswer['kind'], lines: SaidLine[], extras: Extras = {}): Reply {
    const {
      about,
      offered,
      suggestions = this.questionsOn(about ?? this.context.subject ?? this.open),
      ...rest
    } = extras
    const filled = suggestions.length > 0 ? suggestions : this.waysOn(undefined).suggestions
    return {
      answer: { kind, lines, suggestions: filled, ...rest },
      about,
      told: this.#told,
      offered,
      wordings: this.#wordings,
    }
  }

  more(about: string | undefined): Reply {
    const fresh = this.freshOn(about)
    const isOfOne = ({ say }: AuthoredAnswer) => say.every(({ from }) => from.every(({ text }) => text === about))
    const next = this.nextTo(fresh, about) ?? fresh.find(({ best }) => best) ?? fresh.find(isOfOne) ?? fresh[0]
    if (next) return this.finish('authored', this.authored(next), { about })
    const aids = this.library.aidsOf(about)
    const field = (['surprise', 'unknown', 'use', 'example'] as const).find(
      (one) => aids && !this.isTold(`${aids.about} ${one}`),
    )
    if (aids && field) return this.finish('authored', this.aid(aids, [field]), { about })
    const { values, suggestions } = this.waysOn(undefined)
    return this.finish('unknown', [this.wording('noMore', this.library.phrase.noMore, values)], {
      suggestions,
    })
  }

  /** Of an answer that was just told, the one that speaks most of the same, and defines nothing. */
  nextTo(fresh: readonly AuthoredAnswer[], about: string | undefined): AuthoredAnswer | undefined {
    const { last } = this.context
    const isOfAnswer = last?.about === about && last?.told.some((id) => this.library.lookUp.answerOf(id)) === true
    if (!isOfAnswer) return undefined
    const before = this.toldAgain()
      .map(({ text }) => text)
      .join(' ')
    const { lookUp } = this.library
    const saysMore = (said: string) => lookUp.sharedTerms(said, before) <= lookUp.sharedTerms(said, said) * sameAgain
    const [nearest] = this.nearestToLast(
      fresh.filter((one) => one.about.length === 1 && !defines.test(one.ask[0] ?? '') && saysMore(spokenText(one))),
    )
    const shares = nearest ? this.sharedWithLast(`${nearest.ask[0] ?? ''} ${spokenText(nearest)}`) : 0
    return shares >= leastShared ? nearest : undefined
  }

  /** Which film shows something. */
  showFilm(film: KnownText): Reply {
    const from = film.sentences.slice(0, 1).map(({ text }) => ({ text: film.key, sentence: text }))
    const line = this.wording('videoInstead', this.library.phrase.videoInstead, { title: film.title })
    return this.finish('film', [{ ...line, from }], { about: film.key })
  }

  /** Sorts answers by similarity to what was told last. */
  nearestToLast(answers: readonly AuthoredAnswer[]): AuthoredAnswer[] {
    return answers
      .map((answer) => ({ answer, shares: this.sharedWithLast(`${answer.ask[0] ?? ''} ${spokenText(answer)}`) }))
      .toSorted((a, b) => b.shares - a.shares)
      .map(({ answer }) => answer)
  }

  /** Returns the number of significant words shared with what was told last. */
  sharedWithLast(text: string): number {
    const { language } = this.library
    const last = [this.context.last?.question ?? '', ...this.toldAgain().map((line) => line.text)].join(' ')
    const before = new Set(comparableWords(last, language))
    return comparableWords(text, language).filter((word) => word.length > shortWord && before.has(word)).length
  }
}

/** Maximum letters of insignificant words. */
const shortWord = 3

/** A question for what something is: who wants more of it knows that. */
const defines = /^[¿]?(?:qué (?:es|son)|what (?:is|are)) /iu
/** An answer with a greater share of its words in what was told last tells nothing more. */
const sameAgain = 0.5
/** What goes on from an answer shares so many words with it. */
const leastShared = 2
