import { useRef } from 'react'
import { isSpeaking, progressOf, useAssistant, useAssistantState } from './assistant-context.ts'
import styles from './progress-ruler.module.css'
import { useVoiceClock } from './use-voice-clock.ts'

const steps = 80

/** Shows the progress of what Zed says. Hidden from screen readers, which read the captions. */
export function ProgressRuler() {
  const { actor } = useAssistant()
  const speaking = useAssistantState(isSpeaking)
  const bar = useRef<HTMLDivElement>(null)
  useVoiceClock(speaking, (seconds) => {
    const said = String(Math.round(progressOf(actor.getSnapshot(), seconds) * steps) / steps)
    if (bar.current?.style.getPropertyValue('--said') !== said) bar.current?.style.setProperty('--said', said)
  })
  return (
    <div className={styles['ruler']} data-part="ruler" aria-hidden="true" data-speaking={speaking ? '' : undefined}>
      <div ref={bar} className={styles['said']} />
    </div>
  )
}
