/** For how many frames after a press of Tab the page may be laid out anew. */
const patience = 4

/**
 * Brings what Tab gives the focus to wholly into view. The browser scrolls there before what is laid out only when it comes
 * near (`content-visibility`) has its height, and leaves in a row what is seen in part. Returns a function that stops it.
 */
export function keepFocusInView(): () => void {
  let turn = 0
  const bring = (own: number, left: number) =>
    requestAnimationFrame(() => {
      if (own !== turn) return
      const { activeElement: focused } = document
      if (focused !== document.body)
        focused?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      if (left > 0) bring(own, left - 1)
    })
  const onKey = ({ key }: KeyboardEvent) => {
    turn += 1
    if (key === 'Tab') bring(turn, patience)
  }
  addEventListener('keydown', onKey, { capture: true, passive: true })
  return () => removeEventListener('keydown', onKey, { capture: true })
}
