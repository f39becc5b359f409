import type { Emotion, EmotionEvent } from '../../../contract/talk-reply.ts'

export interface Mood {
  emotion: Emotion
  intensity: number
}

export const calm: Mood = { emotion: 'neutral', intensity: 1 }

/** Returns the mood at a time in seconds; neutral before the first event. Events may be unsorted. */
function createEmotionTrack(events: readonly EmotionEvent[]): (time: number) => Mood {
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

/** Seconds at full strength, time constant of the fall, and what share of the strength remains. */
const fading = { hold: 1.3, fall: 2.2, rest: 0.45, restOfWorry: 0.85 } as const

/** Like `createEmotionTrack`, but an expression fades while its sentence goes on. Worry hardly fades. */
export function createFadingEmotionTrack(events: readonly EmotionEvent[]): (time: number) => Mood {
  const moodAt = createEmotionTrack(events)
  const ordered = [...events].sort((a, b) => a.time - b.time)
  return (time) => {
    const { emotion, intensity } = moodAt(time)
    const since = time - (ordered.findLast((event) => event.time <= time)?.time ?? time)
    const rest = emotion === 'concerned' ? fading.restOfWorry : fading.rest
    const left = rest + (1 - rest) * Math.exp(-Math.max(0, since - fading.hold) / fading.fall)
    return emotion === 'neutral' ? { emotion, intensity } : { emotion, intensity: intensity * left }
  }
}
