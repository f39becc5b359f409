import type { Viseme, VisemeEvent } from '../../../contract/talk-reply.ts'

const window = 0.06
const silence = 0.1

/** Loudness opens the mouth; brightness, the dominant frequency in Hz, selects the vowel. `samples`: mono, -1 to 1. */
export function visemesFromLoudness(samples: Float32Array, sampleRate: number): VisemeEvent[] {
  const step = Math.max(1, Math.round(window * sampleRate))
  const frames: { loudness: number; brightness: number }[] = []
  for (let start = 0; start + step <= samples.length; start += step) {
    let energy = 0
    let slope = 0
    for (let at = start + 1; at < start + step; at++) {
      const sample = samples[at]!
      const change = sample - samples[at - 1]!
      energy += sample * sample
      slope += change * change
    }
    const brightness = energy > 0 ? (Math.sqrt(slope / energy) * sampleRate) / (2 * Math.PI) : 0
    frames.push({ loudness: Math.sqrt(energy / step), brightness })
  }
  const loud = frames.map((frame) => frame.loudness).toSorted((a, b) => a - b)[Math.floor(frames.length * 0.9)] ?? 0
  const events: VisemeEvent[] = []
  for (const [index, { loudness, brightness }] of frames.entries()) {
    const level = loud > 1e-4 ? Math.min(1, loudness / loud) : 0
    const viseme = level < silence ? 'sil' : shapeOf(brightness)
    const before = events.at(-1)
    if (before?.viseme === viseme && Math.abs(before.weight - level) < 0.2) continue
    events.push({ time: index * window, viseme, weight: viseme === 'sil' ? 0 : level })
  }
  if (events.length > 0) events.push({ time: frames.length * window, viseme: 'sil', weight: 0 })
  return events
}

function shapeOf(brightness: number): Viseme {
  if (brightness > 3200) return 'SS'
  if (brightness > 1900) return 'I'
  if (brightness > 1250) return 'E'
  if (brightness > 750) return 'aa'
  return brightness > 450 ? 'O' : 'U'
}

/** Generic syllables, four per second, for a sound that can't be decoded. */
export function patter(duration: number): VisemeEvent[] {
  const shapes: Viseme[] = ['aa', 'nn', 'E', 'DD', 'O', 'PP', 'I', 'kk']
  return Array.from({ length: Math.floor(duration * 8) }, (_, index) => ({
    time: index / 8,
    viseme: shapes[(index * 5 + (index >> 3)) % shapes.length]!,
    weight: 0.6 + 0.3 * ((index * 7) % 3 === 0 ? 1 : 0),
  }))
}
