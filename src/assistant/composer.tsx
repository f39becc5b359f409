import { useLingui } from '@lingui/react'
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { talkLimits } from '../contract/talk-limits.ts'
import { isAnswering, isLoading, isTalking, messagesOf, useAssistant, useAssistantState } from './assistant-context.ts'
import styles from './composer.module.css'
import { SendIcon } from './panel-icons.tsx'
import { useAttention } from './use-attention.ts'
import { lazyIsland } from '../runtime/lazy-island.tsx'
import { draftName, keepDraft, readDraft } from '../runtime/kept-draft.ts'

/** Specification §5: minimum and maximum height of the text area in px. */
const heights = { least: 30, most: 150 } as const

const draftKey = 'question'

/** In every page, so that it waits for the first interaction. */
const SpeakToZed = lazyIsland('html', async () => (await import('./speak-to-zed.deferred.tsx')).SpeakToZed)

const tightRoom = 200

/** `keyCode` of Enter that ends a composition in Safari, which sends it after `compositionend`. */
const composingKey = 229

const passing = ['Tab', 'Escape', 'Shift', 'Control', 'Alt', 'Meta']

/** A tap or key press interrupts Zed and cancels a pending question. The text is restored if no answer comes. */
export function Composer({ onWriting }: { onWriting: () => void }) {
  const { i18n } = useLingui()
  const { actor, ask, stop, draft } = useAssistant()
  const loading = useAssistantState(isLoading)
  const answering = useAssistantState(isAnswering)
  const talking = useAssistantState(isTalking)
  const messages = useAssistantState(messagesOf)
  const [text, setText] = useState(draft.current)
  const [prompt, setPrompt] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const label = useId()
  const room = useId()
  const write = useCallback(
    (value: string) => {
      draft.current = value
      keepDraft(draftKey, value)
      setText(value)
    },
    [draft],
  )
  useAttention(field, text)
  const left = talkLimits.message - text.trim().length
  const isSendable = text.trim() !== '' && left >= 0 && !answering

  // Restores a draft after a page reload: the server renders an empty input.
  useEffect(() => {
    const kept = readDraft(draftKey)
    if (kept && draft.current === '') write(kept)
  }, [draft, write])

  // Restores a question without an answer, so that the reader doesn't type it again.
  const last = messages.at(-1)
  const unanswered = !loading && last?.role === 'user' ? last : undefined
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (unanswered && unanswered.id === asked.current) return
    if (asked.current !== null && last?.id === asked.current && draft.current === last.content) write('')
    if (unanswered && draft.current === '') write(unanswered.content)
    asked.current = unanswered?.id ?? null
  }, [unanswered, last, draft, write])

  useLayoutEffect(() => {
    const area = field.current
    if (!area) return
    area.style.height = `${heights.least}px`
    if (text === '') return
    area.style.height = `${Math.min(heights.most, Math.max(heights.least, area.scrollHeight))}px`
  }, [text])

  function send() {
    if (!isSendable || !ask(text)) return
    write('')
    // Closes the on-screen keyboard, which would cover the answer.
    if (matchMedia?.('(pointer: coarse)').matches) field.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    send()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (answering && event.key === 'Escape') {
      event.preventDefault()
      stop()
      return
    }
    const isSending = event.key === 'Enter' && !event.shiftKey
    // During composition (Chinese, Japanese, dead keys), Enter belongs to the input method.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === composingKey
    if (isSending && !isComposing) {
      event.preventDefault()
      send()
    } else if (talking && !passing.includes(event.key) && !event.ctrlKey && !event.metaKey) stop()
  }

  return (
    <>
      <form
        className={styles['composer']}
        data-part="composer"
        data-needs-script=""
        onSubmit={onSubmit}
        data-no-gesture
      >
        {left <= tightRoom && (
          <p id={room} className={styles['room']} data-over={left < 0 ? '' : undefined} role="status">
            {left < 0 ? i18n._('message_too_long', { count: -left }) : i18n._('message_room_left', { count: left })}
          </p>
        )}
        <label className="visually-hidden" htmlFor={label}>
          {i18n._('your_question_for_zed')}
        </label>
        <textarea
          ref={field}
          id={label}
          className={styles['field']}
          data-draft={draftName(draftKey)}
          rows={1}
          value={text}
          readOnly={answering}
          aria-disabled={answering || undefined}
          aria-invalid={left < 0 || undefined}
          aria-describedby={left <= tightRoom ? room : undefined}
          placeholder={prompt || i18n._(answering ? 'processing' : talking ? 'zed_talks_tap_to_ask' : 'send_message')}
          enterKeyHint="send"
          autoComplete="off"
          onChange={({ target: { value } }) => {
            write(value)
            actor.send({ type: value === '' ? 'draft.cleared' : 'draft.typed' })
          }}
          onKeyDown={onKeyDown}
          onPointerDown={() => {
            if (talking || answering) stop()
          }}
          onFocus={onWriting}
        />
        <SpeakToZed field={field} write={write} onPrompt={setPrompt} onNote={onWriting} />
        <button type="submit" className={styles['send']} disabled={!isSendable} aria-label={i18n._('send')}>
          <SendIcon />
        </button>
      </form>
      <noscript className={styles['unscripted']}>
        <p>{i18n._('zed_needs_script')}</p>
      </noscript>
    </>
  )
}
