import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  MissedQuestionCounter,
  missedQuestionLines,
  readMissedQuestions,
} from '../../../src/server/talk/missed-questions.ts'
import { arrangeKnowledge } from '../../../src/talk/knowledge.ts'
import { answers } from '../../talk/fixtures/answers.ts'
import { articles } from '../../talk/fixtures/articles.ts'

const knowledge = arrangeKnowledge(
  { articles: articles.en, videos: [], terms: [], posts: [], answers: answers.en },
  'en',
)
let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'missed-'))))
afterEach(() => rmSync(folder, { recursive: true }))

it('counts the same question in other signs once more, and lists the commonest first', async () => {
  const file = path.join(folder, 'deep/missed.json')
  const counter = new MissedQuestionCounter(file, vi.fn())
  for (const question of ['What is the oil?', 'what is the OIL', 'is the sea cold?']) counter.count(question, knowledge)
  await counter.settled()
  expect(missedQuestionLines(readMissedQuestions(file))).toEqual([
    expect.stringMatching(/^en +2 {2}what is the oil$/),
    expect.stringMatching(/^en +1 {2}is the sea/),
  ])
  expect(missedQuestionLines(readMissedQuestions(file), 2)).toHaveLength(1)
})

it('keeps nothing that is personal: only words of the texts, and no figures', async () => {
  const file = path.join(folder, 'missed.json')
  const counter = new MissedQuestionCounter(file, vi.fn())
  counter.count(
    'my name is Hortensia Quill, 14, call 555 0199 or me@example.org: is the oil in the sea near Barrow Lane 12?',
    knowledge,
  )
  await counter.settled()
  const kept = readFileSync(file, 'utf8')
  for (const secret of ['hortensia', 'quill', '14', '555', 'example.org', 'barrow'])
    expect(kept.toLowerCase()).not.toContain(secret)
  expect(kept).toContain('oil')
  const before = kept
  counter.count('Hortensia Quill', knowledge)
  await counter.settled()
  expect(readFileSync(file, 'utf8')).toBe(before)
})

it('goes on from what another process counted, and from nothing where the file is damaged', async () => {
  const file = path.join(folder, 'missed.json')
  writeFileSync(file, '{"es":{},"en":{"what is the oil":41}}')
  const counter = new MissedQuestionCounter(file, vi.fn())
  counter.count('what is the oil', knowledge)
  await counter.settled()
  expect(readMissedQuestions(file).en['what is the oil']).toBe(42)
  writeFileSync(file, '{broken')
  expect(readMissedQuestions(file)).toEqual({ es: {}, en: {} })
})

it('two processes count into one file, and a damaged one is put aside, not lost', async () => {
  const file = path.join(folder, 'missed.json')
  const onFailure = vi.fn()
  const [old, next] = [new MissedQuestionCounter(file, onFailure), new MissedQuestionCounter(file, onFailure)]
  for (const counter of [old, next, old]) {
    counter.count('what is the oil', knowledge)
    await counter.settled()
  }
  expect(readMissedQuestions(file).en['what is the oil']).toBe(3)
  expect(onFailure).not.toHaveBeenCalled()
  writeFileSync(file, '{"es":{},"en":{"is it cold":7},}')
  next.count('what is the oil', knowledge)
  await next.settled()
  expect(onFailure).toHaveBeenCalledOnce()
  expect(readMissedQuestions(file).en).toEqual({ 'what is the oil': 1 })
  expect(readFileSync(`${file}.damaged`, 'utf8')).toContain('"is it cold":7')
})

it('a disk that takes nothing is told, and harms no answer', async () => {
  const onFailure = vi.fn()
  const counter = new MissedQuestionCounter('/dev/null/missed.json', onFailure)
  counter.count('what is the oil', knowledge)
  await counter.settled()
  expect(onFailure).toHaveBeenCalled()
})
