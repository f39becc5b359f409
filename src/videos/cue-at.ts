import type { CaptionCue } from '../content/video.ts'

/** The number of the caption that is shown at a position in seconds, or -1. */
export function cueAt(cues: readonly CaptionCue[], seconds: number): number {
  return cues.findIndex(({ start, end }) => seconds >= start && seconds < end)
}
