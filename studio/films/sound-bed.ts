/** Background sound of a film: a soft pad and plucked notes, generated from topic and slug. */
import type { VideoTopic } from '../../src/content/video-script.ts'
import { seededRandom } from '../pictures/random.ts'

/** Chords as semitones above the root, four per topic. */
const progressions: Readonly<Record<VideoTopic, readonly (readonly number[])[]>> = {
  nanotechnology: [
    [0, 7, 14, 16],
    [-3, 4, 12, 19],
    [5, 12, 16, 21],
    [-5, 2, 11, 14],
  ],
  infotechnology: [
    [0, 7, 10, 15],
    [-4, 3, 12, 19],
    [3, 10, 14, 19],
    [-2, 5, 14, 17],
  ],
  biotechnology: [
    [0, 4, 11, 14],
    [5, 9, 12, 19],
    [-3, 4, 7, 14],
    [2, 9, 12, 16],
  ],
  cognotechnology: [
    [0, 3, 10, 14],
    [5, 8, 15, 19],
    [-2, 7, 10, 17],
    [3, 7, 14, 17],
  ],
  retroengineering: [
    [0, 4, 9, 14],
    [-3, 4, 9, 12],
    [2, 5, 12, 16],
    [-5, 2, 9, 11],
  ],
  'about-us': [
    [0, 4, 7, 14],
    [-5, 2, 7, 11],
    [-3, 4, 7, 12],
    [5, 9, 12, 16],
  ],
}

const pentatonic = [0, 2, 4, 7, 9] as const
const minorPentatonic = [0, 3, 5, 7, 10] as const
const minor: readonly VideoTopic[] = ['infotechnology', 'cognotechnology']

const frequency = (root: number, semitones: number) => root * 2 ** (semitones / 12)

function addPad(
  sound: Float32Array,
  rate: number,
  tone: { hertz: number; from: number; to: number; gain: number; phase: number },
) {
  const fade = 1.4
  const first = Math.max(0, Math.floor((tone.from - fade / 2) * rate))
  const last = Math.min(sound.length, Math.ceil((tone.to + fade / 2) * rate))
  for (const [detune, share] of [
    [0.9985, 0.5],
    [1.0017, 0.5],
  ] as const) {
    const step = (2 * Math.PI * tone.hertz * detune) / rate
    for (let i = first; i < last; i++) {
      const time = i / rate
      const inside = Math.min(1, (time - tone.from + fade / 2) / fade, (tone.to + fade / 2 - time) / fade)
      const swell = Math.sin((Math.max(0, inside) * Math.PI) / 2) ** 2
      const angle = step * i + tone.phase
      const bright = 0.5 + 0.5 * Math.sin(0.31 * time + tone.phase)
      const wave = Math.sin(angle) + (0.16 + 0.14 * bright) * Math.sin(2 * angle) + 0.07 * bright * Math.sin(3 * angle)
      sound[i] = (sound[i] ?? 0) + wave * swell * tone.gain * share
    }
  }
}

function addPluck(sound: Float32Array, rate: number, hertz: number, at: number, gain: number, beat: number) {
  for (const [delay, share] of [
    [0, 1],
    [0.75 * beat, 0.4],
    [1.5 * beat, 0.16],
  ] as const) {
    const first = Math.round((at + delay) * rate)
    const length = Math.min(sound.length - first, Math.round(1.4 * rate))
    for (let i = 0; i < length; i++) {
      const time = i / rate
      const attack = Math.min(1, time / 0.006)
      const angle = 2 * Math.PI * hertz * time
      const wave =
        Math.sin(angle) * Math.exp(-3.4 * time) +
        0.32 * Math.sin(2.001 * angle) * Math.exp(-6.5 * time) +
        0.1 * Math.sin(4.01 * angle) * Math.exp(-13 * time)
      sound[first + i] = (sound[first + i] ?? 0) + wave * attack * gain * share
    }
  }
}

/** Mono sound at about −20 dBFS. */
export function makeSoundBed(topic: VideoTopic, seed: number, seconds: number, rate: number): Float32Array {
  const random = seededRandom(seed)
  const sound = new Float32Array(Math.ceil(seconds * rate))
  // G3 down to C3: below the voice's range.
  const root = 130.81 * 2 ** (Math.floor(random() * 8) / 12)
  const beat = 60 / (64 + Math.floor(random() * 24))
  const bar = 4 * beat
  const chords = progressions[topic]
  const turn = Math.floor(random() * chords.length)
  const scale = minor.includes(topic) ? minorPentatonic : pentatonic
  for (let at = 0, n = 0; at < seconds; at += 2 * bar, n++) {
    const chord = chords[(n + turn) % chords.length] ?? [0]
    for (const [i, semitones] of chord.entries()) {
      const tone = { hertz: frequency(root, semitones), from: at, to: at + 2 * bar, gain: 0.05 / (1 + i * 0.25) }
      addPad(sound, rate, { ...tone, phase: random() * 6 })
    }
    for (let step = 0; step < 16; step++) {
      const strong = step % 4 === 0
      if (random() > (strong ? 0.62 : 0.2)) continue
      const note = (scale[Math.floor(random() * scale.length)] ?? 0) + 12 * (1 + Math.floor(random() * 2))
      addPluck(sound, rate, frequency(root, note), at + (step * beat) / 2, 0.05 + 0.04 * random(), beat)
    }
  }
  return sound
}
