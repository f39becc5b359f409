import { memo, Suspense, useCallback, useMemo, useState } from 'react'
import type { Source, TalkReply } from '../contract/talk-reply.ts'
import { CaptionBoundary } from './caption-boundary.tsx'
import { CaptionText } from './caption-text.tsx'
import { captionWords, sentences, wordAt } from './caption-track.ts'
import type { CaptionWord, TextRange } from './caption-track.ts'
import styles from './caption.module.css'
import { Marks } from './answer-extras.ts'
import type { Message, Spoken } from './conversation.ts'
import { keepInView } from './keep-in-view.ts'
import { useVoiceClock } from './use-voice-clock.ts'

type OnWord = (mark: HTMLElement) => void

interface CaptionProps {
  message: Message
  spoken: Spoken
  lang?: string | undefined
  mayFollow: () => boolean
}

/** Captions: marks the current word and dims the sentences to come. */
export function Caption(props: CaptionProps) {
  return (
    <CaptionBoundary plain={<CaptionText message={props.message} lang={props.lang} />}>
      <FollowingCaption {...props} />
    </CaptionBoundary>
  )
}

function FollowingCaption({ message, spoken, lang, mayFollow }: CaptionProps) {
  const onWord = useCallback(
    (mark: HTMLElement) => {
      const view = mark.closest<HTMLElement>('[data-part="log"]')
      if (view && mayFollow()) keepInView(view, mark)
    },
    [mayFollow],
  )
  const reply = useMemo(() => captionOf(message, spoken), [message, spoken])
  const words = useMemo(() => captionWords(reply), [reply])
  const ranges = useMemo(() => sentences(reply.text), [reply])
  const [index, setIndex] = useState(-1)
  useVoiceClock(true, (seconds) => setIndex(seconds === null ? -1 : wordAt(words, seconds)))

  const said = words[index]
  const at = said?.from ?? 0
  return (
    <p className={styles['caption']} lang={lang} translate="no">
      {ranges.map((range) => (
        <Sentence
          key={range.from}
          text={reply.text}
          sources={reply.sources}
          range={range}
          words={words}
          said={said && at >= range.from && at < range.to ? said : undefined}
          soon={range.from > at}
          onWord={onWord}
        />
      ))}
    </p>
  )
}

interface SentenceProps {
  text: string
  sources: readonly Source[] | undefined
  range: TextRange
  words: readonly CaptionWord[]
  said: CaptionWord | undefined
  soon: boolean
  onWord: OnWord
}

/** Each word is an element from the start (no layout shift), its text an only child (browser translation moves it). */
const Sentence = memo(function Sentence({ text, sources, range, words, said, soon, onWord }: SentenceProps) {
  const own = words.filter(({ from }) => from >= range.from && from < range.to)
  const end = range.from + text.slice(range.from, range.to).trimEnd().length
  return (
    <span className={soon ? styles['soon'] : undefined}>
      <Plain text={text.slice(range.from, own[0]?.from ?? end)} />
      {own.map((word, index) => {
        const spoken = text.slice(word.from, word.to)
        const gap = text.slice(word.to, Math.max(word.to, own[index + 1]?.from ?? end))
        return (
          <span key={word.from}>
            {word === said ? (
              <mark ref={(mark) => void (mark && onWord(mark))} className={styles['word']}>
                {spoken}
              </mark>
            ) : (
              <span>{spoken}</span>
            )}
            <Plain text={gap} />
          </span>
        )
      })}
      <SourceMarks sources={sources} from={range.from} to={range.to} />
      {/* Inside the element that can't wrap, so that no mark starts a line. */}
      <Plain text={text.slice(end, range.to)} />
    </span>
  )
})

function Plain({ text }: { text: string }) {
  return text === '' ? null : <span>{text}</span>
}

function SourceMarks({ sources, from, to }: { sources: readonly Source[] | undefined; from: number; to: number }) {
  if (!sources || sources.length === 0) return null
  return (
    <Suspense>
      <Marks sources={sources} from={from} to={to} />
    </Suspense>
  )
}

function captionOf({ content, sources }: Message, { reply, from }: Spoken): TalkReply {
  if (content === reply.text) return sources ? { ...reply, sources } : reply
  const own = captionWords(reply).map((word) => ({ ...word, from: word.from + from, to: word.to + from }))
  const words = own.map((word) => ({ ...word, text: content.slice(word.from, word.to), end: word.start }))
  return { ...reply, text: content, words, ...(sources && { sources }) }
}
