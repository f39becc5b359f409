/** One way to draw, from the finest (0) down. */
export interface Quality {
  /** Canvas pixels per CSS pixel are at most this. */
  pixelRatio: number
  segments: number
  studio: number
  /** Whether the shells have their coat of lacquer: beautiful, and a second reflection to work out in every pixel. */
  gloss: boolean
}

/** At pixel ratio 1 a screen still gets 1.5 canvas pixels a pixel where the machine can: that calms sparkling edges. */
export const qualities: readonly Quality[] = [
  { pixelRatio: 2, segments: 72, studio: 64, gloss: true },
  { pixelRatio: 1.5, segments: 72, studio: 64, gloss: true },
  { pixelRatio: 1.25, segments: 48, studio: 32, gloss: false },
  { pixelRatio: 1, segments: 48, studio: 32, gloss: false },
  { pixelRatio: 0.75, segments: 32, studio: 32, gloss: false },
]

/** Frames to look at before deciding; times (ms) that a frame should stay under or over; quick rounds before a finer level. */
const watch = { frames: 24, slow: 30, quick: 18, patience: 6 } as const

/**
 * Chooses a quality from the time that frames take. Give it each frame's time in ms; it answers with the level (index of
 * `qualities`) to use from now on. It gives way after 24 slow frames (or a second of very slow ones). A page that was
 * busy for a moment may have been the reason: a finer level is tried again, after each failure twice as late.
 */
export function createQualityChooser(start: number): (frameTime: number) => number {
  let level = start
  let failures = 0
  let times: number[] = []
  let quickRounds = 0
  return (frameTime) => {
    times.push(frameTime)
    const total = times.reduce((sum, time) => sum + time, 0)
    if (times.length < watch.frames && total < 1000) return level
    const median = times.toSorted((a, b) => a - b)[times.length >> 1]!
    times = []
    quickRounds = median < watch.quick ? quickRounds + 1 : 0
    if (median > watch.slow && level < qualities.length - 1) {
      level++
      failures++
    } else if (quickRounds >= watch.patience * 2 ** failures && level > 0) {
      level--
      quickRounds = 0
    }
    return level
  }
}
