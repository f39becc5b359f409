import { memo, Suspense, useMemo, useState } from 'react'
import type { Source, TalkReply } from '../contract/talk-reply.ts'
import { captionWords, sentences, wordAt } from './caption-track.ts'
import type { CaptionWord, TextRange } from './caption-track.ts'
import styles from './caption.module.css'
import { MarkedText, Marks } from './answer-extras.ts'
import { useVoiceClock } from './use-voice-clock.ts'

type OnWord = (mark: HTMLElement) => void

/** What Zed says, word by word: the spoken word marked, the sentences to come softer. */
export function Caption({ reply, onWord }: { reply: TalkReply; onWord: OnWord }) {
  const words = useMemo(() => captionWords(reply), [reply])
  const ranges = useMemo(() => sentences(reply.text), [reply])
  const [index, setIndex] = useState(-1)
  useVoiceClock(true, (seconds) => setIndex(seconds === null ? -1 : wordAt(words, seconds)))

  const said = words[index]
  const at = said?.from ?? 0
  return (
    <p className={styles['caption']}>
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

/** Every word is an element from the start: were text split anew at each word, it would count as moving. */
const Sentence = memo(function Sentence({ text, sources, range, words, said, soon, onWord }: SentenceProps) {
  const own = words.filter(({ from }) => from >= range.from && from < range.to)
  return (
    <span className={soon ? styles['soon'] : undefined}>
      {text.slice(range.from, own[0]?.from ?? range.to)}
      {own.map((word, index) => {
        const spoken = text.slice(word.from, word.to)
        const gap = text.slice(word.to, Math.max(word.to, own[index + 1]?.from ?? range.to))
        return (
          <span key={word.from}>
            {word === said ? (
              <mark ref={(mark) => void (mark && onWord(mark))} className={styles['word']}>
                {spoken}
              </mark>
            ) : (
              <span>{spoken}</span>
            )}
            {gap}
          </span>
        )
      })}
      <SourceMarks sources={sources} from={range.from} to={range.to} />
    </span>
  )
})

/** The same text at rest: one text node, but for the marks of its sources. */
export function CaptionText({ text, sources }: { text: string; sources?: readonly Source[] | undefined }) {
  return (
    <p className={styles['caption']}>
      <TextWithSources text={text} sources={sources} />
    </p>
  )
}

/** A text, with the marks of its sources as soon as their code is there. */
export function TextWithSources({ text, sources }: { text: string; sources?: readonly Source[] | undefined }) {
  if (!sources || sources.length === 0) return text
  return (
    <Suspense fallback={text}>
      <MarkedText text={text} sources={sources} />
    </Suspense>
  )
}

/** The marks behind a part of a text, when their code is there. */
function SourceMarks({ sources, from, to }: { sources: readonly Source[] | undefined; from: number; to: number }) {
  if (!sources || sources.length === 0) return null
  return (
    <Suspense>
      <Marks sources={sources} from={from} to={to} />
    </Suspense>
  )
}
