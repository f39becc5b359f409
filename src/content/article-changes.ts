// Separate from schema.ts, which is an input of the films: a change there would rebuild them all.
import * as v from 'valibot'
import { line } from './line.ts'
import { ArticleCardSchema, ArticleFrontMatterSchema, ArticleSchema, ReferenceSchema } from './schema.ts'

const Day = v.pipe(
  v.string('must be a day in quotes, as in "2026-11-22"'),
  v.regex(/^\d{4}-\d\d-\d\d$/, 'must be a day, as in 2026-11-22'),
  v.check(
    (text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text),
    'must be a day that exists',
  ),
)

const DatedReferenceSchema = v.strictObject({
  ...ReferenceSchema.entries,
  /** 1 to 12. A work without a month counts as published at the end of its year. */
  month: v.optional(v.pipe(v.number('must be a month'), v.integer(), v.minValue(1), v.maxValue(12))),
})
export type DatedReference = v.InferOutput<typeof DatedReferenceSchema>

const ChangeSchema = v.strictObject({ date: Day, text: line(420) })
export type Change = v.InferOutput<typeof ChangeSchema>

/** A claim that may become outdated, and the day from which the content check asks for a review. */
const RecheckSchema = v.strictObject({ date: Day, claim: line(240) })

export const WrittenArticleSchema = v.strictObject(
  {
    ...ArticleFrontMatterSchema.entries,
    sources: v.array(DatedReferenceSchema, 'must be a list of works'),
    changes: v.optional(v.array(ChangeSchema, 'must be a list of changes'), []),
    /** Only for the content check; readers don't see it. */
    recheck: v.optional(v.array(RecheckSchema, 'must be a list of claims'), []),
  },
  (issue) => (issue.received === 'undefined' ? 'is missing' : 'is not a field of an article'),
)

/** Day of the newest change, if any. */
const updated = v.optional(Day)

export const PublishedArticleSchema = v.object({
  ...ArticleSchema.entries,
  sources: v.array(v.object(ReferenceSchema.entries)),
  /** Changes since publication, newest first. */
  changes: v.array(ChangeSchema),
  updated,
})
export type PublishedArticle = v.InferOutput<typeof PublishedArticleSchema>

export const PublishedCardSchema = v.object({ ...ArticleCardSchema.entries, updated })
export type PublishedCard = v.InferOutput<typeof PublishedCardSchema>
