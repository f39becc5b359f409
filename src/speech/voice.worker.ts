import type { Language } from '../i18n/language.ts'
import type { Espeak } from './espeak.ts'
import { SpeechTooLongError, loadEspeak } from './espeak.ts'
import { loadMp3Encoder } from './mp3.ts'
import type { Speech, SpeechLimits } from './speech.ts'
import { makeSpeech } from './speech.ts'

export interface VoiceTask {
  text: string
  language: Language
  limits: SpeechLimits
  /** The first element is set to 1 to abort. */
  stop?: Int32Array<SharedArrayBuffer> | undefined
}

const load = () => Promise.all([loadEspeak(), loadMp3Encoder()])
let loaded: ReturnType<typeof load> | undefined

/** Errors lose their class between threads, so results are values. */
export type VoiceResult = Speech | 'too-long' | 'stopped'

/** Called by name. */
export async function speak({ text, language, limits, stop }: VoiceTask): Promise<VoiceResult> {
  loaded ??= load()
  const [espeak, encodeMp3] = await loaded.catch((error: unknown) => {
    // Throwing at import would make the pool restart the thread forever.
    loaded = undefined
    throw error
  })
  try {
    return makeSpeech(text, language, { espeak: whileWanted(espeak, stop), encodeMp3, limits })
  } catch (error) {
    // Overlong sentences throw a RangeError.
    if (error instanceof SpeechTooLongError || error instanceof RangeError) return 'too-long'
    if (error instanceof SpeechStoppedError) return 'stopped'
    throw error
  }
}

class SpeechStoppedError extends Error {}

function whileWanted(espeak: Espeak, stop: VoiceTask['stop']): Espeak {
  return (...parameters) => {
    if (stop && Atomics.load(stop, 0) === 1) throw new SpeechStoppedError()
    return espeak(...parameters)
  }
}
