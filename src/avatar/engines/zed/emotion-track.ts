import type { Emotion, EmotionEvent } from '../../../contract/talk-reply.ts'

/** Strengths of the emotions at one moment, 0 to 1. */
export interface Mood {
  emotion: Emotion
  intensity: number
}

export const calm: Mood = { emotion: 'neutral', intensity: 1 }

/**
 * Returns the mood at a time in seconds: that of the last event at or before it, neutral before the first. Events may
 * be unsorted.
 */
export function createEmotionTrack(events: readonly EmotionEvent[]): (time: number) => Mood {
  const ordered = [...events].sort((a, b) => a.time - b.time)
  return (time) => {
    let mood: Mood = calm
    for (const event of ordered) {
      if (event.time > time) break
      mood = event
    }
    return mood
  }
}
