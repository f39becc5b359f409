import * as v from 'valibot'
import { languages } from '../i18n/language.ts'
import type { Language } from '../i18n/language.ts'
import { deskNames } from './desks.ts'
import { categories, homePositions, homeSections, technosciences } from './vocabulary.ts'
import type { TechnoscienceName } from './vocabulary.ts'

export type { Category, HomePosition, HomeSection } from './vocabulary.ts'

const oneLine = /^[^\r\n]*$/

/** One line of at most `max` characters, not blank. */
function line(max: number) {
  return v.pipe(
    v.string('must be a text (put it in quotes)'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(max, `must not be longer than ${max} characters`),
    v.regex(oneLine, 'must be one line'),
  )
}

function oneOf<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, `must be one of: ${options.join(', ')}`)
}

/** Path of a file on this site, such as `/pictures/nanoparticles/light-1014.webp`, without `..`. */
function siteFile(kinds: string) {
  return v.pipe(
    v.string('must be a path of this site'),
    v.regex(
      new RegExp(`^(/[A-Za-z0-9][A-Za-z0-9._-]*)+\\.(${kinds})$`),
      `must be a path of this site that ends in one of: ${kinds.replaceAll('|', ', ')}`,
    ),
  )
}

const PictureUrl = siteFile('webp|avif|png|jpg|svg')

const Id = v.pipe(
  v.string('must be a text in quotes, as in "es-1" or "1"'),
  v.regex(/^(es-)?[1-9][0-9]*$/, 'must be es-{number} in Spanish, {number} in English'),
)

const Slug = v.pipe(
  v.string('must be a text'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters without accents, digits and single hyphens'),
  v.maxLength(80, 'must not be longer than 80 characters'),
)

const UtcTimestamp = v.pipe(
  v.string('must be a text, as in "2026-10-14T08:00:00.000Z"'),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, 'must be a UTC timestamp, as in 2026-10-14T08:00:00.000Z'),
  v.check(
    (text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text,
    'must be a day that exists',
  ),
)

const DisplayOrder = v.optional(v.pipe(v.number('must be a number'), v.integer('must be a whole number')))

const Scale = v.pipe(
  v.number('must be a number of metres, as in 1e-7'),
  v.finite(),
  v.minValue(1e-10, 'must be at least 1e-10 metres'),
  v.maxValue(1e7, 'must be at most 1e7 metres'),
)

/** Word count of a summary, which may be empty. */
export const summaryWords = { min: 60, max: 110 } as const

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

const SummaryText = v.pipe(
  v.string('must be a text'),
  v.trim(),
  v.check((text) => {
    const words = countWords(text)
    return words === 0 || (words >= summaryWords.min && words <= summaryWords.max)
  }, `must be empty or ${summaryWords.min} to ${summaryWords.max} words long`),
)

export const ReferenceSchema = v.strictObject({
  title: line(300),
  publisher: line(120),
  year: v.pipe(v.number('must be a year'), v.integer(), v.minValue(1600), v.maxValue(2100)),
  url: v.pipe(v.string('must be an address'), v.url('must be an address'), v.startsWith('https://', 'must be https')),
})
export type Reference = v.InferOutput<typeof ReferenceSchema>

export const ArticleFrontMatterSchema = v.strictObject(
  {
    id: Id,
    slug: Slug,
    title: line(110),
    excerpt: line(280),
    imageUrl: PictureUrl,
    imageAlt: line(240),
    imageCaption: v.optional(line(280)),
    desk: oneOf(deskNames),
    publishDate: UtcTimestamp,
    category: oneOf(categories),
    tags: v.pipe(v.array(line(40), 'must be a list of texts'), v.minLength(1, 'must name at least one tag')),
    homeSection: oneOf(homeSections),
    homePosition: oneOf(homePositions),
    displayOrder: DisplayOrder,
    audio: v.optional(
      v.union([v.literal(''), siteFile('mp3')], 'must be empty or the path of an mp3 of this site'),
      '',
    ),
    summaryText: SummaryText,
    scale: Scale,
    sources: v.array(ReferenceSchema, 'must be a list of works'),
  },
  (issue) => (issue.received === 'undefined' ? 'is missing' : 'is not a field of an article'),
)

const LanguageField = v.picklist(languages)

const SiteLink = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'must be a path of this site'))

export const ArticleSchema = v.object({
  id: Id,
  language: LanguageField,
  slug: Slug,
  title: v.string(),
  excerpt: v.string(),
  content: v.pipe(v.string(), v.nonEmpty()),
  imageUrl: PictureUrl,
  imageAlt: v.string(),
  imageCaption: v.optional(v.string()),
  author: v.string(),
  authorSubtitle: v.string(),
  authorBio: v.string(),
  authorThumbnail: PictureUrl,
  publishDate: UtcTimestamp,
  category: v.picklist(categories),
  tags: v.array(v.string()),
  /** `/es/noticia/{slug}` or `/en/news/{slug}`. */
  link: SiteLink,
  homeSection: v.picklist(homeSections),
  homePosition: v.picklist(homePositions),
  displayOrder: DisplayOrder,
  audio: v.string(),
  summaryText: v.string(),
  scale: Scale,
  sources: v.array(ReferenceSchema),
  readingMinutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type Article = v.InferOutput<typeof ArticleSchema>

export const ArticleCardSchema = v.omit(ArticleSchema, [
  'content',
  'summaryText',
  'audio',
  'authorSubtitle',
  'authorBio',
  'authorThumbnail',
  'imageCaption',
  'sources',
])
export type ArticleCard = v.InferOutput<typeof ArticleCardSchema>

export type NewestArticle = Pick<ArticleCard, 'id' | 'title' | 'imageUrl' | 'publishDate'>

/** `link` is `/es/publicidad/{slug}` or `/en/publicity/{slug}`. */
export const BannerSchema = v.strictObject({
  id: Id,
  imageUrl: PictureUrl,
  imageAlt: line(240),
  link: v.pipe(
    SiteLink,
    v.regex(/^\/(es\/publicidad|en\/publicity)\/[a-z0-9-]+$/, 'must be the address of a banner page'),
  ),
  homeSection: oneOf(homeSections),
  displayOrder: DisplayOrder,
})
export type Banner = v.InferOutput<typeof BannerSchema>

export const PostFrontMatterSchema = v.strictObject(
  {
    id: Id,
    slug: Slug,
    title: line(110),
    excerpt: line(280),
    /** On the post that the advertisement of section one links to. */
    advertisement: v.optional(v.strictObject({ imageUrl: PictureUrl, imageAlt: line(240) })),
  },
  (issue) => (issue.received === 'undefined' ? 'is missing' : 'is not a field of a post'),
)

export const PostSchema = v.object({
  ...PostFrontMatterSchema.entries,
  language: LanguageField,
  /** Sanitized HTML. */
  content: v.pipe(v.string(), v.nonEmpty()),
  /** `/post/{slug}`. */
  link: SiteLink,
})
export type Post = v.InferOutput<typeof PostSchema>

export interface Advertisement {
  title: string
  imageUrl: string
  imageAlt: string
  link: string
}

/** `time` as in `00mins 28sec`, `release_date` as in `15 May,2025`. */
export const ShortVideoSchema = v.strictObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  title: line(110),
  video: siteFile('mp4|webm'),
  thumbnail: PictureUrl,
  time: v.pipe(v.string(), v.regex(/^\d{2,}mins [0-5]\dsec$/, 'must be a time, as in 00mins 28sec')),
  language: v.literal('Español'),
  technoscience: oneOf(Object.keys(technosciences) as TechnoscienceName[]),
  release_date: v.pipe(
    v.string(),
    v.regex(/^([1-9]|[12]\d|3[01]) [A-Z][a-z]+,\d{4}$/, 'must be a date, as in 15 May,2025'),
  ),
})

export function articleLink(language: Language, slug: string): string {
  return language === 'es' ? `/es/noticia/${slug}` : `/en/news/${slug}`
}
