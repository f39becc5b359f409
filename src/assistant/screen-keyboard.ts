/**
 * Keeps a bottom panel above the on-screen keyboard, where the browser (Safari) does not shrink the page for it. Returns a function
 * that stops this.
 */
export function keepAboveKeyboard(panel: HTMLElement | null): () => void {
  const view = window.visualViewport
  if (!panel || !view) return () => {}
  const place = () => {
    // Who has zoomed in looks at a part of the page: that is no keyboard.
    const covered = view.scale > 1.01 ? 0 : Math.max(0, innerHeight - view.height - view.offsetTop)
    panel.style.setProperty('--keyboard', `${Math.round(covered)}px`)
  }
  view.addEventListener('resize', place)
  view.addEventListener('scroll', place)
  return () => {
    view.removeEventListener('resize', place)
    view.removeEventListener('scroll', place)
  }
}
