import type { Emotion, EmotionEvent } from '../../../contract/talk-reply.ts'

/** What Zed feels at one instant, 0..1. */
export interface Mood {
  emotion: Emotion
  intensity: number
}

export const calm: Mood = { emotion: 'neutral', intensity: 1 }

/** The mood of a reply at a time in seconds: that of the last event not after it, before the first one calm. Events may come unordered. */
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
