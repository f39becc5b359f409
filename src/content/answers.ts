import * as v from 'valibot'
import type { Dated, Sized } from '../i18n/in-words.ts'
import type { Change, PublishedArticle } from './article-changes.ts'
import { line } from './line.ts'

/** What a question asks for. */
export const questionKinds = [
  'what',
  'why',
  'how',
  'size',
  'amount',
  'when',
  'who',
  'where',
  'danger',
  'have',
  'what-if',
  'compare',
  'truth',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** A text of the site by what it is and its id there, as in `article:es-3`, `film:nanotechnology-2`, `term:alkane`. */
const TextKey = v.pipe(
  v.string('must be a text'),
  v.regex(/^(article|film|term|post):[a-z0-9-]+$/, 'must name a text, as in article:es-3 or film:nanotechnology-2'),
)

/** A sentence of a text, exactly as it stands there: of the text that the answer is about, or of the one that is named. */
export const CarryingSentence = v.union(
  [line(600), v.strictObject({ in: TextKey, sentence: line(600) })],
  'must be a sentence of the text, or one with the text that it stands in',
)

/** Most words that Zed says in an answer. */
export const answerWords = 75
/** Most characters of the other forms of an answer. */
const answerFormLimits = { plain: 160, example: 220, because: 260 } as const

/** A sentence of at most so many characters, whole. */
export const sentence = (most: number) => v.pipe(line(most), v.regex(/[.!?…]["”»)]?$/, 'must end as a sentence does'))
/** The sentences that carry what is said. */
export const carried = v.union(
  [CarryingSentence, v.pipe(v.array(CarryingSentence), v.minLength(1))],
  'must name the sentences that carry it',
)
/** What is said of a field that is missing, or not known. */
export const fieldFault = (known: string) => (issue: v.BaseIssue<unknown>) =>
  issue.received === 'undefined' ? 'is missing' : `is not a field of ${known}`

/** An answer as an author writes it. */
export const AnswerSchema = v.strictObject(
  {
    /** The text that it is about, where the file's name does not tell; the first of several. */
    about: v.optional(TextKey),
    kind: v.picklist(questionKinds, `must be one of: ${questionKinds.join(', ')}`),
    /** One of the questions that a reader is offered. */
    best: v.optional(v.boolean('must be true or false'), false),
    /** How readers ask: first as it is shown, then in other words. */
    ask: v.pipe(
      v.array(line(140), 'must be a list of questions'),
      v.minLength(4, 'must have at least four phrasings'),
      v.maxLength(24, 'must have at most twenty-four phrasings'),
    ),
    /** What Zed says, sentence by sentence, and what of the text carries each. */
    say: v.pipe(
      v.array(v.strictObject({ text: sentence(320), from: carried }), 'must be a list of sentences'),
      v.minLength(1, 'must hold a sentence'),
      v.maxLength(4, 'must not be longer than four sentences'),
    ),
    /** The same in the simplest words. What carries the answer carries this. */
    plain: v.optional(sentence(answerFormLimits.plain)),
    /** A picture of it from daily life. */
    example: v.optional(sentence(answerFormLimits.example)),
    /** What a bare “why?” after it is answered with. */
    because: v.optional(
      v.strictObject({ text: sentence(answerFormLimits.because), from: carried }, fieldFault('a reason')),
    ),
  },
  fieldFault('an answer'),
)

/** A sentence of a text that carries what is said. */
export interface Evidence {
  /** Key of the text, as in `article:es-3`. */
  text: string
  sentence: string
}

/** A sentence that Zed says, and what of the texts carries it. */
export interface CarriedSentence {
  text: string
  from: Evidence[]
}

/** Other forms of an authored answer, told when a reader asks on. */
export const answerForms = ['plain', 'example', 'because'] as const
export type AnswerForm = (typeof answerForms)[number]

/** An authored answer as the talk service reads it. */
export interface AuthoredAnswer extends Partial<Record<AnswerForm, CarriedSentence>> {
  /** Keys of the texts that it is about, the first most of all. */
  about: string[]
  kind: QuestionKind
  best: boolean
  ask: string[]
  say: CarriedSentence[]
}

/** A question that readers ask of an article, and its answer, as the article's page shows them. */
export interface ReaderQuestion {
  question: string
  answer: string
}

/** A question of an article's quiz, as its page asks it. */
export interface ShownQuizQuestion {
  ask: string
  choices: string[]
  /** Number of the right choice, from 1. */
  right: number
  why: string
}

/** The study aids that an article's page shows. */
export interface ShownStudyAids {
  /** The article in plain words, by sentences. */
  plain: string[]
  quiz: ShownQuizQuestion[]
}

/** An article as its page shows it: with the best of what readers ask and, once written, its study aids. */
export type AskedArticle = PublishedArticle & { readersAsk: ReaderQuestion[]; study?: ShownStudyAids | undefined }

/** An article with its dates and size in words, as its page shows them. */
export type ArticleInWords = Dated<Sized<Omit<AskedArticle, 'changes'>>> & {
  /** `updated` in words. */
  updatedText?: string
  changes: Dated<Change>[]
}

/** An article but for its text, which a page shows in pieces. */
export type ArticleDetails = Omit<ArticleInWords, 'content'>
