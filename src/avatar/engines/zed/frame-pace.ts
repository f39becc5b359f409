/** Minimum ms between frames: idle, and silent with reduced motion. `slowest` limits the wait on slow devices. */
const pace = { idle: 30, still: 80, slowest: 100 } as const
/** Mean frame times (ms) at which a device becomes slow, and fast again. A 60 Hz screen has 16.7. */
const slow = { from: 24, until: 19 } as const
const heavy = { from: 8, until: 6 } as const
const parts = 3
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
    isLate: () => newest >= slow.until,
    took(ms: number): void {
      newest = ms
      mean += latest * (ms - mean)
      isSlow = mean >= (isSlow ? slow.until : slow.from)
    },
    held(ms: number): void {
      hold += latest * (ms - hold)
      isHeavy = hold >= (isHeavy ? heavy.until : heavy.from)
    },
  }
}
