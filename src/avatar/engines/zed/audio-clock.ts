const carriedOn = 0.06

/** A step back by more (s) is a jump that somebody wanted. */
const jump = 0.5

/** Interpolates a media element's coarse time (s). Monotonic but for jumps, at most 0.06 s ahead (coarsest browser tick). */
export function createAudioClock(read: () => number, now: () => number): () => number {
  let tick = -1
  let tickedAt = 0
  let shown = 0
  return () => {
    const time = read()
    const instant = now()
    if (time < tick - jump) shown = 0
    if (time !== tick) {
      tick = time
      tickedAt = instant
    }
    shown = Math.max(shown, tick + (tick > 0 ? Math.min(carriedOn, instant - tickedAt) : 0))
    return shown
  }
}
