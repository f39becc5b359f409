import type { Word } from '../contract/talk-reply.ts'
import type { SpokenEvent } from './synthesizer.ts'
import type { Sentence } from './spoken-text.ts'

/** Times in seconds. Parts of one word (number, unit) become one entry; merged words share their time. */
export function wordsOf(sentence: Sentence, events: readonly SpokenEvent[], duration: number, text: string): Word[] {
  const spans = heardSpans(sentence, events, duration)
  const words: Word[] = []
  const { tokens } = sentence
  const speakable = tokens.flatMap((token, index) => (token.spoken === '' ? [] : [index]))
  let group: number[] = []
  const flush = (start: number, end: number) => {
    const total = group.reduce((sum, index) => sum + (tokens[index]?.spoken.length ?? 0), 0)
    let at = start
    for (const index of group) {
      const token = tokens[index]
      if (!token) continue
      const until = at + ((end - start) * token.spoken.length) / total
      words.push({ text: text.slice(token.from, token.to), start: at, end: until, from: token.from, to: token.to })
      at = until
    }
    group = []
  }
  let open: { start: number; end: number } | undefined
  for (const index of speakable) {
    const span = spans.get(index)
    if (span && group.length > 0 && open) flush(open.start, open.end)
    if (span)
      open = span.start < (open?.end ?? 0) ? { start: open?.end ?? 0, end: Math.max(open?.end ?? 0, span.end) } : span
    group.push(index)
  }
  if (group.length > 0) flush(open?.start ?? 0, open?.end ?? duration)
  return words
}

function heardSpans(sentence: Sentence, events: readonly SpokenEvent[], duration: number) {
  const spans = new Map<number, { start: number; end: number }>()
  let current: number | undefined
  events.forEach((event, at) => {
    const next = events.slice(at + 1).find((later) => later.type === 'phoneme')
    const end = Math.min(next?.time ?? duration, duration)
    if (event.type === 'word') {
      const found = sentence.tokenAt[Math.min(event.position, sentence.tokenAt.length - 1)] ?? 0
      const token = Math.max(current ?? 0, found)
      if (token !== current) {
        const open = current === undefined ? undefined : spans.get(current)
        if (open) open.end = Math.min(open.end, event.time)
        current = token
        if (!spans.has(token)) spans.set(token, { start: event.time, end: event.time })
      }
      return
    }
    const span = current === undefined ? undefined : spans.get(current)
    if (span && event.id !== '') span.end = Math.max(span.end, end)
  })
  return spans
}
