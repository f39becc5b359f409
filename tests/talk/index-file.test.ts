import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createChat } from '../../src/talk/chat.ts'
import { AnswerFinder } from '../../src/talk/finding/answer-finder.ts'
import { indexFileOf, readIndexFile } from '../../src/talk/finding/index-file.ts'
import { Indexes } from '../../src/talk/finding/indexes.ts'
import { arrangeKnowledge, type Knowledge } from '../../src/talk/knowledge.ts'
import { answers } from './fixtures/answers.ts'
import { articles } from './fixtures/articles.ts'

const directory = mkdtempSync(path.join(tmpdir(), 'indexes-'))
afterAll(() => rmSync(directory, { recursive: true }))
const knowledge = arrangeKnowledge(
  { articles: articles.en, videos: [], terms: [], posts: [], answers: answers.en },
  'en',
)

function written(name: string, bytes: Uint8Array): string {
  const file = path.join(directory, name)
  writeFileSync(file, bytes)
  return file
}

function packed(of: Knowledge): Uint8Array {
  return indexFileOf(new AnswerFinder(of).indexes.packed, of)
}

describe('a file of indexes', () => {
  it('answers as the indexes that it was made of', async () => {
    const read = await readIndexFile(written('whole', packed(knowledge)), knowledge)
    expect(read).toBeDefined()
    const fresh = createChat(knowledge)
    const stored = createChat(knowledge, undefined, new Indexes(read))
    const questions = [...answers.en.flatMap(({ ask }) => ask), 'wat iz alcanivorax', 'show me a film on gold', 'xyzzy']
    for (const content of questions) {
      const question = { history: [{ role: 'user' as const, content }] }
      expect(stored.answer(question)).toEqual(fresh.answer(question))
      expect(stored.textsFor(question)).toEqual(fresh.textsFor(question))
    }
  })

  it('of other texts is not used', async () => {
    const other = { ...knowledge, answers: knowledge.answers.slice(1) }
    expect(await readIndexFile(written('other', packed(other)), knowledge)).toBeUndefined()
  })

  const whole = packed(knowledge)
  const damaged = whole.slice()
  damaged[whole.length - 9] = (damaged[whole.length - 9] ?? 0) ^ 1
  it.each([
    ['empty', new Uint8Array(0)],
    ['cut off in its head', whole.slice(0, 200)],
    ['cut off in its numbers', whole.slice(0, -8)],
    ['one bit other', damaged],
    ['something else', Buffer.from('\u0010\0\0\0{"knowledge": 1}')],
  ])('that is %s is not used', async (name, bytes) => {
    expect(await readIndexFile(written(name, bytes), knowledge)).toBeUndefined()
  })
})
