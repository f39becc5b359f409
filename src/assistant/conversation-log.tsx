import { useLingui } from '@lingui/react'
import { useCallback, useEffect, useRef } from 'react'
import { isSpeaking, messagesOf, spokenOf, useAssistantState } from './assistant-context.ts'
import { Caption, CaptionText } from './caption.tsx'
import styles from './conversation-log.module.css'
import type { Message } from './panel.machine.ts'
import { Sources } from './sources.tsx'

/** After the reader has scrolled, the captions leave the view to the reader for this long (ms). */
const readersTurn = 4000

/**
 * Everything said, oldest first. What Zed says, or said last, stands out and follows his voice. It is no live region
 * by itself: Zed's voice and a screen reader's must not speak at once (`unheard-text.tsx` tells what is not heard).
 */
export function ConversationLog() {
  const { i18n } = useLingui()
  const messages = useAssistantState(messagesOf)
  const spoken = useAssistantState(spokenOf)
  const speaking = useAssistantState(isSpeaking)
  const scroller = useRef<HTMLDivElement>(null)
  const touched = useRef(-Infinity)
  const current = spoken?.messageId ?? messages.findLast(({ role }) => role === 'assistant')?.id

  const follow = useCallback((target: HTMLElement) => {
    const view = scroller.current
    if (view && performance.now() - touched.current > readersTurn) keepInView(view, target)
  }, [])

  const last = messages.at(-1)?.id
  const count = messages.length
  useEffect(() => {
    const view = scroller.current
    const newest = view?.querySelector<HTMLElement>('[data-newest]')
    if (view && newest && count > 1) view.scrollTop = newest.offsetTop - view.offsetTop - view.clientHeight * 0.2
  }, [last, count])

  const onReader = () => {
    touched.current = performance.now()
  }

  return (
    <div
      ref={scroller}
      className={styles['log']}
      role="log"
      aria-live="off"
      aria-label={i18n._('zed_conversation')}
      tabIndex={0}
      onWheel={onReader}
      onTouchMove={onReader}
      onKeyDown={onReader}
    >
      {messages.map((message) => (
        <div key={message.id} className={styles[message.role]} data-newest={message.id === last ? '' : undefined}>
          <span className="visually-hidden">{i18n._(message.role === 'user' ? 'you_said' : 'zed_said')} </span>
          {message.id !== current ? (
            <p className={styles['text']}>{message.content}</p>
          ) : speaking && spoken ? (
            <Caption reply={spoken.reply} onWord={follow} />
          ) : (
            <CaptionText>{message.content}</CaptionText>
          )}
          {message.isUnvoiced && <p className={styles['note']}>{i18n._('zed_has_no_voice')}</p>}
          <MessageSources message={message} />
        </div>
      ))}
    </div>
  )
}

function MessageSources({ message: { sources } }: { message: Message }) {
  return sources && sources.length > 0 ? <Sources sources={sources} /> : null
}

/** Scrolls when the spoken word leaves the middle of the view, so that the next lines can be seen too. */
function keepInView(view: HTMLElement, target: HTMLElement): void {
  const frame = view.getBoundingClientRect()
  const word = target.getBoundingClientRect()
  const top = word.top - frame.top
  if (top >= 0 && top + word.height <= frame.height * 0.7) return
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
  view.scrollTo?.({ top: view.scrollTop + top - frame.height * 0.25, behavior: calm ? 'auto' : 'smooth' })
}
