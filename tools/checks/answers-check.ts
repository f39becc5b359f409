import path from 'node:path'
import { listAnswerFiles, readAnswers } from '../../content-pipeline/answers-reader.ts'
import { articleWords, inspectBody } from '../../content-pipeline/content-body.ts'
import {
  ContentError,
  listArticleFiles,
  listPostFiles,
  readId,
  splitFile,
  type ContentFault,
} from '../../content-pipeline/content-reader.ts'
import { answerForms, answerWords, type AuthoredAnswer, type Evidence } from '../../src/content/answers.ts'
import { countWords } from '../../src/content/schema.ts'
import { articleKey, postKey } from '../../src/content/text-key.ts'
import { comparableWords } from '../../src/talk/finding/features.ts'
import unanswered from '../../src/talk/finding/unanswered.json' with { type: 'json' }
import { languages, type Language } from '../../src/i18n/language.ts'
import type { KnownText } from '../../src/talk/knowledge.ts'
import { readKnowledge } from '../../content-pipeline/knowledge-of-files.ts'
import { asksYesOrNo, leansOn, opensWithVerdict } from './standing-alone.ts'

export const leastAnswers = { article: 20, brief: 8, other: 1 } as const
export const leastBest = 3

/** Every cited sentence and every number must occur in the texts. */
export function checkAnswers(content: string, publicFolder: string): ContentFault[] {
  return languages.flatMap((language) => checkLanguage(content, publicFolder, language))
}

function checkLanguage(content: string, publicFolder: string, language: Language): ContentFault[] {
  const faults: ContentFault[] = []
  let texts: Map<string, KnownText>
  try {
    texts = new Map(readKnowledge(language, content, publicFolder).texts.map((text) => [text.key, text]))
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
  const bare = (question: string) => comparableWords(question, language).join(' ')
  const withoutAnswer = new Set(unanswered[language].map(bare))
  const counts = new Map<string, number>()
  const best = new Map<string, number>()
  for (const file of listAnswerFiles(content, language)) {
    const answers = readAnswers(file)
    const asked = new Set<string>()
    for (const [at, answer] of answers.entries()) {
      const report = (field: string, remedy: string) =>
        faults.push({ file: file.file, field: `${at}.${field}`, remedy })
      checkAnswer(answer, texts, report)
      checkForms(answer, texts, language, report)
      checkOpening(answer, language, report)
      for (const question of answer.ask) {
        if (asked.has(question.toLowerCase())) report('ask', `'${question}' is asked twice: leave it to one answer`)
        asked.add(question.toLowerCase())
        if (withoutAnswer.has(bare(question)))
          report('ask', `'${question}' is answered now: take it out of src/talk/finding/unanswered.json`)
      }
      const [about = ''] = answer.about
      counts.set(about, (counts.get(about) ?? 0) + 1)
      if (answer.best) best.set(about, (best.get(about) ?? 0) + 1)
    }
  }
  const need = (key: string, file: string, minimum: number) => {
    const count = counts.get(key) ?? 0
    if (count < minimum)
      faults.push({ file, field: 'answers', remedy: `write ${minimum} answers (there are ${count})` })
  }
  for (const file of listArticleFiles(content, language)) {
    const key = articleKey(readId(file))
    const isArticle = inspectBody(splitFile(file).body).words >= articleWords.min
    need(key, file, isArticle ? leastAnswers.article : leastAnswers.brief)
    if ((best.get(key) ?? 0) < leastBest)
      faults.push({ file, field: 'answers', remedy: `mark ${leastBest} answers as best: its page shows them` })
  }
  for (const file of listPostFiles(content, language)) need(postKey(readId(file)), file, leastAnswers.other)
  for (const { key, kind } of texts.values())
    if (kind === 'film' || kind === 'term')
      need(
        key,
        path.join(content, kind === 'film' ? 'videos' : 'glossary', `${language}.answers.yaml`),
        leastAnswers.other,
      )
  return faults
}

function checkAnswer(
  answer: AuthoredAnswer,
  texts: ReadonlyMap<string, KnownText>,
  report: (field: string, remedy: string) => void,
) {
  const said = answer.say.map(({ text }) => text).join(' ')
  const words = countWords(said)
  if (words > answerWords) report('say', `say it in ${answerWords} words (there are ${words})`)
  for (const [line, sentence] of answer.say.entries())
    checkCarried(sentence, texts, (part, remedy) => report(`say.${line}.${part}`, remedy))
}

/** The other forms follow the same rules as the answer, in different words. */
function checkForms(
  answer: AuthoredAnswer,
  texts: ReadonlyMap<string, KnownText>,
  language: Language,
  report: (field: string, remedy: string) => void,
) {
  const said = new Set(answer.say.map(({ text }) => text))
  for (const form of answerForms) {
    const sentence = answer[form]
    if (!sentence) continue
    checkCarried(sentence, texts, (part, remedy) => report(`${form}.${part}`, remedy))
    if (said.has(sentence.text)) report(form, 'say something else: the answer or another form says it already')
    said.add(sentence.text)
    const leaning = leansOn(sentence.text, language)
    if (leaning !== undefined) report(form, `let it stand alone: it opens with '${leaning}'`)
  }
}

function checkOpening(
  { ask: [shown = ''], say: [first] }: AuthoredAnswer,
  language: Language,
  report: (field: string, remedy: string) => void,
) {
  if (!first) return
  const leaning = leansOn(first.text, language)
  if (leaning !== undefined) report('say.0.text', `let it stand alone: it opens with '${leaning}'`)
  if (asksYesOrNo(shown, language) && !opensWithVerdict(first.text, language))
    report('say.0.text', `'${shown}' asks for a yes or no: say it first`)
}

/** Reports cited sentences and numbers that the texts don't contain. */
export function checkCarried(
  { text, from }: { text: string; from: readonly Evidence[] },
  texts: ReadonlyMap<string, KnownText>,
  report: (part: 'from' | 'text', remedy: string) => void,
) {
  for (const evidence of from) {
    const known = texts.get(evidence.text)
    if (!known) report('from', `there is no text ${evidence.text}`)
    else if (!known.sentences.some((sentence) => sentence.text === evidence.sentence))
      report(
        'from',
        `'${evidence.sentence}' does not stand in ${evidence.text}: read the text again, and mend what stands on it`,
      )
  }
  const there = new Set(numbersIn(from.map(({ sentence }) => sentence).join(' ')))
  for (const number of numbersIn(text))
    if (!there.has(number)) report('text', `${number} does not stand in the sentences that carry it`)
}

function numbersIn(text: string): string[] {
  return [...text.matchAll(/\d+(?:[.,\u00a0\u202f ]\d+)*/g)].map(([number]) => number.replace(/[^\d]/g, ''))
}
