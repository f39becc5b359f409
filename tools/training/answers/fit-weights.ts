import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { languages, type Language } from '../../../src/i18n/language.ts'
import { AnswerFinder, type Asked, type Found } from '../../../src/talk/finding/answer-finder.ts'
import { Embedding } from '../../../src/talk/finding/embedding.ts'
import { Indexes } from '../../../src/talk/finding/indexes.ts'
import { certaintyNames, signalNames } from '../../../src/talk/finding/certainty.ts'
import { threadCertaintyNames, threadSignalNames } from '../../../src/talk/finding/thread-ranking.ts'
import type { Knowledge } from '../../../src/talk/knowledge.ts'
import { saysTheSame } from '../../../src/talk/finding/same-answer.ts'
import { readKnowledge } from '../../../content-pipeline/knowledge-of-files.ts'
import { learnEmbedding, packRows } from './learn-embedding.ts'
import { learnCertainty, learnRanking, namedWeights, type Judged, type Ranking } from './learn-weights.ts'
import { answerable, keyOfNumber, readQuestions, wantedTexts } from './question-set.ts'
import { ThreadSet } from './thread-set.ts'

// `npm run answers:fit`: trains the embedding and signal weights from authored phrasings (leave-one-out) and training
// questions; writes embedding.json, weights.json and thread-weights.json in src/talk/finding. Takes about ten minutes.

let seed = 20261122
const rankings: Ranking[] = []
const answers: Judged[] = []
const texts: Judged[] = []
/** What is learned for questions beside a text. */
const threads = new ThreadSet(random)
/** Weight of a training question relative to phrasings. */
const trainingCounts = 20

/**
 * Prior weights and their strength: authored phrasings avoid each other's words, so training on them alone undervalues
 * matching phrasings.
 */
const believed: Record<(typeof signalNames)[number], number> = {
  phrasingLetters: 6,
  phrasingWords: 3,
  phrasingEmbedding: 10,
  saidLetters: 2,
  saidWords: 1,
  saidShare: 1,
  pooledWords: 3,
  pooledLetters: 3,
  textWords: 3,
  localWords: 3,
  subjectShare: 2,
  kind: 0.5,
  text: 2,
  textLead: 1,
  open: 0.6,
  openWhenVague: 2.5,
  last: 0.5,
  lastWhenVague: 1.8,
  isFilm: -0.5,
  isTerm: -0.6,
  isPost: -0.2,
  isAcross: 0,
  addressed: 1.5,
}
/** Deterministic random numbers in [0, 1) (Park and Miller, 1988). */
function random(): number {
  seed = (seed * 48271) % 2147483647
  return seed / 2147483647
}

function rank(found: Found, isRight: (at: number) => boolean, counts: number): void {
  const right = found.candidates.map((_, at) => isRight(at))
  if (!right.includes(true)) return
  rankings.push({
    rows: found.candidates.map(({ signals }) => signalNames.map((name) => signals[name])),
    right,
    counts,
  })
}

function judge(list: Judged[], found: Found, isRight: boolean, counts: number): void {
  list.push({ row: certaintyNames.map((name) => found.certainty[name]), isRight, counts })
}

/** Share of phrasings tested with typos. */
const mistypedShare = 0.3
const soundAlike: Record<Language, readonly [string, string][]> = {
  es: [
    ['v', 'b'],
    ['b', 'v'],
    ['h', ''],
    ['z', 's'],
    ['ce', 'se'],
    ['ci', 'si'],
    ['ll', 'y'],
    ['qu', 'k'],
    ['ge', 'je'],
    ['gi', 'ji'],
  ],
  en: [
    ['ie', 'ei'],
    ['ea', 'ee'],
    ['ph', 'f'],
    ['ck', 'k'],
    ['wh', 'w'],
    ['mm', 'm'],
    ['ss', 's'],
    ['tt', 't'],
    ['ou', 'u'],
    ['er', 'or'],
  ],
}

function mistyped(question: string, language: Language): string {
  return question
    .split(' ')
    .map((word) => {
      if (word.length < 4 || random() < 0.5) return word
      const at = 1 + Math.floor(random() * (word.length - 2))
      const how = random()
      if (how < 0.25) return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
      if (how < 0.5) return word.slice(0, at) + word.slice(at + 1)
      if (how < 0.6) return word.slice(0, at) + (word[at] ?? '') + word.slice(at)
      const [spelt, heard] = soundAlike[language].find(([one]) => word.includes(one)) ?? ['', '']
      return word.replace(spelt, heard)
    })
    .join(' ')
}

/** The same for the answers of a text that is spoken of. */
const believedInThread: Record<(typeof threadSignalNames)[number], number> = {
  phrasingLetters: 5.5,
  phrasingWords: 2.5,
  phrasingEmbedding: 10,
  saidLetters: 2,
  saidWords: 1,
  saidShare: 1,
  pooledWords: 3,
  pooledLetters: 3,
  subjectShare: 2.4,
  localWords: 3,
  kind: 1.5,
  asked: 2,
  said: 1,
  form: 2,
  telling: 1,
}

/** Cross-validation folds. */
const folds = 4

const embeddings = new Map<string, Embedding>()
const whole = 'of all phrasings'
const learnedRows: Partial<Record<Language, string>> = {}

function embeddingOf(knowledge: Knowledge, name: string): Embedding {
  const { language } = knowledge
  const key = `${language}, ${name}`
  const known = embeddings.get(key)
  if (known) return known
  const rows = packRows(learnEmbedding(knowledge.answers, language, random))
  const embedding = new Embedding(rows)
  embeddings.set(key, embedding)
  if (name === whole) learnedRows[language] = Buffer.from(rows).toString('base64')
  console.log(`embedding: ${key}`)
  return embedding
}

function collectFold(knowledge: Knowledge, fold: number, pass: 'ranking' | 'certainty'): void {
  const { language } = knowledge
  const articles = knowledge.texts.filter(({ kind }) => kind === 'article').map(({ key }) => key)
  const held = knowledge.answers.map((answer, at) => ({
    kept: { ...answer, ask: answer.ask.filter((_, place) => (place + at) % folds !== fold) },
    left: answer.ask.filter((_, place) => (place + at) % folds === fold),
  }))
  const others = { ...knowledge, answers: held.map(({ kept }) => kept) }
  const finder = new AnswerFinder(others, new Indexes(), embeddingOf(others, `without ${fold}`))
  for (const [at, { kept, left }] of held.entries()) {
    for (const question of left) {
      // A sixth is enough.
      if (random() < 0.83) continue
      const circumstances = random()
      const [own = ''] = kept.about
      const other = articles[Math.floor(random() * articles.length)] ?? ''
      const isArticle = own.startsWith('article:')
      const asked: Asked = { question: random() < mistypedShare ? mistyped(question, language) : question }
      if (circumstances < 0.3 && isArticle) asked.open = own
      else if (circumstances < 0.5) asked.open = other
      else if (circumstances < 0.6 && isArticle) asked.last = own
      else if (circumstances < 0.7) asked.last = other
      let found = finder.find(asked)
      // Vague questions are asked beside their text.
      if (isArticle && found.certainty.vague >= 0.5 && !found.isFromContext)
        found = finder.find({ ...asked, open: own, last: undefined })
      const isOwn = (place: number) => {
        const answer = found.candidates[place]?.answer
        return answer !== undefined && saysTheSame(answer, kept, language)
      }
      const outside = articles[Math.floor(random() * articles.length)] ?? ''
      if (pass === 'ranking') {
        rank(found, isOwn, 1)
        if (isArticle) threads.rank(finder, others, question, at)
        continue
      }
      if (isArticle) threads.judge(finder, others, question, at)
      if (random() < 0.3 && !kept.about.includes(outside)) threads.judgeOutside(finder, outside, question)
      judge(answers, found, isOwn(0), 1)
      judge(texts, found, isAbout(found, kept.about), 1)
      // Simulates an unanswered question.
      if (random() < 0.3) {
        const without = finder.find(asked, { answer: at })
        judge(answers, without, false, 0.6)
        judge(texts, without, isAbout(without, kept.about), 1)
      }
    }
  }
}

function collect(pass: 'ranking' | 'certainty'): void {
  for (const language of languages) {
    const knowledge = readKnowledge(language)
    const finder = new AnswerFinder(knowledge, new Indexes(), embeddingOf(knowledge, whole))
    const articles = knowledge.texts.filter(({ kind }) => kind === 'article').map(({ key }) => key)
    for (let fold = 0; fold < folds; fold += 1) collectFold(knowledge, fold, pass)
    const questions = (['training', 'tune', 'tuned'] as const).flatMap((set) => readQuestions(language, set))
    for (const question of questions) {
      // Questions about Zed may be answered by a post, which has no article number.
      if (question.kind === 'zed') continue
      const wanted = wantedTexts(language, question)
      const asked: Asked = {
        question: question.ask,
        before: question.after?.at(-1),
        open: question.open === undefined ? undefined : keyOfNumber(language, question.open),
        last: question.after ? wanted[0] : undefined,
      }
      const found = finder.find(asked)
      const isRight = (place: number) =>
        found.candidates[place]?.answer.about.some((key) => wanted.includes(key)) === true
      if (pass === 'ranking') {
        if (wanted.length > 0) rank(found, isRight, trainingCounts)
        continue
      }
      if (!answerable.includes(question.kind) && wanted.length === 0)
        threads.judgeOutside(finder, articles[Math.floor(random() * articles.length)] ?? '', question.ask)
      const canAnswer = answerable.includes(question.kind)
      judge(answers, found, canAnswer && isRight(0), trainingCounts)
      judge(texts, found, canAnswer && isAbout(found, wanted), trainingCounts)
    }
  }
}

const isAbout = (found: Found, keys: readonly string[]) =>
  found.candidates[0]?.answer.about.some((key) => keys.includes(key)) === true

const folder = path.resolve(import.meta.dirname, '../../../src/talk/finding')
const file = path.join(folder, 'weights.json')
const { default: learned } = await import('../../../src/talk/finding/weights.json', { with: { type: 'json' } })
const { default: threadLearned } = await import('../../../src/talk/finding/thread-weights.json', {
  with: { type: 'json' },
})
collect('ranking')
// The finder shares these objects: results apply at once.
Object.assign(
  learned.answer,
  namedWeights(
    signalNames,
    learnRanking(
      rankings,
      signalNames.map((name) => believed[name]),
    ),
  ),
)
Object.assign(
  threadLearned.answer,
  namedWeights(
    threadSignalNames,
    learnRanking(
      threads.rankings,
      threadSignalNames.map((name) => believedInThread[name]),
    ),
  ),
)
collect('certainty')
const weights = {
  answer: learned.answer,
  certainty: namedWeights(certaintyNames, learnCertainty(answers, certaintyNames.length)),
  textCertainty: namedWeights(certaintyNames, learnCertainty(texts, certaintyNames.length)),
}
writeFileSync(path.join(folder, 'embedding.json'), `${JSON.stringify(learnedRows, null, 2)}\n`)
writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`)
const threadWeights = {
  answer: threadLearned.answer,
  certainty: namedWeights(threadCertaintyNames, learnCertainty(threads.judged, threadCertaintyNames.length)),
}
writeFileSync(path.join(folder, 'thread-weights.json'), `${JSON.stringify(threadWeights, null, 2)}\n`)
console.log(`${rankings.length} rankings, ${answers.length} judged answers, ${texts.length} judged texts: ${file}`)
