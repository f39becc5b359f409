import type { Source } from '../contract/talk-reply.ts'

export interface Cited extends Source {
  number: number
}

/** Returns the cited sentences without duplicates, numbered in the order of the answer. */
export function citedSentences(sources: readonly Source[]): Cited[] {
  const cited: Cited[] = []
  for (const source of sources) {
    if (cited.some(({ id, quote }) => id === source.id && quote === source.quote)) continue
    cited.push({ ...source, number: cited.length + 1 })
  }
  return cited
}

/** Returns the cited sentences whose part of the answer ends after `from` and at or before `to` (UTF-16 offsets). */
export function citedWithin(sources: readonly Source[], from: number, to: number): Cited[] {
  const ending = sources.filter((source) => source.to !== undefined && source.to > from && source.to <= to)
  return citedSentences(sources).filter(({ id, quote }) => ending.some((one) => one.id === id && one.quote === quote))
}
