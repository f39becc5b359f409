/**
 * How much of all that Zed says in one utterance has been said, from 0 to 1: `said` before the sentence that sounds, of which
 * `share` is the part, and `reached` how much of that sentence was heard before it stood still. A sentence's share is settled
 * when it begins: progress never goes back.
 */
export interface Progress {
  said: number
  share: number
  reached: number
}

export const noProgress: Progress = { said: 0, share: 0, reached: 0 }

/**
 * The progress when the next sentence begins (`duration`, and `known` what is known to follow it, in seconds); as long as the
 * answer is not whole, one more sentence like it is reckoned with.
 */
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

/** The progress when the sentence that sounds stands still at so many seconds of its duration. */
export function withPosition(progress: Progress, duration: number, at: number): Progress {
  const reached = duration > 0 ? Math.min(1, at / duration) : 0
  return { ...progress, reached: Math.max(progress.reached, reached) }
}
