import { useLingui } from '@lingui/react'
import { Suspense, useCallback, useEffect, useRef } from 'react'
import { isSpeaking, isWaiting, messagesOf, spokenOf, subjectOf, useAssistantState } from './assistant-context.ts'
import { AnswerExtras, Suggestions } from './answer-extras.ts'
import { Caption, CaptionText, TextWithSources } from './caption-text.tsx'
import styles from './conversation-log.module.css'
import { Recover } from '../ui/recover.tsx'
import type { Message } from './panel.machine.ts'

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
            <p className={styles['text']}>
              <TextWithSources text={message.content} sources={message.sources} />
            </p>
          ) : speaking && spoken ? (
            <Recover>
              <Suspense fallback={<CaptionText text={message.content} sources={message.sources} />}>
                <Caption message={message} spoken={spoken} onWord={follow} />
              </Suspense>
            </Recover>
          ) : (
            <CaptionText text={message.content} sources={message.sources} />
          )}
          {message.isUnvoiced && <p className={styles['note']}>{i18n._('zed_has_no_voice')}</p>}
          <MessageExtras message={message} />
        </div>
      ))}
      <Offered messages={messages} />
    </div>
  )
}

/** What the reader may ask next: as the last answer says, or what readers ask of the open article. */
function Offered({ messages }: { messages: readonly Message[] }) {
  const waits = useAssistantState(isWaiting)
  const subject = useAssistantState(subjectOf)
  const ofArticle = subject.kind === 'article' ? subject.questions : undefined
  const chats = messages.some(({ kind }) => kind === 'chat')
  const offered = chats ? messages.findLast(({ role }) => role === 'assistant')?.suggestions : ofArticle
  if (waits || !offered || offered.length === 0) return null
  return (
    <Suspense>
      <Suggestions offered={offered} />
    </Suspense>
  )
}

function MessageExtras({ message: { sources = [], help = [] } }: { message: Message }) {
  if (sources.length + help.length === 0) return null
  return (
    <Suspense>
      <AnswerExtras sources={sources} help={help} />
    </Suspense>
  )
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
