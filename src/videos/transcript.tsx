import { useLingui } from '@lingui/react'
import { useId } from 'react'
import type { CaptionCue } from '../content/video.ts'
import { clockTime } from './clock-time.ts'
import styles from './transcript.module.css'

export interface TranscriptProps {
  cues: readonly CaptionCue[]
  current: number
  onSeek: (seconds: number) => void
}

export function Transcript({ cues, current, onSeek }: TranscriptProps) {
  const { i18n } = useLingui()
  const id = useId()
  if (cues.length === 0) return null
  return (
    <section className={styles['transcript']} aria-labelledby={id}>
      <h2 id={id}>{i18n._('short_transcript')}</h2>
      <ol>
        {cues.map(({ start, text }, at) => (
          <li key={start}>
            <button
              type="button"
              data-needs-script=""
              aria-current={at === current || undefined}
              onClick={() => onSeek(start)}
            >
              <span className="mono">{clockTime(Math.floor(start))}</span>
              <span>{text}</span>
            </button>
            {/* In an element: React would compare bare text with markup the browser hasn't parsed yet. */}
            <noscript>
              <p>{text}</p>
            </noscript>
          </li>
        ))}
      </ol>
    </section>
  )
}
