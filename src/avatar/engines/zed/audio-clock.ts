/**
 * How long (seconds) a clock that stands still is carried on before it counts as standing: a little more than the
 * coarsest tick of a browser. At 0 it is not carried on at all, for sound often lags behind its own announcement.
 */
const carriedOn = 0.06

/**
 * Makes the coarse time of a media element smooth: between two of its ticks time passes by the page's own clock.
 * `read` gives the element's time, `now` the page's, both in seconds. Never runs backwards, and never ahead by more than 0.06 s.
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
