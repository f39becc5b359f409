import { useRef } from 'react'
import { isSpeaking, spokenOf, useAssistantState } from './assistant-context.ts'
import styles from './progress-ruler.module.css'
import { useVoiceClock } from './use-voice-clock.ts'

/** In how many steps it grows; between two of them the compositor draws it on, and the page need not be drawn for it. */
const steps = 80

/** How much of what Zed says has been said. The captions say the same in words: this is for the eye alone. */
export function ProgressRuler() {
  const spoken = useAssistantState(spokenOf)
  const speaking = useAssistantState(isSpeaking)
  const bar = useRef<HTMLDivElement>(null)
  const duration = spoken?.reply.duration ?? 0
  useVoiceClock(speaking && duration > 0, (seconds) => {
    const said = String(Math.round(Math.min(1, (seconds ?? 0) / duration) * steps) / steps)
    if (bar.current?.style.getPropertyValue('--said') !== said) bar.current?.style.setProperty('--said', said)
  })
  return (
    <div className={styles['ruler']} aria-hidden="true" data-speaking={speaking ? '' : undefined}>
      <div ref={bar} className={styles['said']} />
    </div>
  )
}
