import * as v from 'valibot'
import { categories, technosciences, type TechnoscienceName } from '../content/vocabulary.ts'
import { languages } from '../i18n/language.ts'

/** A piece of a text, never HTML. `marked`: it matches the query. The concatenated pieces are the text. */
const TextPartSchema = v.object({ text: v.string(), marked: v.boolean() })
export type TextPart = v.InferOutput<typeof TextPartSchema>

const ArticleHitSchema = v.object({
  id: v.string(),
  title: v.array(TextPartSchema),
  snippet: v.array(TextPartSchema),
  category: v.picklist(categories),
  scale: v.number(),
  /** `scale`, formatted. Answers cached by browsers before this field existed lack it. */
  scaleText: v.optional(v.string()),
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
  durationSeconds: v.number(),
  scale: v.number(),
  title: v.array(TextPartSchema),
  snippet: v.array(TextPartSchema),
})
export type VideoHit = v.InferOutput<typeof VideoHitSchema>

const TermHitSchema = v.object({
  id: v.string(),
  title: v.array(TextPartSchema),
  snippet: v.array(TextPartSchema),
})
export type TermHit = v.InferOutput<typeof TermHitSchema>

/** Hits of one kind, best first, at least one. A new kind of content is a new variant here. */
const SearchGroupSchema = v.variant('kind', [
  v.object({ kind: v.literal('articles'), hits: v.array(ArticleHitSchema) }),
  v.object({ kind: v.literal('videos'), hits: v.array(VideoHitSchema) }),
  v.object({ kind: v.literal('glossary'), hits: v.array(TermHitSchema) }),
])
export type SearchGroup = v.InferOutput<typeof SearchGroupSchema>

export const SearchViewSchema = v.object({
  query: v.string(),
  language: v.picklist(languages),
  count: v.number(),
  groups: v.array(SearchGroupSchema),
  /** No word matches exactly; hits differ by one letter. */
  similar: v.boolean(),
  /** Shown without hits or without a query: categories that have articles, and the newest articles. */
  categories: v.array(v.picklist(categories)),
  newest: v.array(ArticleHitSchema),
})
export type SearchView = v.InferOutput<typeof SearchViewSchema>
