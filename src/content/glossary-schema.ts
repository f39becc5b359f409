import * as v from 'valibot'

const Form = v.pipe(
  v.string('must be a text in quotes'),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.maxLength(60, 'must not be longer than 60 characters'),
  v.regex(/^[^\r\n]*$/, 'must be one line'),
)

const TermId = v.pipe(
  v.string('must be a text'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters without accents, digits and single hyphens'),
)

export const GlossaryTermSchema = v.strictObject(
  {
    id: TermId,
    term: Form,
    /** Other forms in texts: plurals, abbreviations. */
    forms: v.array(Form, 'must be a list of texts'),
    /** Two or three plain sentences. */
    definition: v.pipe(
      v.string('must be a text'),
      v.trim(),
      v.nonEmpty('must not be empty'),
      v.maxLength(320, 'must not be longer than 320 characters'),
    ),
    related: v.optional(v.array(TermId, 'must be a list of ids'), []),
    article: v.optional(v.pipe(v.string('must be a text in quotes'), v.regex(/^(es-)?[1-9][0-9]*$/, 'must be an id'))),
  },
  (issue) => (issue.received === 'undefined' ? 'is missing' : 'is not a field of a term'),
)
export type GlossaryTerm = v.InferOutput<typeof GlossaryTermSchema>

export function formsOf({ term, forms }: Pick<GlossaryTerm, 'term' | 'forms'>): string[] {
  return [term, ...forms]
}
