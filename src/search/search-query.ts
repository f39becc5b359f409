import * as v from 'valibot'

/** The longest query, in characters. */
export const queryLimit = 100

/** A query as it is looked for: one form for each letter, no blanks around it and single ones within. */
export function normaliseQuery(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

const QuerySchema = v.pipe(v.string(), v.maxLength(queryLimit), v.transform(normaliseQuery))

/** The query of an address: a text of at most 100 characters. Anything else counts as empty. */
export function parseQuery(value: unknown): string {
  // The router reads `?q=5` as a number and `?q=true` as a truth value.
  const isPlain = typeof value === 'number' || typeof value === 'boolean'
  const parsed = v.safeParse(QuerySchema, isPlain ? String(value) : value)
  return parsed.success ? parsed.output : ''
}
