/** 0 to 1. `said`: before the current sentence; `share`: that sentence's part; `reached`: how much of it was heard. */
export interface Progress {
  said: number
  share: number
  reached: number
}

export const noProgress: Progress = { said: 0, share: 0, reached: 0 }

export const lengthOf = (sentences: readonly { duration: number }[]): number =>
  sentences.reduce((sum, { duration }) => sum + duration, 0)

/** Progress just before a sentence that somebody has chosen. */
export function progressAt(sentences: readonly { duration: number }[], index: number, isWhole: boolean): Progress {
  const duration = sentences[index]?.duration ?? 0
  const whole = lengthOf(sentences) + (isWhole ? 0 : duration)
  return { said: 0, share: whole > 0 ? lengthOf(sentences.slice(0, index)) / whole : 0, reached: 0 }
}

/** Progress at the next sentence. `known`: seconds after it. A streaming answer counts as one sentence longer. */
export function withNextSentence(
  { said, share }: Progress,
  duration: number,
  known: number,
  isWhole: boolean,
): Progress {
  const before = said + share
  const left = duration + known + (isWhole ? 0 : duration)
  return { said: before, share: left > 0 ? ((1 - before) * duration) / left : 1 - before, reached: 0 }
}

/** Returns the progress when the sound stops at a position in seconds. */
export function withPosition(progress: Progress, duration: number, at: number): Progress {
  const reached = duration > 0 ? Math.min(1, at / duration) : 0
  return { ...progress, reached: Math.max(progress.reached, reached) }
}
