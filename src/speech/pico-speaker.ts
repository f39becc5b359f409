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

/** Level of silence at the ends, relative to the loudest sample: −46 dB. */
const silence = 0.005
/** Silence kept at each end, in samples: soft sounds fade in it. */
const fade = 0.04 * picoRate

/** Pico ends a sentence with half a second of silence: pauses are made elsewhere. */
function withoutSilence(samples: Float32Array): Float32Array {
  const least = silence * samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  const isHeard = (sample: number) => Math.abs(sample) > least
  const first = samples.findIndex(isHeard)
  const last = samples.findLastIndex(isHeard)
  return samples.subarray(Math.max(0, first - fade), last + 1 + fade)
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
