import { useLingui } from '@lingui/react'
import { Suspense, useCallback, useEffect, useRef } from 'react'
import {
  failureOf,
  isAnswering,
  isSpeaking,
  isThinking,
  messagesOf,
  spokenOf,
  useAssistantState,
} from './assistant-context.ts'
import type { PanelSnapshot } from './assistant-context.ts'
import { AnswerExtras } from './answer-extras.ts'
import { Caption, CaptionText, TextWithSources } from './caption-text.tsx'
import styles from './conversation-log.module.css'
import { FailedMessage } from './failed-message.tsx'
import type { Message } from './panel.machine.ts'
import { useMessageLanguage } from './use-message-language.ts'

/** Time in ms after a scroll by the reader in which captions don't scroll. */
const readersTurn = 4000

/** Not a live region: screen reader and Zed must never speak at once. See also `unheard-text.tsx`. */
export function ConversationLog() {
  const { i18n } = useLingui()
  const messages = useAssistantState(messagesOf)
  const spoken = useAssistantState(spokenOf)
  const speaking = useAssistantState(isSpeaking)
  const failure = useAssistantState(failureOf)
  const thinking = useAssistantState(thinksInSilence)
  const languageOf = useMessageLanguage()
  const scroller = useRef<HTMLDivElement>(null)
  const touched = useRef(-Infinity)
  const current = spoken?.messageId ?? messages.findLast(({ role }) => role === 'assistant')?.id

  const mayFollow = useCallback(() => performance.now() - touched.current > readersTurn, [])

  const last = messages.at(-1)?.id
  const count = messages.length
  useEffect(() => {
    const view = scroller.current
    const newest = view?.querySelector<HTMLElement>('[data-newest]')
    if (view && newest && count > 1) view.scrollTop = newest.offsetTop - view.offsetTop - view.clientHeight * 0.2
  }, [last, count])

  useEffect(() => {
    const view = scroller.current
    if (view && thinking) view.scrollTop = view.scrollHeight
  }, [thinking])

  const onReader = () => {
    touched.current = performance.now()
  }

  return (
    <div
      ref={scroller}
      className={styles['log']}
      data-part="log"
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
            <p className={styles['text']} lang={languageOf(message)}>
              <TextWithSources text={message.content} sources={message.sources} />
            </p>
          ) : speaking && spoken ? (
            <Suspense fallback={<CaptionText message={message} lang={languageOf(message)} />}>
              <Caption message={message} spoken={spoken} lang={languageOf(message)} mayFollow={mayFollow} />
            </Suspense>
          ) : (
            <CaptionText message={message} lang={languageOf(message)} />
          )}
          {message.isUnvoiced && <p className={styles['note']}>{i18n._('zed_has_no_voice')}</p>}
          <MessageExtras message={message} lang={languageOf(message)} />
          {message.isFailure && <FailedMessage messageId={message.id} kind={message.kind} />}
        </div>
      ))}
      {failure?.messageId === null && <FailedMessage {...failure} />}
      {thinking && <Thinking />}
    </div>
  )
}

function MessageExtras({ message, lang }: { message: Message; lang: string | undefined }) {
  const { sources = [], help = [] } = message
  if (sources.length + help.length === 0) return null
  return (
    <Suspense>
      <AnswerExtras sources={sources} help={help} lang={lang} />
    </Suspense>
  )
}

const thinksInSilence = (snapshot: PanelSnapshot) =>
  isAnswering(snapshot) || (isThinking(snapshot) && messagesOf(snapshot).length === 0)

/** Decorative, because the status text says the same. */
function Thinking() {
  return (
    <p className={styles['thinking']} aria-hidden="true">
      <i />
      <i />
      <i />
    </p>
  )
}
