const carriedOn = 0.06

/**
 * Interpolates a media element's coarse time. `read`: the element's time; `now`: the page's clock; both in seconds.
 * Never decreases, and never runs ahead by more than 0.06 s, slightly more than the coarsest tick of a browser.
 */
export function createAudioClock(read: () => number, now: () => number): () => number {
  let tick = -1
  let tickedAt = 0
  let shown = 0
  return () => {
    const time = read()
    const instant = now()
    if (time !== tick) {
      tick = time
      tickedAt = instant
    }
    shown = Math.max(shown, tick + (tick > 0 ? Math.min(carriedOn, instant - tickedAt) : 0))
    return shown
  }
}
