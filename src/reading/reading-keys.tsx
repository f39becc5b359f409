import { useLingui } from '@lingui/react'
import type { Ref } from 'react'
import type { SnapshotFrom } from 'xstate'
import { ListenIcon, PauseIcon, StopIcon } from '../assistant/panel-icons.tsx'
import { RateButton } from '../assistant/rate-button.tsx'
import { BackIcon, OnIcon } from '../assistant/sound-icons.tsx'
import type { MessageId } from '../i18n/catalogue.ts'
import styles from './reading-bar.module.css'
import type { readingMachine } from './reading.machine.ts'

type Value = SnapshotFrom<typeof readingMachine>['value']

/** Where a reading stands; while it reads, what becomes of its sound. */
export type ReadingState = Extract<Value, string> | Extract<Value, object>['reading']['sound']

interface ReadingKeysProps {
  ref?: Ref<HTMLDivElement>
  state: ReadingState
  index: number
  /** Number of sentences; 0 as long as it isn't known. */
  total: number
  /** The words of the sentence where the page doesn't show them. */
  words: string
  rate: number
  onBack: () => void
  onForward: () => void
  onPause: () => void
  onResume: () => void
  onHere: () => void
  /** Null where the voice has one rate. */
  setRate: ((rate: number) => void) | null
  onStop: () => void
}

const underWay: readonly ReadingState[] = ['opening', 'loading', 'starting', 'speaking', 'stalled']

const notes: Partial<Record<ReadingState, MessageId>> = {
  opening: 'reading_loading',
  loading: 'reading_loading',
  interrupted: 'reading_interrupted',
  failed: 'reading_failed',
  ended: 'reading_ended',
}

function mainLabel(state: ReadingState): MessageId {
  if (underWay.includes(state)) return 'pause_speaking'
  if (state === 'ended') return 'say_again'
  return state === 'blocked' ? 'listen' : 'go_on_listening'
}

/** The bar of a reading: its keys, its place, and what there is to say about it. */
export function ReadingKeys({ ref, state, index, total, words, rate, setRate, ...on }: ReadingKeysProps) {
  const { i18n } = useLingui()
  const note = notes[state]
  const text = note ? i18n._(note) : words
  // Zed is silent then, so that it may be announced.
  const isAnnounced = state === 'failed' || state === 'ended'
  const isUnderWay = underWay.includes(state)
  const isUnknown = total === 0
  return (
    <div ref={ref} role="group" className={styles['bar']} data-reading-bar="" aria-label={i18n._('reading_bar')}>
      {text !== '' && (
        <p className={styles['words']} aria-hidden={isAnnounced}>
          {text}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {isAnnounced && text}
      </p>
      <div className={styles['keys']}>
        <button
          type="button"
          className={styles['key']}
          disabled={isUnknown}
          aria-label={i18n._('sentence_back')}
          onClick={on.onBack}
        >
          <BackIcon />
        </button>
        {/* One element for all that it offers in turn, so that it keeps the focus. */}
        <button
          type="button"
          className={`${styles['key']} ${styles['main']}`}
          data-main=""
          data-no-gesture=""
          aria-label={i18n._(mainLabel(state))}
          onClick={isUnderWay ? on.onPause : on.onResume}
        >
          {isUnderWay ? <PauseIcon /> : <ListenIcon />}
        </button>
        <button
          type="button"
          className={styles['key']}
          disabled={isUnknown}
          aria-label={i18n._('sentence_on')}
          onClick={on.onForward}
        >
          <OnIcon />
        </button>
        <p className={styles['place']}>
          <span aria-hidden="true">{!isUnknown && `${index + 1} / ${total}`}</span>
          <span className="visually-hidden">{!isUnknown && i18n._('reading_place', { index: index + 1, total })}</span>
        </p>
        <button
          type="button"
          className={styles['key']}
          disabled={isUnknown}
          aria-label={i18n._('reading_here')}
          onClick={on.onHere}
        >
          <HereIcon />
        </button>
        {setRate && <RateButton className={styles['key']} rate={rate} setRate={setRate} />}
        <button type="button" className={styles['key']} aria-label={i18n._('reading_stop')} onClick={on.onStop}>
          <StopIcon />
        </button>
      </div>
    </div>
  )
}

/** Lines of a text, and where to begin in it. */
function HereIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fill="none" stroke="currentColor" strokeWidth="2.4" d="M11 6h10M11 12h10M3 18h18" />
      <path fill="currentColor" d="M2 4.5v9L8.5 9Z" />
    </svg>
  )
}
