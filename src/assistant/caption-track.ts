import type { TalkReply, Word } from '../contract/talk-reply.ts'

/** A word of a caption: its place in the text (UTF-16 offsets) and when it begins to be spoken (seconds). */
export interface CaptionWord {
  from: number
  to: number
  start: number
}

/** A stretch of a text, `to` excluded. */
export interface TextRange {
  from: number
  to: number
}

/**
 * The words of a reply in the order in which they are spoken. A reply without word times (of another backend, or with
 * words that do not follow each other in it) advances evenly: every character takes the same share of the duration.
 */
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

/** The index of the word being spoken at `time` (seconds): the last one begun; -1 before the first. */
export function wordAt(words: readonly CaptionWord[], time: number): number {
  return words.findLastIndex((word) => word.start <= time)
}

/**
 * The sentences of a text, without a gap between them. Cut by punctuation alone rather than by the platform's own
 * segmenter, so that server and browser cut alike; a dot within a number ends nothing.
 */
export function sentences(text: string): TextRange[] {
  const ranges: TextRange[] = []
  for (const { 0: sentence, index } of text.matchAll(/\S.*?(?:[.!?…]+["'»”’)\]]*(?=\s)|$)\s*/gs)) {
    ranges.push({ from: index, to: index + sentence.length })
  }
  return ranges
}
