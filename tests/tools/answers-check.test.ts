import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { passagesOf } from '../../src/talk/passages.ts'
import { readArticle } from '../../content-pipeline/content-reader.ts'
import { checkAnswers } from '../../tools/checks/answers-check.ts'
import { createContentFixture, type ContentFixture } from '../content/article-file.ts'

let fixture: ContentFixture
let sentence: string
beforeEach(() => {
  fixture = createContentFixture()
  const passages = passagesOf(readArticle(fixture.articleFile('en')), 'en')
  sentence = passages.find(({ text }) => /^[A-Z][^\d]+\.$/.test(text))?.text ?? ''
  write(list())
})
afterEach(() => fixture.remove())

const answer = (number: number) => ({
  kind: 'what',
  best: number < 3,
  ask: [1, 2, 3, 4].map((phrasing) => `Question ${'abcdefghijklmnopqrstuvwxyz'[number]} in words ${phrasing}?`),
  say: [{ text: 'So it is.', from: sentence }],
})
const list = () => Array.from({ length: 20 }, (_, number) => answer(number))
function write(answers: unknown): void {
  const file = fixture.articleFile('en').replace(/\.md$/, '.answers.yaml')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, stringify(answers))
}
const remedies = () =>
  checkAnswers(fixture.content, fixture.public)
    .filter(({ file }) => path.basename(file).startsWith(path.basename(fixture.articleFile('en'), '.md')))
    .map(({ field, remedy }) => `${field}: ${remedy}`)

describe('answers', () => {
  it('that stand on their text are in order', () => {
    expect(sentence).not.toBe('')
    expect(remedies()).toEqual([])
  })

  it.each<[string, (answers: ReturnType<typeof list>) => unknown, RegExp]>([
    ['too few', (answers) => answers.slice(0, 19), /write 20 answers \(there are 19\)/],
    ['none marked as best', (answers) => answers.map((one) => ({ ...one, best: false })), /mark 3 answers as best/],
    [
      'a sentence that the text does not have',
      ([first, ...rest]) => [{ ...first, say: [{ text: 'So it is.', from: 'Nobody wrote this.' }] }, ...rest],
      /'Nobody wrote this\.' does not stand in article:1/,
    ],
    [
      'a text that there is not',
      ([first, ...rest]) => [{ ...first, say: [{ text: 'So it is.', from: { in: 'article:99', sentence } }] }, ...rest],
      /there is no text article:99/,
    ],
    [
      'a number that nothing carries',
      ([first, ...rest]) => [{ ...first, say: [{ text: 'It is 7.5 km.', from: sentence }] }, ...rest],
      /75 does not stand/,
    ],
    [
      'a question asked twice',
      ([first, second, ...rest]) => [first, { ...second, ask: first?.ask }, ...rest],
      /is asked twice/,
    ],
    [
      'an opening that leans on what was not said',
      ([first, ...rest]) => [{ ...first, say: [{ text: 'Because it is so.', from: sentence }] }, ...rest],
      /let it stand alone: it opens with 'Because'/,
    ],
    [
      'no verdict where a yes or no is asked',
      ([first, ...rest]) => [{ ...first, ask: ['Is it so?', ...(first?.ask ?? []).slice(1)] }, ...rest],
      /'Is it so\?' asks for a yes or no/,
    ],
    [
      'a form that repeats the answer',
      ([first, ...rest]) => [{ ...first, plain: 'So it is.' }, ...rest],
      /plain: say something else/,
    ],
    [
      'a reason that nothing carries',
      ([first, ...rest]) => [{ ...first, because: { text: 'Much of it.', from: 'Nobody wrote this.' } }, ...rest],
      /because\.from: 'Nobody wrote this\.' does not stand/,
    ],
    [
      'an example that leans on what was not said',
      ([first, ...rest]) => [{ ...first, example: 'It is like a bus.' }, ...rest],
      /example: let it stand alone/,
    ],
    [
      'too many words',
      ([first, ...rest]) => [
        { ...first, say: [1, 2, 3, 4].map(() => ({ text: `${'So it is '.repeat(8)}again.`, from: sentence })) },
        ...rest,
      ],
      /say it in 75 words/,
    ],
  ])('are found with %s', (_name, change, remedy) => {
    write(change(list()))
    expect(
      remedies().some((one) => remedy.test(one)),
      remedies().join('\n'),
    ).toBe(true)
  })

  it.each<[string, unknown]>([
    ['no list', { kind: 'what' }],
    ['an unknown kind', [{ ...answer(0), kind: 'whence' }]],
    ['three phrasings', [{ ...answer(0), ask: ['a?', 'b?', 'c?'] }]],
    ['nothing said', [{ ...answer(0), say: [] }]],
    ['a sentence without evidence', [{ ...answer(0), say: [{ text: 'So it is.' }] }]],
    ['a sentence that does not end', [{ ...answer(0), say: [{ text: 'So it is', from: sentence }] }]],
    ['a form that is too long', [{ ...answer(0), plain: `${'So it is '.repeat(20)}again.` }]],
    ['a field that there is not', [{ ...answer(0), mood: 'happy' }]],
  ])('that are %s cannot be read', (_name, answers) => {
    write(answers)
    expect(remedies().length).toBeGreaterThan(0)
  })
})
