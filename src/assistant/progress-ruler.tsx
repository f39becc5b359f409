import { useRef } from 'react'
import { isSpeaking, spokenOf, useAssistantState } from './assistant-context.ts'
import styles from './progress-ruler.module.css'
import { useVoiceClock } from './use-voice-clock.ts'

/** How much of what Zed says has been said. The captions say the same in words: this is for the eye alone. */
export function ProgressRuler() {
  const spoken = useAssistantState(spokenOf)
  const speaking = useAssistantState(isSpeaking)
  const bar = useRef<HTMLDivElement>(null)
  const duration = spoken?.reply.duration ?? 0
  useVoiceClock(speaking && duration > 0, (seconds) => {
    bar.current?.style.setProperty('--said', String(Math.min(1, (seconds ?? 0) / duration)))
  })
  return (
    <div className={styles['ruler']} aria-hidden="true" data-speaking={speaking ? '' : undefined}>
      <div ref={bar} className={styles['said']} />
    </div>
  )
}
