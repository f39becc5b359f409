import { useLingui } from '@lingui/react'
import { useContext, useEffect, useState, type MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { AssistantContext, type Assistant } from './assistant-context.ts'
import { plainText } from './plain-text.ts'
import styles from './selection-question.module.css'

const length = { least: 8, most: 300 } as const
/** Characters that don't come by accident. */
const leastSelected = 2
/** Delay in ms until a selection counts as finished. */
const settling = 250
/** Maximum wait in ms for a busy panel. */
const patience = 15_000

interface Selected {
  quote: string
  range: Range
  left: number
  top: number
}

interface SelectionQuestionProps {
  /** What else can be done from a selection, also from a longer or shorter one. */
  also: { label: string; act: (selected: Range) => void }
}

export function SelectionQuestion({ also }: SelectionQuestionProps) {
  const { i18n } = useLingui()
  const assistant = useContext(AssistantContext)
  const [selected, setSelected] = useState<Selected | null>(null)

  useEffect(() => {
    let settled: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(settled)
      settled = setTimeout(() => setSelected(readSelection()), settling)
    }
    document.addEventListener('selectionchange', soon)
    // Text may have been selected before this mounted.
    soon()
    return () => {
      clearTimeout(settled)
      document.removeEventListener('selectionchange', soon)
    }
  }, [])

  if (!assistant || !selected) return null
  const { quote, range } = selected
  const canAsk = quote.length >= length.least && quote.length <= length.most
  return createPortal(
    <div className={styles['offers']} style={{ insetInlineStart: selected.left, insetBlockStart: selected.top }}>
      {canAsk && (
        <button
          type="button"
          className={styles['offer']}
          onMouseDown={keepSelection}
          onClick={() => {
            setSelected(null)
            askSoon(assistant, i18n._('what_does_this_mean', { quote: withoutStop(quote) }))
          }}
        >
          {i18n._('ask_zed_about_this')}
        </button>
      )}
      <button
        type="button"
        className={styles['offer']}
        data-no-gesture=""
        onMouseDown={keepSelection}
        onClick={() => {
          setSelected(null)
          getSelection()?.removeAllRanges()
          also.act(range)
        }}
      >
        {also.label}
      </button>
    </div>,
    document.body,
  )
}

function keepSelection(event: MouseEvent): void {
  event.preventDefault()
}

function readSelection(): Selected | null {
  const selection = getSelection()
  const quote = plainText(selection?.toString() ?? '', length.most + 1)
  if (!selection || selection.rangeCount === 0 || quote.length < leastSelected) return null
  const range = selection.getRangeAt(0)
  const place = range.commonAncestorContainer
  if (!(place instanceof Element ? place : place.parentElement)?.closest('main article')) return null
  const { left, bottom } = range.getBoundingClientRect()
  return { quote, range: range.cloneRange(), left: Math.max(8, left + scrollX), top: bottom + scrollY + 8 }
}

function withoutStop(quote: string): string {
  return quote.replace(/(?<!\.)\.$/, '')
}

/** Asks as soon as the panel accepts questions; after the timeout, puts the question into the input. */
function askSoon(assistant: Assistant, text: string): void {
  const { actor, draft } = assistant
  if (!actor.getSnapshot().hasTag('visible')) assistant.open()
  if (assistant.ask(text)) return
  const changes = actor.subscribe(() => {
    if (!actor.getSnapshot().can({ type: 'ask', text }) || !assistant.ask(text)) return
    changes.unsubscribe()
    clearTimeout(late)
  })
  const late = setTimeout(() => {
    changes.unsubscribe()
    draft.current = text
  }, patience)
}
