import type { KnownText } from '../knowledge.ts'
import type { RankedText } from './certainty.ts'

/** Ranked texts; scores 0 to 1, the best is 1. */
export interface TextRanking {
  ranked: RankedText[]
  scoreOf: (key: string | undefined) => number
  /** Lead of the best text over the next. */
  leadOf: (key: string) => number
}

/** Ranks texts; `placeOf` maps a key to an index. */
export function rankTexts(
  texts: readonly KnownText[],
  scores: Float32Array,
  placeOf: (key: string) => number | undefined,
): TextRanking {
  const most = scores.reduce((highest, score) => Math.max(highest, score), 0) || 1
  const ranked = texts
    .map((text, at): RankedText => ({ text, score: (scores[at] ?? 0) / most }))
    .sort((a, b) => b.score - a.score)
  const [best, next] = ranked
  return {
    ranked,
    scoreOf: (key) => (scores[key === undefined ? -1 : (placeOf(key) ?? -1)] ?? 0) / most,
    leadOf: (key) => (key === best?.text.key ? best.score - (next?.score ?? 0) : 0),
  }
}
