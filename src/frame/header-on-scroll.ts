/** How far (px) the page moves in one direction before the header takes notice. */
const notice = { down: 24, up: 8 } as const

/**
 * Takes the header, which stands at the screen's top edge, out of the reader's way while the page moves down, and brings it
 * back when it moves up (`data-away`; header.module.css). Returns a function that stops it.
 */
export function hideOnTheWayDown(header: HTMLElement): () => void {
  // Where the page last turned.
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
