import * as v from 'valibot'
import { categories, technosciences, type TechnoscienceName } from '../content/vocabulary.ts'
import { languages } from '../i18n/language.ts'

// What a search answers. It crosses the network: a text is never HTML, its marks are parts of it.

/** A piece of a text; marked where it is what was looked for. The pieces of a text, put together, are that text. */
const TextPartSchema = v.object({ text: v.string(), marked: v.boolean() })
export type TextPart = v.InferOutput<typeof TextPartSchema>

const ArticleHitSchema = v.object({
  id: v.string(),
  title: v.array(TextPartSchema),
  snippet: v.array(TextPartSchema),
  category: v.picklist(categories),
  /** The subject's size in metres. */
  scale: v.number(),
  /** The same in words; missing, as `dateText`, from answers that the browser stored before there were any. */
  scaleText: v.optional(v.string()),
  /** ISO timestamp. */
  publishDate: v.string(),
  dateText: v.optional(v.string()),
})
export type ArticleHit = v.InferOutput<typeof ArticleHitSchema>

const VideoHitSchema = v.object({
  id: v.string(),
  topic: v.picklist([...Object.values(technosciences), 'retroengineering', 'about-us']),
  technoscience: v.optional(v.picklist(Object.keys(technosciences) as TechnoscienceName[])),
  thumbnail: v.string(),
  poster: v.string(),
  /** Seconds. */
  durationSeconds: v.number(),
  scale: v.number(),
  title: v.array(TextPartSchema),
  snippet: v.array(TextPartSchema),
})
export type VideoHit = v.InferOutput<typeof VideoHitSchema>

const TermHitSchema = v.object({
  id: v.string(),
  title: v.array(TextPartSchema),
  /** Its definition, or the part that speaks of what was looked for. */
  snippet: v.array(TextPartSchema),
})
export type TermHit = v.InferOutput<typeof TermHitSchema>

/** Hits of one kind, best first, at least one. A further kind of content is a further kind here, and its hits' form. */
const SearchGroupSchema = v.variant('kind', [
  v.object({ kind: v.literal('articles'), hits: v.array(ArticleHitSchema) }),
  v.object({ kind: v.literal('videos'), hits: v.array(VideoHitSchema) }),
  v.object({ kind: v.literal('glossary'), hits: v.array(TermHitSchema) }),
])
export type SearchGroup = v.InferOutput<typeof SearchGroupSchema>

export const SearchViewSchema = v.object({
  /** What was looked for and in which language's content: tells an answer from a stale one. */
  query: v.string(),
  language: v.picklist(languages),
  /** How many hits there are in all groups. */
  count: v.number(),
  groups: v.array(SearchGroupSchema),
  /** Nothing has a word as it was typed: what is found has one that is a letter away. */
  similar: v.boolean(),
  /** Ways on where nothing was found, or looked for: the categories that have articles, and the newest articles. */
  categories: v.array(v.picklist(categories)),
  newest: v.array(ArticleHitSchema),
})
export type SearchView = v.InferOutput<typeof SearchViewSchema>
