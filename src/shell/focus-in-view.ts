/**
 * Brings into view what the keyboard has moved the focus to, where it still stands off the screen or under Zed's sheet once the page
 * is drawn: what is laid out late moves what stands below it after the browser has scrolled there. Returns a function that ends it.
 */
export function keepFocusInView(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches('main *, body > footer *')) return
    if (!target.matches(':focus-visible')) return
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === target && isOutOfSight(target)) target.scrollIntoView({ block: 'center' })
      }),
    )
  }
  addEventListener('focusin', onFocus)
  return () => removeEventListener('focusin', onFocus)
}

function isOutOfSight(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  if (bottom <= 0 || top >= innerHeight) return true
  const panel = document.querySelector('[data-zed-panel][data-placement="corner"]')?.getBoundingClientRect()
  return panel !== undefined && panel.height > 0 && top >= panel.top && left < panel.right && right > panel.left
}
