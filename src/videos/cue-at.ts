import type { CaptionCue } from '../content/video.ts'

export function cueAt(cues: readonly CaptionCue[], seconds: number): number {
  return cues.findIndex(({ start, end }) => seconds >= start && seconds < end)
}
