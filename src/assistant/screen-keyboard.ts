/**
 * Keeps a panel at the bottom of the screen above a keyboard on the screen, where the browser lays that over the page (Safari)
 * rather than making the page smaller. Answers with what ends it.
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
