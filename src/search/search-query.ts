import { readableText } from '../i18n/readable-text.ts'

export const queryLimit = 100

export function normaliseQuery(text: string): string {
  return readableText(text).replace(/\s+/g, ' ').trim()
}

/** Parses a query of at most 100 characters; otherwise empty. */
export function parseQuery(value: unknown): string {
  // The router parses `?q=5` as a number and `?q=true` as a boolean.
  const isPlain = typeof value === 'number' || typeof value === 'boolean'
  const text = isPlain ? String(value) : value
  return typeof text === 'string' && text.length <= queryLimit ? normaliseQuery(text) : ''
}
