import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { languages, type Language } from '../../../src/i18n/language.ts'
import { AnswerFinder, type Asked, type Found } from '../../../src/talk/finding/answer-finder.ts'
import { Embedding } from '../../../src/talk/finding/embedding.ts'
import { Indexes } from '../../../src/talk/finding/indexes.ts'
import { certaintyNames, signalNames } from '../../../src/talk/finding/certainty.ts'
import type { Knowledge } from '../../../src/talk/knowledge.ts'
import { saysTheSame } from '../../../src/talk/finding/same-answer.ts'
import { readKnowledge } from '../../../content-pipeline/knowledge-of-files.ts'
import { learnEmbedding, packRows } from './learn-embedding.ts'
import { answerable, keyOfNumber, readQuestions, wantedTexts } from './question-set.ts'

// `npm run answers:fit`: trains the embedding and signal weights from authored phrasings (leave-one-out) and training
// questions; writes embedding.json and weights.json in src/talk/finding. Takes about ten minutes.

interface Ranking {
  rows: number[][]
  right: boolean[]
  counts: number
}
interface Judged {
  row: number[]
  isRight: boolean
  counts: number
}

const rankings: Ranking[] = []
const answers: Judged[] = []
const texts: Judged[] = []
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
const hold = 0.01

let seed = 20261122
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
      if (pass === 'ranking') {
        rank(found, isOwn, 1)
        continue
      }
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
      const canAnswer = answerable.includes(question.kind)
      judge(answers, found, canAnswer && isRight(0), trainingCounts)
      judge(texts, found, canAnswer && isAbout(found, wanted), trainingCounts)
    }
  }
}

const isAbout = (found: Found, keys: readonly string[]) =>
  found.candidates[0]?.answer.about.some((key) => keys.includes(key)) === true

const dot = (row: readonly number[], weights: readonly number[]) =>
  row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)

function learnRanking(): number[] {
  const prior = signalNames.map((name) => believed[name])
  const weights = [...prior]
  const total = rankings.reduce((sum, { counts }) => sum + counts, 0)
  const momentum = weights.map(() => 0)
  for (let round = 0; round < 200; round += 1) {
    const gradient = weights.map(() => 0)
    let loss = 0
    for (const { rows, right, counts } of rankings) {
      const scores = rows.map((row) => dot(row, weights))
      const most = Math.max(...scores)
      const odds = scores.map((score) => Math.exp(score - most))
      const all = odds.reduce((sum, one) => sum + one, 0)
      const good = odds.reduce((sum, one, at) => sum + (right[at] ? one : 0), 0)
      loss -= counts * Math.log(good / all)
      for (let at = 0; at < rows.length; at += 1) {
        const share = (right[at] ? (odds[at] ?? 0) / good : 0) - (odds[at] ?? 0) / all
        for (let k = 0; k < weights.length; k += 1)
          gradient[k] = (gradient[k] ?? 0) + counts * share * (rows[at]?.[k] ?? 0)
      }
    }
    for (let k = 0; k < weights.length; k += 1) {
      momentum[k] = 0.9 * (momentum[k] ?? 0) + (gradient[k] ?? 0) / total - hold * ((weights[k] ?? 0) - (prior[k] ?? 0))
      weights[k] = (weights[k] ?? 0) + 2 * (momentum[k] ?? 0)
    }
    if (round % 100 === 99) console.log(`ranking, round ${round + 1}: loss ${(loss / total).toFixed(4)}`)
  }
  return weights
}

function learnCertainty(list: readonly Judged[]): number[] {
  const weights: number[] = certaintyNames.map(() => 0)
  const momentum = weights.map(() => 0)
  const total = list.reduce((sum, { counts }) => sum + counts, 0)
  for (let round = 0; round < 600; round += 1) {
    const gradient = weights.map(() => 0)
    for (const { row, isRight, counts } of list) {
      const error = Number(isRight) - 1 / (1 + Math.exp(-dot(row, weights)))
      for (let k = 0; k < weights.length; k += 1) gradient[k] = (gradient[k] ?? 0) + counts * error * (row[k] ?? 0)
    }
    for (let k = 0; k < weights.length; k += 1) {
      momentum[k] = 0.9 * (momentum[k] ?? 0) + (gradient[k] ?? 0) / total - 0.0001 * (weights[k] ?? 0)
      weights[k] = (weights[k] ?? 0) + 0.5 * (momentum[k] ?? 0)
    }
  }
  return weights
}

const named = <Name extends string>(names: readonly Name[], weights: readonly number[]) =>
  Object.fromEntries(names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 1000) / 1000])) as Record<
    Name,
    number
  >

const folder = path.resolve(import.meta.dirname, '../../../src/talk/finding')
const file = path.join(folder, 'weights.json')
const { default: learned } = await import('../../../src/talk/finding/weights.json', { with: { type: 'json' } })
collect('ranking')
// The finder shares these objects: results apply at once.
Object.assign(learned.answer, named(signalNames, learnRanking()))
collect('certainty')
const weights = {
  answer: learned.answer,
  certainty: named(certaintyNames, learnCertainty(answers)),
  textCertainty: named(certaintyNames, learnCertainty(texts)),
}
writeFileSync(path.join(folder, 'embedding.json'), `${JSON.stringify(learnedRows, null, 2)}\n`)
writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`)
console.log(`${rankings.length} rankings, ${answers.length} judged answers, ${texts.length} judged texts: ${file}`)
