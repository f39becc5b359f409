import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { mostMarks } from '../../content-pipeline/glossary-marks.ts'
import { articleWords } from '../../content-pipeline/content-body.ts'
import { AnswerSchema, answerWords } from '../../src/content/answers.ts'
import { GlossaryTermSchema } from '../../src/content/glossary-schema.ts'
import { ArticleFrontMatterSchema, summaryWords } from '../../src/content/schema.ts'
import { studyLimits } from '../../src/content/study-aids.ts'
import { talkLimits } from '../../src/contract/talk-limits.ts'
import { keptDays } from '../../src/server/http/retained-assets.ts'
import { renderLimits } from '../../src/server/pages/page-handler.ts'
import { connectionLimits } from '../../src/server/http/site-server.ts'
import { thinkingLimits } from '../../src/server/talk/thinking-turns.ts'
import { voiceLimits } from '../../src/server/talk/voice-turns.ts'
import { leastAnswers, leastBest } from '../../tools/checks/answers-check.ts'
import { oldAfterMonths } from '../../tools/checks/content-age.ts'
import { definitionSentences } from '../../tools/checks/glossary-check.ts'
import { leastReadability } from '../../tools/checks/readability.ts'
import { playingScriptBudget, phoneBudgets, scriptBudget, startBudget } from '../e2e/budgets.ts'
import { codeOf, readCurrentDocuments, readDocuments, sectionOf, tableRows } from './documents.ts'

const count = (number: number) => number.toLocaleString('en')
const textOf = (file: string) => readDocuments(file)[0]!.text

interface Pipe {
  pipe: readonly unknown[]
}
function bound({ pipe }: Pipe, type: 'min_length' | 'max_length'): number {
  const found = (pipe as { type: string; requirement?: number }[]).find((action) => action.type === type)
  return found?.requirement ?? Number.NaN
}
const longest = (schema: Pipe) => count(bound(schema, 'max_length'))
const range = ({ min, max }: { min: number; max: number }) => `${count(min)} to ${count(max)}`
const lengths = (schema: Pipe) => range({ min: bound(schema, 'min_length'), max: bound(schema, 'max_length') })

const article = ArticleFrontMatterSchema.entries
const answer = AnswerSchema.entries

/** Two-column tables by document and heading, as in code. */
const tables: [file: string, heading: string, rows: Record<string, string>][] = [
  [
    'docs/operations.md',
    'Limits',
    {
      'connections at a time': count(connectionLimits.connections),
      'connections of one address (not behind a trusted proxy)': count(connectionLimits.connectionsOfAddress),
      'unanswered requests on one connection': count(connectionLimits.unanswered),
      'requests of one address at a time': count(connectionLimits.ofAddress),
      "characters of a request's address": count(connectionLimits.address),
      'seconds for the headers of a request': count(connectionLimits.headersMs / 1000),
      'pages that wait to be rendered': count(renderLimits.capacity),
      'of these, pages of one visitor': count(renderLimits.share),
      'texts that wait for the voice': count(voiceLimits.capacity),
      'of these, texts of one visitor': count(voiceLimits.share),
      'questions that wait for an answer': count(thinkingLimits.capacity),
      'of these, questions of one visitor': count(thinkingLimits.share),
      'days that assets of an earlier build are kept': count(keptDays),
    },
  ],
  [
    'docs/talk-api.md',
    'Limits',
    {
      'bytes of a body': count(talkLimits.bodyBytes),
      'characters of a summary': count(talkLimits.summaryText),
      'characters of a message': count(talkLimits.message),
      'messages of a history': count(talkLimits.history),
      'characters of an audio address': count(talkLimits.audioUrl),
    },
  ],
  [
    'docs/testing.md',
    'Budgets',
    {
      'script before the first touch, brotli': `${scriptBudget / 1000} kB`,
      "the same where Zed's panel is open from the start": `${playingScriptBudget / 1000} kB`,
      'the script inside the page, brotli': `${count(startBudget)} bytes`,
      ...Object.fromEntries(
        Object.entries(phoneBudgets).map(([name, { kilobytes, requests }]) => [
          `first view of ${name} on a phone`,
          `${kilobytes} kB, ${requests} requests`,
        ]),
      ),
    },
  ],
  [
    'docs/editing.md',
    'How long things may be',
    {
      'words of a long article': range(articleWords),
      'words of a summary': range(summaryWords),
      'characters of a title': longest(article.title),
      'characters of an excerpt': longest(article.excerpt),
      'characters of a picture description': longest(article.imageAlt),
      'readability of a Spanish text (Fernández Huerta), at least': count(leastReadability.es),
      'readability of an English text (Flesch), at least': count(leastReadability.en),
      'months until a newest source counts as old': count(oldAfterMonths),
      'sentences of a definition': range(definitionSentences),
      'characters of a definition': longest(GlossaryTermSchema.entries.definition),
      'terms marked in one article, at most': count(mostMarks.article),
      'answers of a long article, at least': count(leastAnswers.article),
      'answers of a brief, at least': count(leastAnswers.brief),
      'answers of a film, a term or a post, at least': count(leastAnswers.other),
      'answers of an article that are `best`, at least': count(leastBest),
      'phrasings of a question': lengths(answer.ask),
      'sentences of an answer': lengths(answer.say),
      'words of an answer, at most': count(answerWords),
      'characters of a sentence of study aids, at most': count(studyLimits.sentence),
      'characters of a question of a quiz, at most': count(studyLimits.ask),
      'characters of a choice of a quiz, at most': count(studyLimits.choice),
    },
  ],
]

test.each(tables)('%s, %s: the numbers are those of the code', (file, heading, rows) => {
  expect(Object.fromEntries(tableRows(sectionOf(textOf(file), heading)))).toEqual(rows)
})

describe('in every document', () => {
  const statuses = readDocuments('docs/decisions/[0-9]*.md').map(({ file, text }) => ({
    file,
    text: text.split('\n')[2] ?? '',
  }))
  // Decision titles contain old numbers.
  const current = readCurrentDocuments().filter(({ file }) => file !== 'docs/decisions/README.md')
  test.each([...current, ...statuses])('$file gives the budget of script as it is', ({ text }) => {
    for (const [, kilobytes] of text.matchAll(/([\d.]+) kB of script before/g))
      expect(Number(kilobytes) * 1000).toBe(scriptBudget)
  })
})

describe('docs/operations.md', () => {
  const operations = textOf('docs/operations.md')
  const sources = globSync('src/**/*.ts').map((file) => readFileSync(file, 'utf8'))

  test('lists every metric of the site, and no other', () => {
    const ours = new Set(
      sources.flatMap((source) =>
        [...source.matchAll(/\b(?:registered|gauge|counter)\(\s*'(zed_\w+)'/g)].map(([, name]) => name),
      ),
    )
    const told = new Set([...operations.matchAll(/`(zed_\w+)`/g)].map(([, name]) => name))
    expect([...told].toSorted()).toEqual([...ours].toSorted())
  })

  test('quotes messages of the log as they are', () => {
    const rows = tableRows(sectionOf(operations, 'What to watch'))
    const messages = rows.map(([cell]) => codeOf(cell)).filter((message) => message?.includes(' '))
    expect(messages.length).toBeGreaterThan(3)
    for (const message of messages)
      expect(
        sources.some((source) => source.includes(`'${message}'`)),
        message,
      ).toBe(true)
  })

  test('gives the memory of the container', () => {
    const { services } = parse(readFileSync('compose.yaml', 'utf8')) as { services: { zed: { mem_limit: string } } }
    const megabytes = Number.parseInt(services.zed.mem_limit)
    expect(operations).toContain(`MemoryMax=${megabytes}M`)
    expect(operations).toContain(`${megabytes} MB`)
  })
})
