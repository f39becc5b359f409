import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readAnswers } from '../../content-pipeline/answers-reader.ts'
import { ContentError, type ContentFault } from '../../content-pipeline/content-reader.ts'
import { readStudyAids } from '../../content-pipeline/study-aids-reader.ts'
import { checkContent } from '../../tools/checks/content-check.ts'
import { createArticle, readCommand, slugOf } from '../../tools/content-new.ts'
import { createContentFixture } from '../content/article-file.ts'
import type { ContentFixture } from '../content/article-file.ts'

let fixture: ContentFixture
beforeEach(() => {
  fixture = createContentFixture()
})
afterEach(() => fixture.remove())

const texts = (files: readonly string[]) => files.filter((file) => file.endsWith('.md'))
function faultsOfStudyAids(article: string): readonly ContentFault[] {
  try {
    readStudyAids(article)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
}
const today = new Date('2026-11-21T10:00:00Z')
const command = ['¿Por qué el cielo: azul?', 'Why is the sky blue?', '--category', 'Nanophotonics', '--position']

describe('a new article', () => {
  it('is a pair of files with the next number and the last place', () => {
    const files = createArticle(fixture.content, readCommand([...command, 'center-large'], today))
    expect(files).toEqual([
      path.join(fixture.content, 'es/por-que-el-cielo-azul.md'),
      path.join(fixture.content, 'es/por-que-el-cielo-azul.answers.yaml'),
      path.join(fixture.content, 'es/por-que-el-cielo-azul.study.yaml'),
      path.join(fixture.content, 'en/why-is-the-sky-blue.md'),
      path.join(fixture.content, 'en/why-is-the-sky-blue.answers.yaml'),
      path.join(fixture.content, 'en/why-is-the-sky-blue.study.yaml'),
    ])
    for (const file of files.filter((name) => name.endsWith('.answers.yaml')))
      expect(readAnswers({ file, about: 'article:2' })).toEqual([])
    const [es = '', en = ''] = texts(files).map((file) => readFileSync(file, 'utf8'))
    for (const text of [es, en]) {
      expect(text).toContain('homeSection: home-section-one\nhomePosition: center-large\ndisplayOrder: 2 ')
      expect(text).toContain("publishDate: '2026-11-21T08:00:00.000Z'")
    }
    expect(es).toContain('id: es-2\n')
    expect(en).toContain("id: '2'\n")
    const [third = ''] = createArticle(
      fixture.content,
      readCommand(['Otro', 'Other', ...command.slice(2), 'center-large'], today),
    )
    expect(readFileSync(third, 'utf8')).toMatch(/id: es-3\n[\s\S]*displayOrder: 3 /)
  })

  it.each(['center-large', 'grid-small-card'])(
    'at %s: the check asks for each field, until all are filled',
    (position) => {
      const files = texts(createArticle(fixture.content, readCommand([...command, position], today)))
      const asked = (file: string) =>
        checkContent(fixture)
          .filter((fault) => fault.file === file)
          .map(({ field }) => field)
      for (const file of files) {
        expect(asked(file)).toEqual(
          expect.arrayContaining(['excerpt', 'imageUrl', 'imageAlt', 'desk', 'tags', 'scale']),
        )
      }
      for (const [language, file] of [
        ['es', files[0] ?? ''],
        ['en', files[1] ?? ''],
      ] as const) {
        const done = readFileSync(fixture.articleFile(language), 'utf8')
        const field = (name: string) => new RegExp(`^${name}:.*(?:\\n .*)*`, 'm').exec(done)?.[0] ?? ''
        for (const name of ['excerpt', 'imageUrl', 'imageAlt', 'desk', 'tags', 'scale', 'summaryText', 'sources']) {
          fixture.change(
            file,
            new RegExp(`^${name}:.*$`, 'm'),
            field(name).replaceAll('prueba', 'cielo').replace('for a test', 'of skies'),
          )
        }
        fixture.change(
          file,
          'summaryText: >-\n  ',
          `summaryText: >-\n  ${language === 'es' ? 'Mira el cielo.' : 'See the sky.'} `,
        )
      }
      for (const file of files) {
        const left = checkContent(fixture).filter((fault) => fault.file === file)
        expect(left.length).toBeGreaterThan(0)
        for (const { field, remedy } of left) {
          expect(field).toMatch(/^content/)
          if (field !== 'content') expect(remedy).toMatch(/for the time being/)
        }
        const gaps = readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, at) => (/(^|\* )…$/.test(line) ? [`content, line ${at + 1}`] : []))
        expect(left.map(({ field }) => field).filter((field) => field !== 'content')).toEqual(gaps)
      }
    },
  )

  it('has study aids to be filled in: the check names each field, and none is missing or unknown', () => {
    const files = createArticle(fixture.content, readCommand([...command, 'center-large'], today))
    for (const file of files.filter((name) => name.endsWith('.md'))) {
      const faults = faultsOfStudyAids(file)
      const fields = faults.map(({ field }) => field.split('.')[0])
      expect(new Set(fields)).toEqual(new Set(['point', 'plain', 'example', 'use', 'surprise', 'unknown', 'quiz']))
      expect(faults.filter(({ remedy }) => /is missing|is not a field|must have 3 sentences/.test(remedy))).toEqual([])
    }
  })

  it('does not touch a file that is there', () => {
    createArticle(fixture.content, readCommand([...command, 'center-large'], today))
    expect(() => createArticle(fixture.content, readCommand([...command, 'center-large'], today))).toThrow(
      /another title/,
    )
  })

  it.each([
    [['Uno', '--category', 'Sports', '--position', 'center-large'], /two titles/],
    [['Uno', 'One', '--category', 'Cooking', '--position', 'center-large'], /--category must be one of: nanomedicine/],
    [['Uno', 'One', '--category', 'Sports'], /--position must be one of: left-column-small/],
    [
      ['Uno', 'One', '--category', 'Sports', '--position', 'center-large', '--section', 'four'],
      /--section must be one of/,
    ],
    [['Uno', 'One', '--colour', 'red'], /colour/],
  ])('is refused with a reason: %j', (parameters, reason) => {
    expect(() => readCommand(parameters, today)).toThrow(reason)
  })

  it('has a slug that is not too long and ends with a whole word', () => {
    expect(slugOf('¿Cuánto mide un átomo, en nanómetros?')).toBe('cuanto-mide-un-atomo-en-nanometros')
    expect(slugOf('palabra '.repeat(30))).toMatch(/^palabra(-palabra)+$/)
    expect(slugOf('palabra '.repeat(30)).length).toBeLessThanOrEqual(60)
  })
})
