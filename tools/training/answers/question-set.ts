import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { articleKey } from '../../../src/content/text-key.ts'
import type { Language } from '../../../src/i18n/language.ts'
import unanswered from '../../../src/talk/finding/unanswered.json' with { type: 'json' }

/** Kinds of questions that some text of the site answers. */
export const answerable: readonly string[] = ['direct', 'paraphrase', 'typing', 'number', 'follow-up', 'across', 'open']

const MeasuredQuestion = v.strictObject({
  kind: v.string(),
  /** Numbers of the articles that answer it. */
  text: v.optional(v.union([v.number(), v.array(v.number())])),
  /** Number of the article that is open. */
  open: v.optional(v.number()),
  after: v.optional(v.array(v.string())),
  ask: v.string(),
  /** What a right answer says, for who reads the answers. */
  wants: v.optional(v.string(), ''),
})
export type MeasuredQuestion = v.InferOutput<typeof MeasuredQuestion>

export type QuestionSet = 'training' | 'tune' | 'tuned' | 'final'

/**
 * Questions written by people who had read the texts alone. `training`, `tune` and `tuned`: the weights are learned from them
 * (`tuned` was a kept half once), `training` with the questions that no text answers; `final`: looked at once, at the end.
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

/** The key of an article of a language by its number. */
export const keyOfNumber = (language: Language, number: number): string =>
  articleKey(language === 'es' ? `es-${number}` : String(number))

/** Keys of the articles that answer a question. */
export const wantedTexts = (language: Language, { text }: MeasuredQuestion): string[] =>
  [text ?? []].flat().map((number) => keyOfNumber(language, number))
