import { blocks, type Place } from './kept-places.ts'

/** Most frames to wait for the layout. */
const patience = 30

/** Content above may still change its height: corrects the position until it is stable or the reader scrolls. */
export function returnTo({ top, block, offset }: Place): void {
  const target = blocks()[block]
  if (target) {
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  } else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  let frames = 0
  const moved = new AbortController()
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(type, () => moved.abort(), { signal: moved.signal, passive: true, capture: true })
  const settle = () => {
    if (moved.signal.aborted) return
    const to = target ? scrollY + target.getBoundingClientRect().top - offset : top
    if (Math.abs(to - scrollY) > 1) scrollTo({ top: to, behavior: 'instant' })
    frames += 1
    if (frames < patience) requestAnimationFrame(settle)
    else moved.abort()
  }
  settle()
}
