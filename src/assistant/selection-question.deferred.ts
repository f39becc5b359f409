import { waitFor } from 'xstate'
import type { Assistant } from './assistant-context.ts'
import { plainText } from './plain-text.ts'
import styles from './selection-question.module.css'

/** What may be asked about: from two words to a long sentence (characters). */
const length = { least: 8, most: 300 } as const
/** How long a question waits for a panel that is busy opening (ms). */
const patience = 15_000

/** What the button says, and what is asked with the selected words. */
export interface SelectionTexts {
  label: string
  question: (quote: string) => string
}

/**
 * Offers to ask Zed about what is selected in the text of the open article. Answers with a function that ends it; called for
 * a selection that is there already.
 */
export function offerSelectionQuestion(assistant: Assistant, texts: SelectionTexts): () => void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles['offer'] ?? ''
  button.textContent = texts.label
  button.hidden = true
  document.body.append(button)
  let quote = ''
  let settled: ReturnType<typeof setTimeout> | undefined

  const update = () => {
    const selection = getSelection()
    quote = plainText(selection?.toString() ?? '', length.most + 1)
    const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined
    const place = range?.commonAncestorContainer
    const inText = (place instanceof Element ? place : place?.parentElement)?.closest('main article')
    const fits = quote.length >= length.least && quote.length <= length.most
    button.hidden = !range || !inText || !fits
    if (button.hidden || !range) return
    const { left, bottom, width } = range.getBoundingClientRect()
    const middle = left + width / 2 + scrollX
    button.style.insetInlineStart = `${Math.max(8, Math.min(middle - button.offsetWidth / 2, innerWidth - button.offsetWidth - 8))}px`
    button.style.insetBlockStart = `${bottom + scrollY + 8}px`
  }
  // A selection under way is not one yet.
  const soon = () => {
    clearTimeout(settled)
    settled = setTimeout(update, 250)
  }
  // The selection must outlive the press.
  button.addEventListener('pointerdown', (event) => event.preventDefault())
  button.addEventListener('click', () => {
    button.hidden = true
    void askSoon(assistant, texts.question(quote))
  })
  document.addEventListener('selectionchange', soon)
  soon()
  return () => {
    clearTimeout(settled)
    document.removeEventListener('selectionchange', soon)
    button.remove()
  }
}

/** Asks as soon as the panel takes a question; where it never does, the question waits in the field. */
async function askSoon(assistant: Assistant, text: string): Promise<void> {
  const { actor } = assistant
  if (!actor.getSnapshot().hasTag('visible')) assistant.open()
  try {
    await waitFor(actor, (snapshot) => snapshot.can({ type: 'ask', text }), { timeout: patience })
    assistant.ask(text)
  } catch {
    assistant.draft.current = text
  }
}
