import type { Language } from '../i18n/language.ts'
import { align } from './alignment.ts'
import { decodeMp3 } from './decode-mp3.ts'
import { loadEspeak } from './espeak.ts'
import { loadMp3Encoder, type Bitrate } from './mp3.ts'
import { loadPico } from './pico.ts'
import { createPicoSpeaker } from './pico-speaker.ts'
import { soundLikeZed } from './robot-sound.ts'
import type { Speaker, Speech, SpeechLimits } from './speech.ts'
import { makeSound, makeSpeech } from './speech.ts'
import { sampleRate, SpeechTooLongError } from './synthesizer.ts'

export interface VoiceTask {
  text: string
  language: Language
  limits: SpeechLimits
  /** Folder of Pico's voices; without it eSpeak NG speaks. */
  lingware?: string | undefined
  bitrate: Bitrate
  /** The first element is set to 1 to abort. */
  stop?: Int32Array<SharedArrayBuffer> | undefined
}

async function load(lingware: string | undefined) {
  const [espeak, encodeMp3] = await Promise.all([loadEspeak(), loadMp3Encoder()])
  const speaker: Speaker =
    lingware === undefined
      ? { synthesize: espeak, finish: soundLikeZed }
      : createPicoSpeaker(await loadPico(lingware), espeak)
  return { speaker, encodeMp3, clock: { synthesize: espeak, finish: (samples: Float32Array) => samples } }
}
let loaded: ReturnType<typeof load> | undefined

/** Errors lose their class between threads, so results are values. */
export type VoiceResult = Speech | 'too-long' | 'stopped'

function loadOnce(lingware: string | undefined): ReturnType<typeof load> {
  loaded ??= load(lingware)
  return loaded.catch((error: unknown) => {
    // Throwing at import would make the pool restart the thread forever.
    loaded = undefined
    throw error
  })
}

/** Another voice's sound of a text, whose words and mouth shapes are wanted. */
export interface TimingTask extends VoiceTask {
  mp3: Uint8Array
}

/** Longest accepted sound in seconds. */
const longest = 600
/** Below it nothing is heard. */
const silence = 0.001

/** Called by name. Rejects if the sound is none of speech. */
export async function time({ text, language, limits, lingware, mp3 }: TimingTask): Promise<VoiceResult> {
  const heard = await decodeMp3(mp3)
  const duration = heard.samples.length / heard.rate
  if (duration > longest || !heard.samples.some((sample) => Math.abs(sample) > silence))
    throw new Error('The voice sent no sound of speech')
  const { clock } = await loadOnce(lingware)
  const { samples, words, visemes } = makeSound(text, language, { speaker: clock, limits })
  const timeOf = align({ samples, rate: sampleRate }, heard)
  const at = (seconds: number) => Math.round(timeOf(seconds) * 1000) / 1000
  return {
    mp3: new Uint8Array(mp3),
    duration,
    words: words.map((word) => ({ ...word, start: at(word.start), end: at(word.end) })),
    visemes: visemes.map((viseme) => ({ ...viseme, time: viseme.time === 0 ? 0 : at(viseme.time) })),
  }
}

/** Called by name. */
export async function speak({ text, language, limits, lingware, bitrate, stop }: VoiceTask): Promise<VoiceResult> {
  const { speaker, encodeMp3 } = await loadOnce(lingware)
  try {
    return makeSpeech(text, language, {
      speaker: whileWanted(speaker, stop),
      encodeMp3: (sound, rate) => encodeMp3(sound, rate, bitrate),
      limits,
    })
  } catch (error) {
    // Overlong sentences throw a RangeError.
    if (error instanceof SpeechTooLongError || error instanceof RangeError) return 'too-long'
    if (error instanceof SpeechStoppedError) return 'stopped'
    throw error
  }
}

class SpeechStoppedError extends Error {}

function whileWanted(speaker: Speaker, stop: VoiceTask['stop']): Speaker {
  return {
    ...speaker,
    synthesize(...parameters) {
      if (stop && Atomics.load(stop, 0) === 1) throw new SpeechStoppedError()
      return speaker.synthesize(...parameters)
    },
  }
}
