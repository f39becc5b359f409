import * as v from 'valibot'
import type { Dated, Sized } from '../i18n/in-words.ts'
import type { Change, PublishedArticle } from './article-changes.ts'
import { line } from './line.ts'

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

/** Key of a text of this site: `article:es-3`, `film:nanotechnology-2`, `term:alkane`. */
const TextKey = v.pipe(
  v.string('must be a text'),
  v.regex(/^(article|film|term|post):[a-z0-9-]+$/, 'must name a text, as in article:es-3 or film:nanotechnology-2'),
)

export const CarryingSentence = v.union(
  [line(600), v.strictObject({ in: TextKey, sentence: line(600) })],
  'must be a sentence of the text, or one with the text that it stands in',
)

/** Maximum words of an answer. */
export const answerWords = 75
/** Maximum characters of the other forms of an answer. */
const answerFormLimits = { plain: 160, example: 220, because: 260 } as const

/** A sentence of at most `most` characters, with its final punctuation. */
export const sentence = (most: number) => v.pipe(line(most), v.regex(/[.!?…]["”»)]?$/, 'must end as a sentence does'))
export const carried = v.union(
  [CarryingSentence, v.pipe(v.array(CarryingSentence), v.minLength(1))],
  'must name the sentences that carry it',
)
/** Validation message for a missing or unknown field. */
export const fieldFault = (known: string) => (issue: v.BaseIssue<unknown>) =>
  issue.received === 'undefined' ? 'is missing' : `is not a field of ${known}`

export const AnswerSchema = v.strictObject(
  {
    /** The text, if the file's name doesn't tell; of several, the first. */
    about: v.optional(TextKey),
    kind: v.picklist(questionKinds, `must be one of: ${questionKinds.join(', ')}`),
    /** One of the questions that are suggested to readers. */
    best: v.optional(v.boolean('must be true or false'), false),
    /** The question as shown, then in other words. */
    ask: v.pipe(
      v.array(line(140), 'must be a list of questions'),
      v.minLength(4, 'must have at least four phrasings'),
      v.maxLength(24, 'must have at most twenty-four phrasings'),
    ),
    say: v.pipe(
      v.array(v.strictObject({ text: sentence(320), from: carried }), 'must be a list of sentences'),
      v.minLength(1, 'must hold a sentence'),
      v.maxLength(4, 'must not be longer than four sentences'),
    ),
    /** The simplest form, with the same evidence as the answer. */
    plain: v.optional(sentence(answerFormLimits.plain)),
    example: v.optional(sentence(answerFormLimits.example)),
    /** The answer to “why?” after it. */
    because: v.optional(
      v.strictObject({ text: sentence(answerFormLimits.because), from: carried }, fieldFault('a reason')),
    ),
  },
  fieldFault('an answer'),
)

export interface Evidence {
  /** Key of the text, such as `article:es-3`. */
  text: string
  sentence: string
}

export interface CarriedSentence {
  text: string
  from: Evidence[]
}

export const answerForms = ['plain', 'example', 'because'] as const
export type AnswerForm = (typeof answerForms)[number]

export interface AuthoredAnswer extends Partial<Record<AnswerForm, CarriedSentence>> {
  /** Keys of the texts that the answer is about, the main one first. */
  about: string[]
  kind: QuestionKind
  best: boolean
  ask: string[]
  say: CarriedSentence[]
}

export interface ReaderQuestion {
  question: string
  answer: string
}

export interface ShownQuizQuestion {
  ask: string
  choices: string[]
  /** Number of the right choice, from 1. */
  right: number
  why: string
}

export interface ShownStudyAids {
  plain: string[]
  quiz: ShownQuizQuestion[]
}

export type AskedArticle = PublishedArticle & { readersAsk: ReaderQuestion[]; study?: ShownStudyAids | undefined }

/** An article as pages show it, with formatted dates and size. */
export type ArticleInWords = Dated<Sized<Omit<AskedArticle, 'changes'>>> & {
  updatedText?: string
  changes: Dated<Change>[]
}

/** An article without its text, which a page shows in parts. */
export type ArticleDetails = Omit<ArticleInWords, 'content'>
