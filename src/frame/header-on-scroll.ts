/** Scroll distance (px) in one direction before the header reacts. */
const notice = { down: 24, up: 8 } as const

/**
 * Hides the header while scrolling down and shows it while scrolling up (`data-away`; header.module.css). Returns a
 * cleanup function.
 */
export function hideOnTheWayDown(header: HTMLElement): () => void {
  // Scroll position of the last direction change.
  let turn = scrollY
  let isDown = false
  const onScroll = () => {
    const now = scrollY
    if (isDown ? now > turn : now < turn) turn = now
    const way = now - turn
    if (now <= header.offsetHeight) isDown = false
    else if (!isDown && way > notice.down) isDown = true
    else if (isDown && way < -notice.up) isDown = false
    else return
    turn = now
    header.toggleAttribute('data-away', isDown)
  }
  addEventListener('scroll', onScroll, { passive: true })
  return () => removeEventListener('scroll', onScroll)
}
