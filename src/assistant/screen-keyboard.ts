/** Safari doesn't resize the layout viewport for the on-screen keyboard. Returns a cleanup function. */
export function keepAboveKeyboard(panel: HTMLElement | null): () => void {
  const view = window.visualViewport
  if (!panel || !view) return () => {}
  const place = () => {
    // A zoomed viewport is smaller without a keyboard.
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
