import { useLingui } from '@lingui/react'
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { isLoading, messagesOf, useAssistant, useAssistantState } from './assistant-context.ts'
import styles from './composer.module.css'
import { SendIcon } from './panel-icons.tsx'
import { keepDraft, readDraft } from '../ui/kept-draft.ts'

/** Specification §5: the text area grows with its content within these heights (px). */
const heights = { least: 30, most: 150 } as const

const draftKey = 'question'

/** Where the reader writes to Zed. What is typed is kept until it is sent, and given back when sending failed. */
export function Composer({ onWriting }: { onWriting: () => void }) {
  const { i18n } = useLingui()
  const { actor, ask, draft } = useAssistant()
  const loading = useAssistantState(isLoading)
  const messages = useAssistantState(messagesOf)
  const [text, setText] = useState(draft.current)
  const field = useRef<HTMLTextAreaElement>(null)
  const label = useId()
  const write = useCallback(
    (value: string) => {
      draft.current = value
      keepDraft(draftKey, value)
      setText(value)
    },
    [draft],
  )
  const blank = text.trim() === ''

  // What was written before the page was loaded anew: the server has drawn an empty field.
  useEffect(() => {
    const kept = readDraft(draftKey)
    if (kept && draft.current === '') write(kept)
  }, [draft, write])

  // A question that got no answer goes back into the empty field, so that it need not be typed again.
  const last = messages.at(-1)
  const unanswered = !loading && last?.role === 'user' ? last : undefined
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (unanswered && unanswered.id === asked.current) return
    if (unanswered && draft.current === '') write(unanswered.content)
    asked.current = unanswered?.id ?? null
  }, [unanswered, draft, write])

  useLayoutEffect(() => {
    const area = field.current
    if (!area) return
    area.style.height = `${heights.least}px`
    if (text === '') return
    area.style.height = `${Math.min(heights.most, Math.max(heights.least, area.scrollHeight))}px`
  }, [text])

  useFocusKept(field, loading)

  function send() {
    if (blank || loading) return
    ask(text)
    write('')
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    send()
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a word is being composed (Chinese, Japanese, dead keys), Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form className={styles['composer']} onSubmit={onSubmit} data-no-gesture>
      <label className="visually-hidden" htmlFor={label}>
        {i18n._('your_question_for_zed')}
      </label>
      <textarea
        ref={field}
        id={label}
        className={styles['field']}
        rows={1}
        value={text}
        disabled={loading}
        placeholder={i18n._(loading ? 'processing' : 'send_message')}
        enterKeyHint="send"
        autoComplete="off"
        onChange={({ target: { value } }) => {
          write(value)
          actor.send({ type: value === '' ? 'draft.cleared' : 'draft.typed' })
        }}
        onKeyDown={onKeyDown}
        onFocus={onWriting}
      />
      <button type="submit" className={styles['send']} disabled={loading || blank} aria-label={i18n._('send')}>
        <SendIcon />
      </button>
    </form>
  )
}

/**
 * A field that is disabled loses the focus to nowhere, and with it Escape and the reader's place: the panel holds it
 * meanwhile, and gives it back.
 */
function useFocusKept(field: { current: HTMLTextAreaElement | null }, loading: boolean): void {
  const held = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const area = field.current
    if (!area) return
    const { activeElement, body } = area.ownerDocument
    const panel = area.closest<HTMLElement>('[tabindex="-1"]')
    if (loading) {
      const wasInForm = activeElement instanceof Element && area.form?.contains(activeElement)
      if (panel && wasInForm) {
        held.current = panel
        panel.focus({ preventScroll: true })
      }
    } else if (held.current) {
      if (activeElement === held.current || activeElement === body) area.focus({ preventScroll: true })
      held.current = null
    }
  }, [field, loading])
}
