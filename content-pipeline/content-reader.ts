import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse as parseYaml } from 'yaml'

import { PublishedArticleSchema, PublishedCardSchema, WrittenArticleSchema } from '../src/content/article-changes.ts'
import type { PublishedArticle, PublishedCard } from '../src/content/article-changes.ts'
import { desks } from '../src/content/desks.ts'
import { PostFrontMatterSchema, PostSchema, articleLink, countWords } from '../src/content/schema.ts'
import type { Post } from '../src/content/schema.ts'
import { languages } from '../src/i18n/language.ts'
import type { Language } from '../src/i18n/language.ts'
import { DrawingError, drawDrawings, withoutDrawings } from './drawing-reader.ts'
import type { TermFinder } from './glossary-marks.ts'
import { renderArticle, renderMarkdown } from './markdown.ts'
import { typeset } from './typography.ts'

/** Words per minute of a young reader on unfamiliar material. */
const readingPace = 190

export interface ContentFault {
  file: string
  field: string
  remedy: string
}

/** Thrown for invalid content files. The message lists file, field, and remedy. */
export class ContentError extends Error {
  readonly faults: ContentFault[]
  constructor(faults: ContentFault[]) {
    super(faults.map(describeFault).join('\n'))
    this.name = 'ContentError'
    this.faults = faults
  }
}

export function describeFault({ file, field, remedy }: ContentFault): string {
  return `${file}: ${field}: ${remedy}`
}

export interface RawFile {
  front: unknown
  body: string
  /** Line of the body's start in the file. */
  bodyLine: number
}

/** Splits front matter and body. Throws ContentError. */
export function splitFile(file: string): RawFile {
  const text = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
  const match = /^---\n([\s\S]*?)\n---[ \t]*(?:\n([\s\S]*))?$/.exec(text)
  if (!match) {
    throw new ContentError([
      { file, field: 'front matter', remedy: 'begin the file with fields between two lines ---' },
    ])
  }
  try {
    const bodyLine = (match[1] ?? '').split('\n').length + 3
    return { front: parseYaml(match[1] ?? '', { schema: 'core' }), body: match[2] ?? '', bodyLine }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new ContentError([{ file, field: 'front matter', remedy: `write it as YAML (${reason})` }])
  }
}

export function readId(file: string): string {
  const front = v.safeParse(v.object({ id: v.string() }), splitFile(file).front)
  return front.success ? front.output.id : ''
}

function check<Schema extends v.GenericSchema>(schema: Schema, value: unknown, file: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new ContentError(
    result.issues.map((issue) => ({ file, field: v.getDotPath(issue) ?? 'front matter', remedy: issue.message })),
  )
}

function checkBody(html: string, file: string): string {
  if (html.trim() === '') {
    throw new ContentError([{ file, field: 'content', remedy: 'write the text below the front matter' }])
  }
  return html
}

function drawn(html: string, language: Language, file: string): string {
  try {
    return drawDrawings(html, language, path.dirname(path.dirname(file)))
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error
    throw new ContentError([{ file, field: 'content', remedy: error.message }])
  }
}

export function languageOfFile(file: string): Language {
  const folder = path.basename(path.dirname(file))
  const language = languages.find((candidate) => candidate === folder)
  if (!language) {
    throw new ContentError([{ file, field: 'folder', remedy: `move the file into ${languages.join('/ or ')}/` }])
  }
  return language
}

function checkId(id: string, language: Language, file: string): void {
  if (id.startsWith('es-') !== (language === 'es')) {
    const remedy = language === 'es' ? 'must be es-{number} in Spanish' : 'must be a {number} in English'
    throw new ContentError([{ file, field: 'id', remedy }])
  }
}

/** Returns the validated front matter. Throws ContentError. */
export function readFrontMatter(file: string): v.InferOutput<typeof WrittenArticleSchema> {
  return check(WrittenArticleSchema, splitFile(file).front, file)
}

/** Reads and sanitizes an article, without drawing labels. Throws ContentError. */
export function readArticle(file: string): PublishedArticle {
  const article = readMarkedArticle(file)
  return { ...article, content: withoutDrawings(article.content) }
}

/** Reads an article for publication: with drawings and glossary marks. */
export function readMarkedArticle(file: string, terms?: TermFinder): PublishedArticle {
  const { front, body } = splitFile(file)
  const language = languageOfFile(file)
  const { desk, ...fields } = check(WrittenArticleSchema, front, file)
  checkId(fields.id, language, file)
  const content = drawn(checkBody(renderArticle(body, terms, language), file), language, file)
  const changes = fields.changes
    .map((change) => ({ ...change, text: typeset(change.text, language) }))
    .toSorted((a, b) => b.date.localeCompare(a.date))
  return check(
    PublishedArticleSchema,
    {
      ...fields,
      // `summaryText` isn't typeset, because it is read aloud.
      title: typeset(fields.title, language),
      excerpt: typeset(fields.excerpt, language),
      imageCaption: fields.imageCaption && typeset(fields.imageCaption, language),
      changes,
      updated: changes[0]?.date,
      ...desks[desk][language],
      language,
      content,
      link: articleLink(language, fields.slug),
      readingMinutes: Math.max(1, Math.round(countWords(content.replace(/<[^>]+>/g, ' ')) / readingPace)),
    },
    file,
  )
}

export function readPost(file: string): Post {
  const { front, body } = splitFile(file)
  const language = languageOfFile(file)
  const fields = check(PostFrontMatterSchema, front, file)
  checkId(fields.id, language, file)
  return check(
    PostSchema,
    {
      ...fields,
      title: typeset(fields.title, language),
      excerpt: typeset(fields.excerpt, language),
      language,
      content: checkBody(renderMarkdown(body, language), file),
      link: `/post/${fields.slug}`,
    },
    file,
  )
}

export function cardOf(article: PublishedArticle): PublishedCard {
  return v.parse(PublishedCardSchema, article)
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => path.join(folder, name))
}

export function listArticleFiles(directory: string, language: Language): string[] {
  return listFiles(path.join(directory, language))
}

export function listPostFiles(directory: string, language: Language): string[] {
  return listFiles(path.join(directory, 'posts', language))
}

/** Number of an id for sorting: 2 for `2` and `es-2`. */
export function idNumber(id: string): number {
  return Number(id.replace(/^es-/, ''))
}
