import { readableText } from '../i18n/readable-text.ts'

/** The longest query, in characters. */
export const queryLimit = 100

/** A query as it is looked for: one form for each letter, nothing invisible, no blanks around it and single ones within. */
export function normaliseQuery(text: string): string {
  return readableText(text).replace(/\s+/g, ' ').trim()
}

/** The query of an address: a text of at most 100 characters. Anything else counts as empty. */
export function parseQuery(value: unknown): string {
  // The router reads `?q=5` as a number and `?q=true` as a truth value.
  const isPlain = typeof value === 'number' || typeof value === 'boolean'
  const text = isPlain ? String(value) : value
  return typeof text === 'string' && text.length <= queryLimit ? normaliseQuery(text) : ''
}
