/**
 * Minimum ms between frames when idle, and when silent with reduced motion; `slowest` limits the wait on slow devices.
 */
const pace = { idle: 30, still: 80, slowest: 100 } as const
/** Mean frame times (ms) at which a device counts as slow, and as fast again. A 60 Hz screen has 16.7. */
const slow = { from: 24, until: 19 } as const
/** The same for how long a frame blocks the main thread (ms). */
const heavy = { from: 8, until: 6 } as const
/** A slow device spends one part in this many of its time on Zed. */
const parts = 3
/** Weight of the latest frame in the moving average. */
const latest = 0.1

/** Controls the frame rate: slow devices keep most of their time for input handling. */
export function createFramePace(reducedMotion: boolean) {
  let mean = 1000 / 60
  let isSlow = false
  let newest = mean
  let hold = 0
  let isHeavy = false
  return {
    rest(isSpeaking: boolean): number {
      if (!isSpeaking && reducedMotion) return pace.still
      if (isSlow || isHeavy) return Math.min(pace.slowest, Math.max(pace.idle, parts * (isSlow ? mean : hold)))
      return isSpeaking ? 0 : pace.idle
    },
    /** Whether the last frame exceeded the screen's frame time. */
    isLate: () => newest >= slow.until,
    /** Reports the ms from a frame's start until the browser was idle. */
    took(ms: number): void {
      newest = ms
      mean += latest * (ms - mean)
      isSlow = mean >= (isSlow ? slow.until : slow.from)
    },
    /** Reports the ms for which a frame blocked the main thread. */
    held(ms: number): void {
      hold += latest * (ms - hold)
      isHeavy = hold >= (isHeavy ? heavy.until : heavy.from)
    },
  }
}
