import * as v from 'valibot'

/** The longest query, in characters. */
export const queryLimit = 100

/** A query as it is looked for: one form for each letter, no blanks around it and single ones within. */
export function normaliseQuery(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

const QuerySchema = v.pipe(
  // The router reads `?q=5` as a number and `?q=true` as a truth value.
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform(String),
  v.maxLength(queryLimit),
  v.transform(normaliseQuery),
)

/** The query of an address: a text of at most 100 characters. Anything else counts as empty. */
export function parseQuery(value: unknown): string {
  const parsed = v.safeParse(QuerySchema, value)
  return parsed.success ? parsed.output : ''
}
