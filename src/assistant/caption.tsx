import { useMemo, useState } from 'react'
import type { TalkReply } from '../talk/contract.ts'
import { captionWords, sentences, wordAt } from './caption-track.ts'
import styles from './caption.module.css'
import { useVoiceClock } from './use-voice-clock.ts'

/** What Zed says, word by word: the spoken word marked, the sentences to come softer. */
export function Caption({ reply, onWord }: { reply: TalkReply; onWord: (mark: HTMLElement) => void }) {
  const words = useMemo(() => captionWords(reply), [reply])
  const ranges = useMemo(() => sentences(reply.text), [reply])
  const [index, setIndex] = useState(-1)
  useVoiceClock(true, (seconds) => setIndex(seconds === null ? -1 : wordAt(words, seconds)))

  const word = words[index]
  const { text } = reply
  return (
    <p className={styles['caption']} data-spoken>
      {ranges.map(({ from, to }) => {
        const isCurrent = word !== undefined && word.from >= from && word.from < to
        if (!isCurrent) {
          const soon = from > (word?.from ?? 0)
          return (
            <span key={from} className={soon ? styles['soon'] : undefined}>
              {text.slice(from, to)}
            </span>
          )
        }
        return (
          <span key={from}>
            {text.slice(from, word.from)}
            <mark key={index} ref={(mark) => void (mark && onWord(mark))} className={styles['word']}>
              {text.slice(word.from, word.to)}
            </mark>
            {text.slice(word.to, to)}
          </span>
        )
      })}
    </p>
  )
}

/** The same text at rest. One text node, so that it reads the same to people, machines and page searches. */
export function CaptionText({ children }: { children: string }) {
  return <p className={styles['caption']}>{children}</p>
}
