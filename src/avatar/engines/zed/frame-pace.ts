/**
 * Least time (ms) between two frames while he only breathes, and when motion is reduced and he is silent; on a slow machine the
 * most that he waits for.
 */
const pace = { idle: 30, still: 80, slowest: 100 } as const
/** Mean times of frames (ms) from which on a machine is slow, and up to which it is quick again; a screen's own are 16.7. */
const slow = { from: 24, until: 19 } as const
/** The same for how long a frame holds the page (ms): half of a screen's own. */
const heavy = { from: 8, until: 6 } as const
/** What a machine that can't keep up gives him: one part in so many of its time. */
const parts = 3
/** How much the latest frame counts in the mean. */
const latest = 0.1

/** How often Zed is drawn: a machine that can't keep up leaves most of its time to the page, which must answer touches. */
export function createFramePace(reducedMotion: boolean) {
  let mean = 1000 / 60
  let isSlow = false
  let newest = mean
  let hold = 0
  let isHeavy = false
  return {
    /** Least time (ms) from the last frame to the next. */
    rest(isSpeaking: boolean): number {
      if (!isSpeaking && reducedMotion) return pace.still
      if (isSlow || isHeavy) return Math.min(pace.slowest, Math.max(pace.idle, parts * (isSlow ? mean : hold)))
      return isSpeaking ? 0 : pace.idle
    },
    /** Whether the last frame took longer than a screen's own: what else is drawn had to wait. */
    isLate: () => newest >= slow.until,
    /** A frame took so long (ms) until the browser was free for the next. */
    took(ms: number): void {
      newest = ms
      mean += latest * (ms - mean)
      isSlow = mean >= (isSlow ? slow.until : slow.from)
    },
    /** A frame held the page so long (ms), until it could answer a touch again. */
    held(ms: number): void {
      hold += latest * (ms - hold)
      isHeavy = hold >= (isHeavy ? heavy.until : heavy.from)
    },
  }
}
