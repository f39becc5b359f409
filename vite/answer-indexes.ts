import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { languages } from '../src/i18n/language.ts'
import { AnswerFinder } from '../src/talk/finding/answer-finder.ts'
import { indexFileOf } from '../src/talk/finding/index-file.ts'
import { readKnowledge } from '../content-pipeline/knowledge-of-files.ts'

/** Packs search indexes per language, so that servers start quickly. */
export async function makeAnswerIndexes(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  for (const language of languages) {
    const knowledge = readKnowledge(language)
    const { indexes } = new AnswerFinder(knowledge)
    await writeFile(path.join(directory, `${language}.bin`), indexFileOf(indexes.packed, knowledge))
  }
}
