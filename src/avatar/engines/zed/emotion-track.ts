import type { Emotion, EmotionEvent } from '../../../contract/talk-reply.ts'

export interface Mood {
  emotion: Emotion
  intensity: number
}

export const calm: Mood = { emotion: 'neutral', intensity: 1 }

/** Returns the mood at a time in seconds; neutral before the first event. Events may be unsorted. */
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
