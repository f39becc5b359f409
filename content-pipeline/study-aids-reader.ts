import { existsSync } from 'node:fs'
import * as v from 'valibot'
import type { CarriedSentence, ShownStudyAids } from '../src/content/answers.ts'
import { StudyAidsSchema, type StudyAids } from '../src/content/study-aids.ts'
import { articleKey } from '../src/content/text-key.ts'
import type { Language } from '../src/i18n/language.ts'
import { evidenceOf, parseYamlFile } from './answers-reader.ts'
import { languageOfFile, listArticleFiles, readId } from './content-reader.ts'
import { typeset } from './typography.ts'

export const studyAidsBeside = (file: string): string => file.replace(/\.md$/, '.study.yaml')

/** Returns the study aids of an article, if any. Throws ContentError. */
export function readStudyAids(articleFile: string): StudyAids | undefined {
  const file = studyAidsBeside(articleFile)
  if (!existsSync(file)) return undefined
  const about = articleKey(readId(articleFile))
  const { point, quiz, ...lists } = parseYamlFile(file, StudyAidsSchema, 'study aids')
  const carried = ({ text, from }: v.InferOutput<typeof StudyAidsSchema>['point']): CarriedSentence => ({
    text,
    from: evidenceOf(from, about),
  })
  return {
    about,
    point: carried(point),
    plain: lists.plain.map(carried),
    example: lists.example.map(carried),
    use: lists.use.map(carried),
    surprise: lists.surprise.map(carried),
    unknown: lists.unknown.map(carried),
    quiz: quiz.map(({ why, ...question }) => ({ ...question, why: carried(why) })),
  }
}

/** Returns the study aids that an article's page shows, if any. Throws ContentError. */
export function shownStudyAids(articleFile: string): ShownStudyAids | undefined {
  const aids = readStudyAids(articleFile)
  if (!aids) return undefined
  const set = (text: string) => typeset(text, languageOfFile(articleFile))
  return {
    plain: aids.plain.map(({ text }) => set(text)),
    quiz: aids.quiz.map(({ ask, choices, right, why }) => ({
      ask: set(ask),
      choices: choices.map(set),
      right,
      why: set(why.text),
    })),
  }
}

export function listStudyAids(directory: string, language: Language): StudyAids[] {
  return listArticleFiles(directory, language).flatMap((file) => readStudyAids(file) ?? [])
}
