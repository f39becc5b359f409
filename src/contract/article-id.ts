import * as v from 'valibot'

export const ArticleIdSchema = v.pipe(
  v.string('must be an id'),
  v.regex(/^(es-)?[1-9][0-9]{0,5}$/, 'must be an id, as in es-3 or 3'),
)
