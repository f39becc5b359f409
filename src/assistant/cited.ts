import type { Source } from '../contract/talk-reply.ts'

/** A sentence of the site that an answer stands on, with the number of its mark. */
export interface Cited extends Source {
  number: number
}

/** The sentences of an answer's sources, each once, numbered in the order in which the answer needs them. */
export function citedSentences(sources: readonly Source[]): Cited[] {
  const cited: Cited[] = []
  for (const source of sources) {
    if (cited.some(({ id, quote }) => id === source.id && quote === source.quote)) continue
    cited.push({ ...source, number: cited.length + 1 })
  }
  return cited
}

/** The cited sentences that carry what ends in a part of an answer's text: `from` excluded, `to` included (UTF-16 offsets). */
export function citedWithin(sources: readonly Source[], from: number, to: number): Cited[] {
  const ending = sources.filter((source) => source.to !== undefined && source.to > from && source.to <= to)
  return citedSentences(sources).filter(({ id, quote }) => ending.some((one) => one.id === id && one.quote === quote))
}
