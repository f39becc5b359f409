import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { articleKey } from '../../../src/content/text-key.ts'
import type { Language } from '../../../src/i18n/language.ts'
import unanswered from '../../../src/talk/finding/unanswered.json' with { type: 'json' }

export const answerable: readonly string[] = ['direct', 'paraphrase', 'typing', 'number', 'follow-up', 'across', 'open']

const MeasuredQuestion = v.strictObject({
  kind: v.string(),
  /** Numbers of the answering articles. */
  text: v.optional(v.union([v.number(), v.array(v.number())])),
  /** Number of the open article. */
  open: v.optional(v.number()),
  after: v.optional(v.array(v.string())),
  ask: v.string(),
  /** Expected content, for reviewers. */
  wants: v.optional(v.string(), ''),
})
export type MeasuredQuestion = v.InferOutput<typeof MeasuredQuestion>

export type QuestionSet = 'training' | 'tune' | 'tuned' | 'final'

/**
 * Questions by people who had only read the texts. `training`, `tune`, and `tuned` are used for training; `final` only
 * for the final evaluation.
 */
export function readQuestions(language: Language, set: QuestionSet): MeasuredQuestion[] {
  const folder = set === 'training' ? '.' : '../../../tests/talk/questions'
  const file = path.resolve(import.meta.dirname, folder, `${language}.${set}.yaml`)
  const questions = v.parse(v.array(MeasuredQuestion), parse(readFileSync(file, 'utf8')))
  if (set !== 'training') return questions
  const known = new Set(questions.map(({ ask }) => ask))
  const others = unanswered[language].filter((ask) => !known.has(ask))
  return [...questions, ...others.map((ask) => ({ kind: 'outside', ask, wants: '' }))]
}

/** Key of an article by number. */
export const keyOfNumber = (language: Language, number: number): string =>
  articleKey(language === 'es' ? `es-${number}` : String(number))

/** Keys of the answering articles. */
export const wantedTexts = (language: Language, { text }: MeasuredQuestion): string[] =>
  [text ?? []].flat().map((number) => keyOfNumber(language, number))
