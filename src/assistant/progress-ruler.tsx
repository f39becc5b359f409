import { useRef } from 'react'
import { isSpeaking, messagesOf, spokenOf, useAssistantState } from './assistant-context.ts'
import styles from './progress-ruler.module.css'
import { useVoiceClock } from './use-voice-clock.ts'

/** In how many steps it grows; between two of them the compositor draws it on, and the page need not be drawn for it. */
const steps = 80

/**
 * How much of the whole answer has been said, by its text: an answer comes and is spoken in parts. It never goes back. The
 * captions say the same in words: this is for the eye alone.
 */
export function ProgressRuler() {
  const spoken = useAssistantState(spokenOf)
  const speaking = useAssistantState(isSpeaking)
  const messages = useAssistantState(messagesOf)
  const bar = useRef<HTMLDivElement>(null)
  const reached = useRef({ message: '', share: 0 })
  const { from = 0, messageId = '' } = spoken ?? {}
  const { duration = 0, text = '' } = spoken?.reply ?? {}
  const whole = Math.max(from + text.length, messages.find(({ id }) => id === messageId)?.content.length ?? 0)

  useVoiceClock(speaking && duration > 0, (seconds) => {
    // A part that follows goes on; what is said anew begins anew.
    if (reached.current.message !== messageId || (from === 0 && seconds !== null && seconds < 0.1))
      reached.current = { message: messageId, share: 0 }
    const part = Math.min(1, (seconds ?? 0) / duration)
    const share = whole === 0 ? part : (from + part * text.length) / whole
    reached.current.share = Math.max(reached.current.share, share)
    const said = String(Math.round(reached.current.share * steps) / steps)
    if (bar.current?.style.getPropertyValue('--said') !== said) bar.current?.style.setProperty('--said', said)
  })
  return (
    <div className={styles['ruler']} data-part="ruler" aria-hidden="true" data-speaking={speaking ? '' : undefined}>
      <div ref={bar} className={styles['said']} />
    </div>
  )
}
