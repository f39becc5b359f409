import type { GlossaryEntry } from './glossary-view.server.ts'

/** Small letters without accents, one blank between words. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')
}

/**
 * The ids of the entries that have a text in one of their forms, or, where none has, in their definitions; all of them
 * for a blank text. Accents and capitals do not matter.
 */
export function filterTerms(entries: readonly GlossaryEntry[], text: string): ReadonlySet<string> {
  const wanted = fold(text)
  const has = (words: readonly string[]) => words.some((word) => fold(word).includes(wanted))
  const named = entries.filter(({ term, forms }) => has([term, ...forms]))
  const found = named.length > 0 ? named : entries.filter(({ definition }) => has([definition]))
  return new Set(found.map(({ id }) => id))
}
