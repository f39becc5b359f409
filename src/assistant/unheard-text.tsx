import { useEffect, useState } from 'react'
import { keptVolume } from '../avatar/sound-volume.ts'
import {
  isBlocked,
  isLoading,
  isPaused,
  isSpeaking,
  messagesOf,
  spokenOf,
  useAssistantState,
} from './assistant-context.ts'

/** Announces text to screen readers if its sound is blocked, muted, or failed. Spoken text isn't announced: two voices. */
export function UnheardText() {
  const messages = useAssistantState(messagesOf)
  const spoken = useAssistantState(spokenOf)
  const speaking = useAssistantState(isSpeaking)
  const paused = useAssistantState(isPaused)
  const blocked = useAssistantState(isBlocked)
  const loading = useAssistantState(isLoading)
  const [text, setText] = useState('')
  const [done] = useState(() => new Set(messages.map(({ id }) => id)))

  useEffect(() => {
    if (spoken && (blocked || (speaking && keptVolume().isMuted))) {
      done.add(spoken.messageId)
      setText(messages.find(({ id }) => id === spoken.messageId)?.content ?? spoken.reply.text)
    } else if (spoken && speaking) {
      done.add(spoken.messageId)
      setText('')
    } else if (spoken) {
      // What was paused has been heard in part; what follows a stop may be another voice.
      if (!paused) done.delete(spoken.messageId)
    } else if (!loading) {
      const last = messages.at(-1)
      if (last?.role === 'assistant' && !done.has(last.id)) {
        done.add(last.id)
        setText(last.content)
      }
    }
  }, [messages, spoken, speaking, paused, blocked, loading, done])

  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {text}
    </p>
  )
}
