/** Number of frames after Tab in which the layout may change. */
const patience = 4

/** After Tab, scrolls again, because `content-visibility` changes heights. Returns a cleanup function. */
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
