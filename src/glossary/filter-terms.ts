import type { GlossaryEntry } from './glossary-view.server.ts'

/** Lowercase, without accents, single spaces. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')
}

/** Ids of entries that match in a form or, if none does, in the definition; all for an empty text. */
export function filterTerms(entries: readonly GlossaryEntry[], text: string): ReadonlySet<string> {
  const wanted = fold(text)
  const has = (words: readonly string[]) => words.some((word) => fold(word).includes(wanted))
  const named = entries.filter(({ term, forms }) => has([term, ...forms]))
  const found = named.length > 0 ? named : entries.filter(({ definition }) => has([definition]))
  return new Set(found.map(({ id }) => id))
}
