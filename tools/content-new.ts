import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { stringify } from 'yaml'
import { questionKinds } from '../src/content/answers.ts'
import { deskNames } from '../src/content/desks.ts'
import { summaryWords } from '../src/content/schema.ts'
import { studyLimits } from '../src/content/study-aids.ts'
import { categories, homePositions, homeSections } from '../src/content/vocabulary.ts'
import type { Category, HomePosition, HomeSection } from '../src/content/vocabulary.ts'
import { languages } from '../src/i18n/language.ts'
import type { Language } from '../src/i18n/language.ts'
import { answersBeside } from '../content-pipeline/answers-reader.ts'
import { articleWords } from '../content-pipeline/content-body.ts'
import { idNumber, listArticleFiles, splitFile } from '../content-pipeline/content-reader.ts'
import { studyAidsBeside } from '../content-pipeline/study-aids-reader.ts'

export interface NewArticle {
  titles: Record<Language, string>
  category: Category
  section: HomeSection
  position: HomePosition
  day: string
}

const Placed = v.object({
  id: v.string(),
  homeSection: v.optional(v.string()),
  homePosition: v.optional(v.string()),
  displayOrder: v.optional(v.number()),
})

export function slugOf(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  let slug = words[0] ?? ''
  for (const word of words.slice(1)) {
    if (slug.length + word.length + 1 > 60) break
    slug += `-${word}`
  }
  return slug
}

/** Writes the files of a new article and returns their paths. Throws if a file exists. */
export function createArticle(content: string, article: NewArticle): string[] {
  // Reads only number and position, because other articles may be unfinished.
  const known = languages.flatMap((language) =>
    listArticleFiles(content, language).flatMap((file) => {
      const placed = v.safeParse(Placed, splitFile(file).front)
      return placed.success ? [placed.output] : []
    }),
  )
  const number = Math.max(0, ...known.map(({ id }) => idNumber(id))) + 1
  const order = nextOrder(known, article)
  const files = languages.map((language) => {
    const slug = slugOf(article.titles[language])
    return { language, slug, file: path.join(content, language, `${slug}.md`) }
  })
  const taken = files.find(({ file, slug }) => slug === '' || existsSync(file))
  if (taken) throw new Error(`${taken.file}: choose another title, there is a file of that name already`)
  for (const { language, slug, file } of files) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, fileText(article, language, { number, order, slug }))
    writeFileSync(answersBeside(file), answersText(article))
    writeFileSync(studyAidsBeside(file), studyAidsText)
  }
  return files.flatMap(({ file }) => [file, answersBeside(file), studyAidsBeside(file)])
}

function nextOrder(known: readonly v.InferOutput<typeof Placed>[], { section, position }: NewArticle): number {
  const orders = known
    .filter(({ homeSection, homePosition }) => homeSection === section && homePosition === position)
    .map(({ displayOrder }) => displayOrder ?? 0)
  return Math.max(0, ...orders) + 1
}

const heads: Record<Language, readonly string[]> = {
  es: ['Cómo funciona', 'Qué se sabe', 'Qué no se sabe todavía', 'Qué podría cambiar'],
  en: ['How it works', 'What is known', 'What isn’t known yet', 'What it could change'],
}
const keyFacts: Record<Language, readonly [string, string]> = {
  es: ['Datos clave', 'Qué es'],
  en: ['Key facts', 'What it is'],
}

function fileText(
  { titles, category, section, position, day }: NewArticle,
  language: Language,
  { number, order, slug }: { number: number; order: number; slug: string },
): string {
  const isLong = section === 'home-section-one'
  const words = isLong ? `${articleWords.min} to ${articleWords.max}` : '80 to 160'
  const summary = `${summaryWords.min} to ${summaryWords.max} words, written to be heard`
  const [facts, what] = keyFacts[language]
  const body = isLong
    ? ['…', ...heads[language].map((head) => `## ${head}\n\n…`), `## ${facts}\n\n- **${what}:** …`].join('\n\n')
    : '…'
  return `---
id: ${language === 'es' ? 'es-' : "'"}${number}${language === 'es' ? '' : "'"}
slug: ${slug} # the name of this file
title: ${stringify(titles[language]).trim()}
excerpt: '' # one or two sentences that make one want to read on, at most 280 characters
imageUrl: '' # /pictures/{name}/light-1014.avif, made by the studio (studio/README.md tells how)
imageAlt: '' # what the picture shows, for those who do not see it
# imageCaption: what it is a picture of, and that it is an illustration
desk: '' # who signs it: ${deskNames.join(', ')}
publishDate: '${day}T08:00:00.000Z' # the same in both languages, as are category, place and scale
category: ${category}
tags: [] # two to four words in this language
homeSection: ${section}
homePosition: ${position}
displayOrder: ${order} # its place among those of its position, 1 first; no two have the same
scale: '' # size of the subject in metres, as in 2e-7, without quotes
summaryText: '' # what Zed reads aloud, ${summary}${isLong ? '' : '; a brief may have none'}
sources: [] # works it stands on, the same in both languages: title, publisher, year, url
# The text below: ${words} words.
---

${body}
`
}

function answersText({ section }: NewArticle): string {
  const least = section === 'home-section-one' ? 20 : 8
  return `# What readers ask of this text, and what Zed answers: at least ${least} answers, three of them best (its page shows those).
# docs/editing.md tells how they are written; node tools/checks/content-check.ts what is missing. One looks like this:
#
# - kind: size # ${questionKinds.join(', ')}
#   best: true # on the questions that a reader would most like to see
#   ask: # four to sixteen phrasings: the first as it is shown, then as readers type, in other words
#     - How big is a drop?
#     - how small are those drops
#   say: # one to four sentences to be heard, each with the sentences of the text that carry it
#     - text: A drop of rain is two millimetres wide.
#       from: A raindrop measures two millimetres.
[]
`
}

const sentence = (indent: string) => `text: ''\n${indent}from: ''`
const sentences = (count: number) => Array.from({ length: count }, () => `  - ${sentence('    ')}`).join('\n')
const question = `  - ask: ''
    choices: ['', '', '']
    right: 0 # 1, 2 or 3, not always the same
    why:
      ${sentence('      ')}`

/** Fields are empty, so that the check reports them. */
const studyAidsText = `# What Zed tells when he is asked for something else than an answer. Its page shows plain and quiz.
# docs/editing.md tells how they are written; node tools/checks/study-check.ts what is missing.
# Each sentence has at most ${studyLimits.sentence} characters and stands alone; from: the sentence of the text that carries it, or a list of them.
point: # the main point, in one sentence
  ${sentence('  ')}
plain: # the article in three sentences that an eleven-year-old understands
${sentences(3)}
example: # an example from daily life, one to three sentences
${sentences(1)}
use: # what the subject is for, one to three sentences
${sentences(1)}
surprise: # what surprises most, one or two sentences
${sentences(1)}
unknown: # what nobody knows yet, one to three sentences
${sentences(1)}
quiz: # three questions that the text answers, each with three choices of at most ${studyLimits.choice} characters, the right one and why
${Array.from({ length: 3 }, () => question).join('\n')}
`

const usage = `npm run content:new -- "título" "title" --category <category> --position <position> [--section <section>] [--day 2026-11-21]
  category: ${categories.join(', ')}
  position: ${homePositions.join(', ')}
  section:  ${homeSections.join(', ')}`

function oneOf<Option extends string>(options: readonly Option[], value: string | undefined, name: string): Option {
  const found = options.find((option) => option === value)
  if (found === undefined) throw new Error(`--${name} must be one of: ${options.join(', ')}`)
  return found
}

export function readCommand(parameters: string[], today: Date): NewArticle {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: { category: text, position: text, section: text, day: text },
  })
  const [es = '', en = ''] = positionals.map((title) => title.trim())
  if (es === '' || en === '' || positionals.length > 2) throw new Error('give two titles, the Spanish one first')
  const category = oneOf(categories, values.category, 'category')
  const position = oneOf(homePositions, values.position, 'position')
  const isColumn = position === 'left-column-small' || position === 'center-large'
  const section = oneOf(homeSections, values.section ?? (isColumn ? 'home-section-one' : 'home-section-two'), 'section')
  const day = values.day ?? today.toISOString().slice(0, 10)
  return { titles: { es, en }, category, position, section, day }
}

if (import.meta.main) {
  try {
    const content = path.resolve(import.meta.dirname, '../src/content')
    for (const file of createArticle(content, readCommand(process.argv.slice(2), new Date()))) {
      console.log(path.relative(process.cwd(), file))
    }
    console.log('Fill them in; node tools/checks/content-check.ts says what is missing.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(usage)
    process.exitCode = 1
  }
}
