import path from 'node:path'
import {
  ContentError,
  describeFault,
  listArticleFiles,
  type ContentFault,
} from '../../content-pipeline/content-reader.ts'
import { readKnowledge } from '../../content-pipeline/knowledge-of-files.ts'
import { readStudyAids, studyAidsBeside } from '../../content-pipeline/study-aids-reader.ts'
import type { CarriedSentence } from '../../src/content/answers.ts'
import type { StudyAids } from '../../src/content/study-aids.ts'
import { languages, type Language } from '../../src/i18n/language.ts'
import type { KnownText } from '../../src/talk/knowledge.ts'
import { checkCarried } from './answers-check.ts'

/** Openings that depend on a previous sentence. */
const dependentOpening: Record<Language, RegExp> = {
  es: /^(porque|ell[oa]s?|su|sus|esto|eso|est[oa]s|aquell[oa]s?|además|también|pero|y|o)\b/i,
  en: /^(because|they|them|its?|their|this|these|those|that|he|she|also|but|and|or|so)\b(?! is (why|how|the))/i,
}

/** Cited sentences and numbers must occur in the texts, and each sentence must be understandable alone. */
export function checkStudyAids(content: string, publicFolder: string, only: readonly Language[] = languages) {
  return only.flatMap((language) => checkLanguage(content, publicFolder, language))
}

function checkLanguage(content: string, publicFolder: string, language: Language): ContentFault[] {
  let texts: Map<string, KnownText>
  try {
    texts = new Map(readKnowledge(language, content, publicFolder).texts.map((text) => [text.key, text]))
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
  return listArticleFiles(content, language).flatMap((article) => {
    const file = studyAidsBeside(article)
    try {
      const aids = readStudyAids(article)
      if (!aids) return [{ file, field: 'study aids', remedy: 'write them: docs/editing.md tells how' }]
      return faultsOf(aids, texts, language).map((fault) => ({ file, ...fault }))
    } catch (error) {
      if (error instanceof ContentError) return error.faults
      throw error
    }
  })
}

function faultsOf(
  aids: StudyAids,
  texts: ReadonlyMap<string, KnownText>,
  language: Language,
): { field: string; remedy: string }[] {
  const faults: { field: string; remedy: string }[] = []
  const report = (field: string, remedy: string) => faults.push({ field, remedy })
  const said = new Set<string>()
  for (const [field, sentence] of sentencesOf(aids)) {
    checkCarried(sentence, texts, (part, remedy) => report(`${field}.${part}`, remedy))
    if (said.has(sentence.text)) report(`${field}.text`, 'say something else: another field says it already')
    said.add(sentence.text)
    const [first = ''] = dependentOpening[language].exec(sentence.text) ?? []
    const follows = /\.[12]$/.test(field)
    if (first !== '' && !follows) report(`${field}.text`, `let it stand alone: it opens with '${first}'`)
  }
  const places = new Set(aids.quiz.map(({ right }) => right))
  if (places.size === 1) report('quiz', 'put the right choice in another place now and then')
  return faults
}

function sentencesOf(aids: StudyAids): [string, CarriedSentence][] {
  const lists = (['plain', 'example', 'use', 'surprise', 'unknown'] as const).flatMap((name) =>
    aids[name].map((sentence, at): [string, CarriedSentence] => [`${name}.${at}`, sentence]),
  )
  const reasons = aids.quiz.map(({ why }, at): [string, CarriedSentence] => [`quiz.${at}.why`, why])
  return [['point', aids.point], ...lists, ...reasons]
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..')
  const asked = languages.filter((language) => process.argv.includes(language))
  const faults = checkStudyAids(
    path.join(root, 'src/content'),
    path.join(root, 'public'),
    asked.length > 0 ? asked : languages,
  )
  for (const fault of faults) console.error(describeFault({ ...fault, file: path.relative(root, fault.file) }))
  console.log(faults.length === 0 ? 'Study aids: no faults.' : `Study aids: ${faults.length} fault(s).`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
