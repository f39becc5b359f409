import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse as parseYaml } from 'yaml'
import {
  AnswerSchema,
  type AuthoredAnswer,
  type CarryingSentence,
  type Evidence,
  type ReaderQuestion,
} from '../src/content/answers.ts'
import { articleKey, postKey } from '../src/content/text-key.ts'
import { videoTopics } from '../src/content/video-script.ts'
import type { Language } from '../src/i18n/language.ts'
import { ContentError, languageOfFile, listArticleFiles, listPostFiles, readId } from './content-reader.ts'
import { typeset } from './typography.ts'

const AnswerListSchema = v.array(AnswerSchema, 'must be a list of answers')
type WrittenAnswer = v.InferOutput<typeof AnswerSchema>

/** An answers file, and the text that it is about, if there is only one. */
export interface AnswerFile {
  file: string
  about?: string
}

export const answersBeside = (file: string): string => file.replace(/\.md$/, '.answers.yaml')

export function listAnswerFiles(directory: string, language: Language): AnswerFile[] {
  const beside = (files: string[], key: (id: string) => string) =>
    files.map((file) => ({ file: answersBeside(file), about: key(readId(file)) }))
  return [
    ...beside(listArticleFiles(directory, language), articleKey),
    ...beside(listPostFiles(directory, language), postKey),
    { file: path.join(directory, language, 'across.answers.yaml') },
    { file: path.join(directory, 'glossary', `${language}.answers.yaml`) },
    ...videoTopics.map((topic) => ({ file: path.join(directory, 'videos', `${topic}.${language}.answers.yaml`) })),
  ].filter(({ file }) => existsSync(file))
}

/** Parses an answers file. Throws ContentError. */
export function readAnswers({ file, about }: AnswerFile): AuthoredAnswer[] {
  return parseYamlFile(file, AnswerListSchema, 'answers').map((answer, at) => {
    const own = answer.about ?? about
    if (own === undefined)
      throw new ContentError([{ file, field: `${at}.about`, remedy: 'name the text that it is about' }])
    return authored(answer, own)
  })
}

/** Returns the best questions of an article; none without answers. */
export function readersAsk(articleFile: string): ReaderQuestion[] {
  const file = answersBeside(articleFile)
  if (!existsSync(file)) return []
  const set = (text: string) => typeset(text, languageOfFile(articleFile))
  return readAnswers({ file, about: articleKey(readId(articleFile)) })
    .filter(({ best }) => best)
    .map(({ ask: [question = ''], say }) => ({
      question: set(question),
      answer: set(say.map(({ text }) => text).join(' ')),
    }))
}

function authored({ kind, best, ask, say, plain, example, because }: WrittenAnswer, about: string): AuthoredAnswer {
  const said = say.map(({ text, from }) => ({ text, from: evidenceOf(from, about) }))
  const evidence = said.flatMap(({ from }) => from)
  const texts = new Set([about, ...evidence.map(({ text }) => text)])
  return {
    about: [...texts],
    kind,
    best,
    ask,
    say: said,
    ...(plain !== undefined && { plain: { text: plain, from: evidence } }),
    ...(example !== undefined && { example: { text: example, from: evidence } }),
    ...(because && { because: { text: because.text, from: evidenceOf(because.from, about) } }),
  }
}

type Carrying = v.InferOutput<typeof CarryingSentence>

/** Returns the evidence of an answer, by text. Entries without `from` refer to the text `about`. */
export function evidenceOf(from: Carrying | Carrying[], about: string): Evidence[] {
  return [from]
    .flat()
    .map((one) => (typeof one === 'string' ? { text: about, sentence: one } : { text: one.in, sentence: one.sentence }))
}

/** Reads a YAML file and validates it. `field` names the whole file in error messages. Throws ContentError. */
export function parseYamlFile<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  field: string,
): v.InferOutput<Schema> {
  let written: unknown
  try {
    written = parseYaml(readFileSync(file, 'utf8'), { schema: 'core' })
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new ContentError([{ file, field, remedy: `write it as YAML (${reason})` }])
  }
  const result = v.safeParse(schema, written)
  if (result.success) return result.output
  throw new ContentError(
    result.issues.map((issue) => ({ file, field: v.getDotPath(issue) ?? field, remedy: issue.message })),
  )
}
