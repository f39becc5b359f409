/** Sentences after the current one that are fetched before they are needed. */
const ahead = 3

interface Standing {
  index: number
  total: number
  replies: Readonly<Record<number, unknown>>
}

/** The first sentence, from the current one on, that is needed soon and not there; `total` if none is. */
export function firstMissing({ index, total, replies }: Standing): number {
  const end = Math.min(total, index + ahead + 1)
  for (let at = index; at < end; at += 1) if (!replies[at]) return at
  return total
}

/** The sentence of an article nearest to a number. */
export function nearestSentence(index: number, total: number): number {
  return Math.max(0, Math.min(total - 1, index))
}

/** Pause in ms after so many failed fetches in a row: 2 s, then longer each time, at most 16 s. */
export const fetchPauseAfter = (misses: number): number => Math.min(16_000, 1000 * 2 ** misses)
