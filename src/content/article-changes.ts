// What an article says of its own changes. It stands beside schema.ts, which films are made of: they stay as they are.
import * as v from 'valibot'
import { line } from './line.ts'
import { ArticleCardSchema, ArticleFrontMatterSchema, ArticleSchema, ReferenceSchema } from './schema.ts'

/** A day in UTC, as in `2026-11-22`. */
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
  /** 1 to 12, where it is known and matters: a work without one counts as published at the end of its year. */
  month: v.optional(v.pipe(v.number('must be a month'), v.integer(), v.minValue(1), v.maxValue(12))),
})
export type DatedReference = v.InferOutput<typeof DatedReferenceSchema>

/** What a published article says otherwise since a day, told to its readers. */
const ChangeSchema = v.strictObject({ date: Day, text: line(420) })
export type Change = v.InferOutput<typeof ChangeSchema>

/** A claim that will not stay true for long, and the day from which the content check asks to look at it again. */
const RecheckSchema = v.strictObject({ date: Day, claim: line(240) })

/** The front matter of an article's file, with what its author tells of changes. */
export const WrittenArticleSchema = v.strictObject(
  {
    ...ArticleFrontMatterSchema.entries,
    sources: v.array(DatedReferenceSchema, 'must be a list of works'),
    changes: v.optional(v.array(ChangeSchema, 'must be a list of changes'), []),
    /** For the content check alone; readers do not see it. */
    recheck: v.optional(v.array(RecheckSchema, 'must be a list of claims'), []),
  },
  (issue) => (issue.received === 'undefined' ? 'is missing' : 'is not a field of an article'),
)

/** Day of the newest change; missing where there is none. */
const updated = v.optional(Day)

export const PublishedArticleSchema = v.object({
  ...ArticleSchema.entries,
  sources: v.array(v.object(ReferenceSchema.entries)),
  /** What has changed since it was published, the newest first. */
  changes: v.array(ChangeSchema),
  updated,
})
export type PublishedArticle = v.InferOutput<typeof PublishedArticleSchema>

/** What lists show of an article, with the day of its newest change. */
export const PublishedCardSchema = v.object({ ...ArticleCardSchema.entries, updated })
export type PublishedCard = v.InferOutput<typeof PublishedCardSchema>
