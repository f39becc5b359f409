import { align } from './alignment.ts'
import { picoRate, type Pico } from './pico.ts'
import { picoText } from './pico-text.ts'
import { resample } from './resample.ts'
import { clearAndBright } from './robot-sound.ts'
import type { Speaker } from './speech.ts'
import { sampleRate, type Synthesizer } from './synthesizer.ts'

/**
 * Zed's throat is larger than Pico's: the sound is played slower than it was made (Hz). Of the rates, speeds, and pitches that
 * were tried, a recogniser understood these best (`npm run bench:voice`).
 */
const throat = 14_200
const speed = 104
const pitch = 90

/** Level of silence at the ends, relative to the loudest frame: −42 dB. Pico leaves clicks below it behind a sentence. */
const silence = 0.008
/** Frame in samples. */
const frame = 0.01 * picoRate
/** Silence kept at each end, in frames: soft sounds fade in it. */
const fade = 4

/** Pico ends a sentence with half a second of silence: pauses are made elsewhere. */
function withoutSilence(samples: Float32Array): Float32Array {
  const levels = Array.from({ length: Math.ceil(samples.length / frame) }, (_, at) => {
    const part = samples.subarray(at * frame, (at + 1) * frame)
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
  })
  const least = silence * levels.reduce((most, one) => Math.max(most, one), 0)
  const first = levels.findIndex((level) => level > least)
  const last = levels.findLastIndex((level) => level > least)
  return samples.subarray(Math.max(0, first - fade) * frame, (last + 1 + fade) * frame)
}

/** Pico's voice, with the times of words and mouth from another that says the same silently: Pico tells none. */
export function createPicoSpeaker(pico: Pico, clock: Synthesizer): Speaker {
  return {
    synthesize(text, language, limits) {
      const marked = `<speed level="${speed}"><pitch level="${pitch}">${picoText(text, language)}</pitch></speed>`
      const sound = withoutSilence(pico(marked, language, limits))
      const { samples, events } = clock(text, language, limits)
      const timeOf = align({ samples, rate: sampleRate }, { samples: sound, rate: picoRate })
      return {
        samples: resample(sound, throat, sampleRate),
        events: events.map((event) => ({ ...event, time: (timeOf(event.time) * picoRate) / throat })),
      }
    },
    finish: clearAndBright,
  }
}
