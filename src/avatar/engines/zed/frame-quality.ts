/** One way to draw, from the finest (0) down. */
export interface Quality {
  /** Canvas pixels per CSS pixel are at most this. */
  pixelRatio: number
  segments: number
  studio: number
}

/** At pixel ratio 1 a screen still gets 1.5 canvas pixels a pixel where the machine can: that calms sparkling edges. */
export const qualities: readonly Quality[] = [
  { pixelRatio: 2, segments: 72, studio: 64 },
  { pixelRatio: 1.5, segments: 72, studio: 64 },
  { pixelRatio: 1, segments: 40, studio: 32 },
  { pixelRatio: 0.75, segments: 40, studio: 32 },
  { pixelRatio: 0.5, segments: 24, studio: 32 },
]

/** Frames to look at before deciding, and the times (ms) that a frame should stay under or over. */
const watch = { frames: 24, slow: 30, quick: 18, patience: 6 } as const

/**
 * Chooses a quality from the time that frames take. Give it each frame's time in ms; it answers with the level (index of
 * `qualities`) to use from now on. It gives way after 24 slow frames (one very slow second suffices), and tries the
 * finer level again only after six quick rounds, never one that has failed.
 */
export function createQualityChooser(start: number): (frameTime: number) => number {
  let level = start
  let finest = 0
  let times: number[] = []
  let quickRounds = 0
  return (frameTime) => {
    times.push(frameTime)
    const total = times.reduce((sum, time) => sum + time, 0)
    if (times.length < watch.frames && total < 1000) return level
    const median = times.toSorted((a, b) => a - b)[times.length >> 1]!
    times = []
    if (median > watch.slow && level < qualities.length - 1) {
      level++
      finest = level
      quickRounds = 0
    } else if (median < watch.quick) {
      quickRounds++
      if (quickRounds >= watch.patience && level > finest) {
        level--
        quickRounds = 0
      }
    } else quickRounds = 0
    return level
  }
}
