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
  /** Becomes 1 in its first place when nobody waits for the speech any more. */
  stop?: Int32Array<SharedArrayBuffer> | undefined
}

const load = () => Promise.all([loadEspeak(), loadMp3Encoder()])
let loaded: ReturnType<typeof load> | undefined

/** What a thread hands back; errors lose their class on the way, so the one that matters is a value. */
export type VoiceResult = Speech | 'too-long' | 'stopped'

/** The worker thread's one job, called by the pool by this name. */
export async function speak({ text, language, limits, stop }: VoiceTask): Promise<VoiceResult> {
  loaded ??= load()
  const [espeak, encodeMp3] = await loaded.catch((error: unknown) => {
    // Failing at the top of the module would end the thread, and the pool would start another one for ever.
    loaded = undefined
    throw error
  })
  try {
    return makeSpeech(text, language, { espeak: whileWanted(espeak, stop), encodeMp3, limits })
  } catch (error) {
    // A sentence that is spelled out longer than one call may be is refused as a RangeError.
    if (error instanceof SpeechTooLongError || error instanceof RangeError) return 'too-long'
    if (error instanceof SpeechStoppedError) return 'stopped'
    throw error
  }
}

/** Nobody waits for a speech any more. */
class SpeechStoppedError extends Error {}

/** Says sentences as long as somebody waits for them. */
function whileWanted(espeak: Espeak, stop: VoiceTask['stop']): Espeak {
  return (...parameters) => {
    if (stop && Atomics.load(stop, 0) === 1) throw new SpeechStoppedError()
    return espeak(...parameters)
  }
}
