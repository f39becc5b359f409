import { existsSync } from 'node:fs'
import path from 'node:path'
import type { PublishedArticle as Article } from '../../src/content/article-changes.ts'
import type { Post } from '../../src/content/schema.ts'
import { languages } from '../../src/i18n/language.ts'
import { translationId } from '../../src/content/translation.ts'
import { categorySlug } from '../../src/content/category.ts'
import { categories } from '../../src/content/vocabulary.ts'
import { articleWords, inspectBody, proseOf } from '../../content-pipeline/content-body.ts'
import type { Body } from '../../content-pipeline/content-body.ts'
import {
  ContentError,
  describeFault,
  listArticleFiles,
  listPostFiles,
  readArticle,
  readPost,
  splitFile,
} from '../../content-pipeline/content-reader.ts'
import type { ContentFault } from '../../content-pipeline/content-reader.ts'
import { checkAge } from './content-age.ts'
import { checkAnswers } from './answers-check.ts'
import { checkGlossary } from './glossary-check.ts'
import { leastReadability, readability } from './readability.ts'
import { checkSharePictures } from './share-check.ts'
import { sharedPassages } from './shared-passages.ts'
import { checkStudyAids } from './study-check.ts'

export interface ContentPlaces {
  content: string
  public: string
}

interface Entry<Item> {
  file: string
  item: Item
  body: Body
  bodyLine: number
}

type Report = (field: string, remedy: string) => void

const sharedFields = [
  ...['publishDate', 'updated', 'category', 'homeSection', 'homePosition', 'displayOrder', 'scale', 'imageUrl'],
  'authorThumbnail',
] as const satisfies readonly (keyof Article)[]

const translatedFields = ['title', 'excerpt', 'imageAlt', 'summaryText'] as const satisfies readonly (keyof Article)[]

const pages = [
  '/',
  '/about-us',
  '/shorts',
  '/retroengineering',
  '/interaction',
  '/search',
  '/glossary',
  '/contact',
  '/privacy',
  '/terms',
]

function readAll<Item>(files: string[], read: (file: string) => Item, faults: ContentFault[]): Entry<Item>[] {
  return files.flatMap((file) => {
    try {
      const item = read(file)
      const { body, bodyLine } = splitFile(file)
      return [{ file, item, body: inspectBody(body), bodyLine }]
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      faults.push(...error.faults)
      return []
    }
  })
}

export function checkContent(places: ContentPlaces): ContentFault[] {
  const faults: ContentFault[] = []
  const articles = languages.flatMap((language) =>
    readAll(listArticleFiles(places.content, language), readArticle, faults),
  )
  const posts = languages.flatMap((language) => readAll(listPostFiles(places.content, language), readPost, faults))

  function reportIn(file: string): Report {
    return (field, remedy) => faults.push({ file, field, remedy })
  }
  function checkFile(field: string, address: string, report: Report): void {
    if (existsSync(path.join(places.public, decodeURI(address)))) return
    report(field, `there is no file ${address} in ${path.basename(places.public)}/: add it or correct the path`)
  }

  for (const entry of articles) {
    const report = reportIn(entry.file)
    checkName(entry, report)
    checkBody(entry, articles, posts, report, checkFile)
    checkArticle(entry, report)
    checkReadability(entry, report)
    for (const address of picturesOf(entry.item.imageUrl)) checkFile('imageUrl', address, report)
    if ((entry.item.updated ?? entry.item.publishDate) < entry.item.publishDate.slice(0, 10))
      report('changes', 'no change is older than the publication')
    checkFile('desk', entry.item.authorThumbnail, report)
    if (entry.item.audio !== '') checkFile('audio', entry.item.audio, report)
    const translation = findTwin(entry.item, articles)
    if (translation) compareTwins(entry.item, translation, report)
    else report('id', `write the translation '${translationId(entry.item.id)}' in the other language`)
  }
  for (const entry of posts) {
    const report = reportIn(entry.file)
    checkName(entry, report)
    checkBody(entry, articles, posts, report, checkFile)
    for (const address of entry.item.advertisement ? picturesOf(entry.item.advertisement.imageUrl) : []) {
      checkFile('advertisement.imageUrl', address, report)
    }
    if (!findTwin(entry.item, posts)) {
      report('id', `write the translation '${translationId(entry.item.id)}' in the other language`)
    }
  }
  for (const set of [articles, posts] satisfies Entry<Article | Post>[][]) {
    checkUnique<Article | Post>(set, 'id', ({ item }) => item.id, reportIn)
    checkUnique<Article | Post>(set, 'slug', ({ item }) => `${item.language} ${item.slug}`, reportIn)
  }
  checkUnique(
    articles,
    'displayOrder',
    ({ item }) => [item.language, item.homeSection, item.homePosition, item.displayOrder ?? 0].join(' '),
    reportIn,
  )
  checkParagraphs([...articles, ...posts], reportIn)
  return [...faults, ...checkGlossary(places.content)]
}

function picturesOf(imageUrl: string): string[] {
  const dark = imageUrl.replace(/\/light([-.])/, '/dark$1')
  return dark === imageUrl ? [imageUrl] : [imageUrl, dark]
}

function findTwin<Item extends { id: string }>(item: Item, entries: readonly Entry<Item>[]): Item | undefined {
  return entries.find((entry) => entry.item.id === translationId(item.id))?.item
}

function checkName({ file, item }: Entry<Article | Post>, report: Report): void {
  if (path.basename(file) !== `${item.slug}.md`) report('slug', `name the file ${item.slug}.md, or change the slug`)
}

function compareTwins(article: Article, translation: Article, report: Report): void {
  for (const field of sharedFields) {
    if (article[field] === translation[field]) continue
    const [here, there] = [article[field] ?? 'missing', translation[field] ?? 'missing']
    report(
      field === 'authorThumbnail' ? 'desk' : field === 'updated' ? 'changes' : field,
      `must be the same in the translation '${translation.id}' (${here}, ${there})`,
    )
  }
  for (const field of translatedFields) {
    if (article[field] !== '' && article[field] === translation[field])
      report(field, `must not be the text of '${translation.id}'`)
  }
  const works = (list: Article) =>
    list.sources
      .map((source) => source.url)
      .toSorted()
      .join(' ')
  const figures = ({ content }: Article) =>
    [...content.matchAll(/data-(?:figure|drawing)="([^"]+)"/g)].map(([, name]) => name).join(' ')
  if (figures(article) !== figures(translation))
    report('content', `must show the same figures as the translation '${translation.id}'`)
  if (works(article) !== works(translation))
    report('sources', `must name the same works as the translation '${translation.id}'`)
}

/** Requirements of section one that briefs elsewhere don't have. */
function checkArticle({ item, body }: Entry<Article>, report: Report): void {
  if (item.homeSection !== 'home-section-one') return
  if (item.summaryText === '') report('summaryText', 'write what Zed reads aloud, 60 to 110 words')
  if (item.sources.length === 0) report('sources', 'name at least one work that the article stands on')
  if (!body.hasKeyFacts) report('content', "end with '## Datos clave' or '## Key facts' and a list")
  if (body.words < articleWords.min || body.words > articleWords.max) {
    report('content', `write ${articleWords.min} to ${articleWords.max} words (there are ${body.words})`)
  }
}

function checkReadability({ item, body }: Entry<Article>, report: Report): void {
  const { score, measure } = readability(proseOf(body), item.language)
  const least = leastReadability[item.language]
  if (score >= least) return
  report(
    'content',
    `use shorter sentences and words: ${measure} gives ${score.toFixed(0)}, at least ${least} is asked for`,
  )
}

/** Hardest first: readability, words, file. */
export function readabilityLines(content: string): string[] {
  return languages.flatMap((language) =>
    listArticleFiles(content, language)
      .map((file) => {
        const body = inspectBody(splitFile(file).body)
        return { name: path.basename(file), words: body.words, ...readability(proseOf(body), language) }
      })
      .toSorted((a, b) => a.score - b.score)
      .map(({ score, measure, words, name }) => `${measure} ${score.toFixed(0)}  ${words} words  ${language}/${name}`),
  )
}

function checkBody(
  { item, body, bodyLine }: Entry<Article | Post>,
  articles: readonly Entry<Article>[],
  posts: readonly Entry<Post>[],
  report: Report,
  checkFile: (field: string, address: string, report: Report) => void,
): void {
  const at = (line: number): string => `content, line ${line + bodyLine - 1}`
  for (const { line, remedy } of body.faults) report(at(line), remedy)
  for (const { address, line } of body.pictures) if (address.startsWith('/')) checkFile(at(line), address, report)
  const targets = new Set([
    ...pages,
    ...articles
      .filter((entry) => entry.item.language === item.language)
      .map((entry) => `/news-single/${entry.item.id}`),
    ...posts.filter((entry) => entry.item.language === item.language).map((entry) => entry.item.link),
    ...categories.map((category) => `/category/${categorySlug(category)}`),
    ...[...item.content.matchAll(/ id="([^"]+)"/g)].map((match) => `#${match[1]}`),
  ])
  for (const { address, line } of body.links) {
    if (/^[#/]/.test(address) && !targets.has(address))
      report(at(line), `link to a page that exists, not to ${address}`)
  }
  const text = body.paragraphs.map((paragraph) => plain(paragraph.text)).join(' ')
  for (const { text: quotation, line } of body.quotations) {
    if (!text.includes(plain(quotation))) report(at(line), 'quote a sentence of the article itself, word for word')
  }
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function checkUnique<Item>(
  entries: readonly Entry<Item>[],
  field: string,
  keyOf: (entry: Entry<Item>) => string,
  reportIn: (file: string) => Report,
): void {
  const first = new Map<string, string>()
  for (const entry of entries) {
    const other = first.get(keyOf(entry))
    if (other === undefined) first.set(keyOf(entry), entry.file)
    else reportIn(entry.file)(field, `must be its own: ${path.basename(other)} has it already`)
  }
}

function checkParagraphs(entries: readonly Entry<Article | Post>[], reportIn: (file: string) => Report): void {
  const passages = entries.flatMap(({ file, body, bodyLine }) =>
    body.paragraphs.map(({ text, line }) => ({ file, text, line: line + bodyLine - 1 })),
  )
  for (const { file, line, other } of sharedPassages(passages)) {
    reportIn(file)(`content, line ${line}`, `write it anew: ${path.basename(other.file)} has this paragraph`)
  }
}

export function checkAll(places: ContentPlaces): ContentFault[] {
  const faults = [
    ...checkContent(places),
    ...checkAnswers(places.content, places.public),
    ...checkStudyAids(places.content, places.public),
    ...checkSharePictures(places.content, places.public),
  ]
  // Several checks report the same unreadable file.
  return [...new Map(faults.map((fault) => [describeFault(fault), fault])).values()]
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..')
  const places = { content: path.join(root, 'src/content'), public: path.join(root, 'public') }
  const faults = checkAll(places)
  for (const line of readabilityLines(path.join(root, 'src/content'))) console.log(line)
  for (const warning of checkAge(places.content, new Date().toISOString().slice(0, 10)))
    console.log(`Warning: ${describeFault({ ...warning, file: path.relative(root, warning.file) })}`)
  for (const fault of faults) console.error(describeFault({ ...fault, file: path.relative(root, fault.file) }))
  console.log(faults.length === 0 ? 'Content: no faults.' : `Content: ${faults.length} fault(s).`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
