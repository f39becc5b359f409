export interface Quality {
  pixelRatio: number
  segments: number
  studio: number
  gloss: boolean
}

/** The finest levels use 1.5 canvas pixels even at pixel ratio 1, to reduce aliasing. */
export const qualities: readonly Quality[] = [
  { pixelRatio: 2, segments: 72, studio: 64, gloss: true },
  { pixelRatio: 1.5, segments: 72, studio: 64, gloss: true },
  { pixelRatio: 1.25, segments: 48, studio: 32, gloss: false },
  { pixelRatio: 1, segments: 48, studio: 32, gloss: false },
  { pixelRatio: 0.75, segments: 32, studio: 32, gloss: false },
]

/** Frames per decision; frame times (ms) that count as slow and as quick; quick rounds before a finer level. */
const watch = { frames: 24, slow: 30, quick: 18, patience: 6 } as const

/** Maps each frame time (ms) to a level, an index of `qualities`. The delay before a finer level doubles on failure. */
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
