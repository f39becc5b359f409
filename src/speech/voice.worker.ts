import type { Language } from '../i18n/language.ts'
import { loadEspeak } from './espeak.ts'
import { loadMp3Encoder, type Bitrate } from './mp3.ts'
import { loadPico } from './pico.ts'
import { createPicoSpeaker } from './pico-speaker.ts'
import { soundLikeZed } from './robot-sound.ts'
import type { Speaker, Speech, SpeechLimits } from './speech.ts'
import { makeSpeech } from './speech.ts'
import { SpeechTooLongError } from './synthesizer.ts'

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
  return { speaker, encodeMp3 }
}
let loaded: ReturnType<typeof load> | undefined

/** Errors lose their class between threads, so results are values. */
export type VoiceResult = Speech | 'too-long' | 'stopped'

/** Called by name. */
export async function speak({ text, language, limits, lingware, bitrate, stop }: VoiceTask): Promise<VoiceResult> {
  loaded ??= load(lingware)
  const { speaker, encodeMp3 } = await loaded.catch((error: unknown) => {
    // Throwing at import would make the pool restart the thread forever.
    loaded = undefined
    throw error
  })
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
