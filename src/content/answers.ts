import * as v from 'valibot'
import type { PublishedArticle } from './article-changes.ts'

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

/** One line of text of at most `max` characters. */
export function line(max: number) {
  return v.pipe(
    v.string('must be a text (put it in quotes)'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(max, `must not be longer than ${max} characters`),
    v.regex(/^[^\r\n]*$/, 'must be one line'),
  )
}

/** A text of the site by kind and id: `article:es-3`, `film:nanotechnology-2`, `term:alkane`. */
const TextKey = v.pipe(
  v.string('must be a text'),
  v.regex(/^(article|film|term|post):[a-z0-9-]+$/, 'must name a text, as in article:es-3 or film:nanotechnology-2'),
)

/** An exact sentence of a text: the answer's own text, or the one named. */
export const CarryingSentence = v.union(
  [line(600), v.strictObject({ in: TextKey, sentence: line(600) })],
  'must be a sentence of the text, or one with the text that it stands in',
)

/** Most words per answer. */
export const answerWords = 75

export const AnswerSchema = v.strictObject(
  {
    /** Texts that it is about, if the file name doesn't say. */
    about: v.optional(TextKey),
    kind: v.picklist(questionKinds, `must be one of: ${questionKinds.join(', ')}`),
    /** Shown as a suggestion. */
    best: v.optional(v.boolean('must be true or false'), false),
    /** Phrasings; the first is displayed. */
    ask: v.pipe(
      v.array(line(140), 'must be a list of questions'),
      v.minLength(4, 'must have at least four phrasings'),
      v.maxLength(24, 'must have at most twenty-four phrasings'),
    ),
    /** Sentences of the answer, each with its evidence. */
    say: v.pipe(
      v.array(
        v.strictObject({
          text: v.pipe(line(320), v.regex(/[.!?…]["”»)]?$/, 'must end as a sentence does')),
          from: v.union(
            [CarryingSentence, v.pipe(v.array(CarryingSentence), v.minLength(1))],
            'must name the sentences that carry it',
          ),
        }),
        'must be a list of sentences',
      ),
      v.minLength(1, 'must hold a sentence'),
      v.maxLength(4, 'must not be longer than four sentences'),
    ),
  },
  (issue) => (issue.received === 'undefined' ? 'is missing' : 'is not a field of an answer'),
)

/** A sentence of a text that supports the answer. */
export interface Evidence {
  /** Text key, such as `article:es-3`. */
  text: string
  sentence: string
}

/** An authored answer as loaded by the talk service. */
export interface AuthoredAnswer {
  /** Text keys, most relevant first. */
  about: string[]
  kind: QuestionKind
  best: boolean
  ask: string[]
  say: { text: string; from: Evidence[] }[]
}

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

/** An article with its best reader questions and, once written, its study aids. */
export type AskedArticle = PublishedArticle & { readersAsk: ReaderQuestion[]; study?: ShownStudyAids | undefined }

/** An article without its text, which pages show in parts. */
export type ArticleDetails = Omit<AskedArticle, 'content'>
