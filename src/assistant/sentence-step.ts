import type { TalkReply } from '../contract/talk-reply.ts'
import { spokenOf, type PanelActor } from './assistant-context.ts'
import { captionWords, sentences } from './caption-track.ts'

export type SentenceStep = { type: 'seek'; at: number } | { type: 'skip'; by: -1 | 1 }

/** Seconds of a sentence after which a step back leads to its own start, as players do with tracks. */
const ownStart = 1.5

/** Seconds by which a browser may round a position that it was given, as Chromium does to microseconds. */
const rounding = 0.01

/** Where a step by one sentence leads from a position in seconds: within this reply, or to another one. */
export function sentenceStep(reply: TalkReply, seconds: number, by: -1 | 1): SentenceStep {
  const words = captionWords(reply)
  const starts = sentences(reply.text).flatMap(({ from, to }) => {
    const first = words.find((word) => word.from >= from && word.from < to)
    return first ? [first.start] : []
  })
  const current = starts.findLastIndex((start) => start <= seconds + rounding)
  const isWellIn = seconds - (starts[current] ?? 0) > ownStart
  const at = starts[by === 1 ? current + 1 : isWellIn ? current : current - 1]
  return at === undefined ? { type: 'skip', by } : { type: 'seek', at }
}

/** Moves what Zed says by one sentence. `seconds`: position in the current sound, null before it has begun. */
export function stepBySentence(panel: PanelActor, seconds: number | null, by: -1 | 1): void {
  const spoken = spokenOf(panel.getSnapshot())
  if (spoken) panel.send(sentenceStep(spoken.reply, seconds ?? 0, by))
}
