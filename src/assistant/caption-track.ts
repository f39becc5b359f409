import type { TalkReply, Word } from '../contract/talk-reply.ts'

/** A word of a caption: UTF-16 offsets in the text, and its start in seconds. */
export interface CaptionWord {
  from: number
  to: number
  start: number
}

export interface TextRange {
  from: number
  to: number
}

/** Returns the words in spoken order. Without word times, the duration is shared evenly among the characters. */
export function captionWords({ text, duration, words }: Pick<TalkReply, 'text' | 'duration' | 'words'>): CaptionWord[] {
  const timed = (words ?? []).filter(({ from, to }) => from < to && to <= text.length)
  const first = timed[0]
  const follows = (word: Word, before: Word) => word.start >= before.start && word.from >= before.to
  if (first && timed.every((word, index) => index === 0 || follows(word, timed[index - 1] ?? first))) {
    return timed.map(({ from, to, start }) => ({ from, to, start }))
  }
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    start: (duration * index) / text.length,
  }))
}

/** Returns the index of the last word that started at or before `time` (seconds), or -1. */
export function wordAt(words: readonly CaptionWord[], time: number): number {
  return words.findLastIndex((word) => word.start <= time)
}

/** Splits a text into adjacent sentences by punctuation, because Intl.Segmenter differs between server and browser. */
export function sentences(text: string): TextRange[] {
  const ranges: TextRange[] = []
  for (const { 0: sentence, index } of text.matchAll(/\S.*?(?:[.!?…]+["'»”’)\]]*(?=\s)|$)\s*/gs)) {
    ranges.push({ from: index, to: index + sentence.length })
  }
  return ranges
}
