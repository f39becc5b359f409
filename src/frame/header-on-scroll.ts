/** Scroll distance (px) in one direction before the header reacts. */
const notice = { down: 24, up: 8 } as const

/** Hides the header on scrolling down, shows it on scrolling up (`data-away`). Returns a cleanup function. */
export function hideOnTheWayDown(header: HTMLElement): () => void {
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
