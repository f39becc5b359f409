// Kept apart from schema.ts, because films depend on that file.
import * as v from 'valibot'
import { ArticleCardSchema, ArticleFrontMatterSchema, ArticleSchema, ReferenceSchema } from './schema.ts'

function line(max: number) {
  return v.pipe(
    v.string('must be a text (put it in quotes)'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(max, `must not be longer than ${max} characters`),
    v.regex(/^[^\r\n]*$/, 'must be one line'),
  )
}

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
  /** 1 to 12, if known; a work without a month counts as published at the end of its year. */
  month: v.optional(v.pipe(v.number('must be a month'), v.integer(), v.minValue(1), v.maxValue(12))),
})
export type DatedReference = v.InferOutput<typeof DatedReferenceSchema>

/** A correction or update of a published article. */
const ChangeSchema = v.strictObject({ date: Day, text: line(420) })
export type Change = v.InferOutput<typeof ChangeSchema>

/** A claim that may become outdated, and the day from which the content check asks for a review. */
const RecheckSchema = v.strictObject({ date: Day, claim: line(240) })

/** Front matter of an article file, with its changes. */
export const WrittenArticleSchema = v.strictObject(
  {
    ...ArticleFrontMatterSchema.entries,
    sources: v.array(DatedReferenceSchema, 'must be a list of works'),
    changes: v.optional(v.array(ChangeSchema, 'must be a list of changes'), []),
    /** For the content check only. */
    recheck: v.optional(v.array(RecheckSchema, 'must be a list of claims'), []),
  },
  (issue) => (issue.received === 'undefined' ? 'is missing' : 'is not a field of an article'),
)

/** Date of the newest change, if any. */
const updated = v.optional(Day)

export const PublishedArticleSchema = v.object({
  ...ArticleSchema.entries,
  sources: v.array(v.object(ReferenceSchema.entries)),
  /** Changes since publication, newest first. */
  changes: v.array(ChangeSchema),
  updated,
})
export type PublishedArticle = v.InferOutput<typeof PublishedArticleSchema>

/** An article card with the date of its newest change. */
export const PublishedCardSchema = v.object({ ...ArticleCardSchema.entries, updated })
export type PublishedCard = v.InferOutput<typeof PublishedCardSchema>
