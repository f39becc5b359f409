import type { VisemeEvent, Word } from '../contract/talk-reply.ts'
import { shortestPause, type Pause, type SpokenStretch } from './pauses.ts'

export interface Timeline {
  words: Word[]
  visemes: VisemeEvent[]
}

type Anchor = readonly [from: number, to: number]

/** Maximum displacement of a pause, relative to the whole. */
const tolerance = 0.12

/** Fits one voice's timings to another's sound: aligns start, end, and pauses, and stretches linearly between. */
export function stretchTimeline({ words, visemes }: Timeline, heard: SpokenStretch): Timeline {
  const [first] = words
  const last = words.at(-1)
  if (!first || !last || heard.end <= heard.start) return { words, visemes }
  const anchors: Anchor[] = [
    [first.start, heard.start],
    ...matchedPauses(pausesOf(words), heard, first.start, last.end),
    [last.end, heard.end],
  ]
  const at = (time: number) => Math.round(Math.max(0, mapped(time, anchors)) * 1000) / 1000
  return {
    words: words.map((word) => ({ ...word, start: at(word.start), end: at(word.end) })),
    visemes: visemes.map((viseme) => ({ ...viseme, time: viseme.time <= 0 ? 0 : at(viseme.time) })),
  }
}

function pausesOf(words: readonly Word[]): Pause[] {
  return words.slice(1).flatMap((next, index) => {
    const start = words[index]?.end ?? next.start
    return next.start - start >= shortestPause ? [{ start, end: next.start }] : []
  })
}

function matchedPauses(pauses: readonly Pause[], heard: SpokenStretch, start: number, end: number): Anchor[] {
  const scale = (heard.end - heard.start) / Math.max(0.001, end - start)
  const reach = (heard.end - heard.start) * tolerance
  const anchors: Anchor[] = []
  let from = 0
  for (const pause of pauses) {
    const expected = heard.start + ((pause.start + pause.end) / 2 - start) * scale
    const distance = (one: Pause) => Math.abs((one.start + one.end) / 2 - expected)
    const left = heard.pauses.slice(from)
    const nearest = left.reduce<Pause | undefined>(
      (best, one) => (!best || distance(one) < distance(best) ? one : best),
      undefined,
    )
    if (!nearest || distance(nearest) > reach) continue
    anchors.push([pause.start, nearest.start], [pause.end, nearest.end])
    from = heard.pauses.indexOf(nearest) + 1
  }
  return anchors
}

function mapped(time: number, anchors: readonly Anchor[]): number {
  const next = anchors.findIndex(([from]) => from > time)
  const [before, after] = next < 0 ? [anchors.at(-1), undefined] : [anchors[next - 1], anchors[next]]
  if (before && after) {
    const share = (time - before[0]) / Math.max(0.001, after[0] - before[0])
    return before[1] + share * (after[1] - before[1])
  }
  const only = before ?? after
  return only ? only[1] + (time - only[0]) : time
}
