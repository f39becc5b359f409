import { createHash } from 'node:crypto'
import { createOpenAI } from '@ai-sdk/openai'
import { generateSpeech } from 'ai'
import { MPEGDecoder } from 'mpg123-decoder'
import type { Language } from '../i18n/language.ts'
import { findPauses } from './pauses.ts'
import type { Speech } from './speech.ts'
import { stretchTimeline } from './stretch-timeline.ts'
import type { Voice } from './voice.ts'

export interface RemoteVoiceOptions {
  /** The address of a server that speaks OpenAI's protocol of speech, as in `http://127.0.0.1:8880/v1`. */
  url: string
  model: string
  key?: string | undefined
  /** The name of the voice of each language. */
  voices: Record<Language, string>
  /** Milliseconds that it may take; then the embedded voice speaks. */
  timeoutMs: number
  /** Speaks when the other cannot, and tells when which sound is made. */
  embedded: Voice
  /** Told why the embedded voice had to speak. */
  log?: (message: string, error: unknown) => void
}

/** Longest sound that is taken for an answer (seconds): far more than any text of this site takes. */
const longest = 600

/** A voice from elsewhere with the embedded voice's timings stretched to it; the embedded voice where that one fails. */
export function createRemoteVoice(options: RemoteVoiceOptions): Voice {
  const { url, model, key, voices, timeoutMs, embedded, log } = options
  const provider = createOpenAI({ baseURL: url, apiKey: key ?? 'none' })
  const name = createHash('sha256')
    .update(JSON.stringify([url, model, voices, embedded.version]))
    .digest('hex')

  async function speakRemotely(text: string, language: Language, signal: AbortSignal | undefined): Promise<Speech> {
    const limit = AbortSignal.timeout(timeoutMs)
    const [{ audio }, timeline] = await Promise.all([
      generateSpeech({
        model: provider.speech(model),
        text,
        voice: voices[language],
        outputFormat: 'mp3',
        maxRetries: 0,
        abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
      }),
      embedded.speak(text, language, signal),
    ])
    const mp3 = new Uint8Array(audio.uint8Array)
    const { samples, sampleRate } = await decode(mp3)
    const duration = samples.length / sampleRate
    const heard = findPauses(samples, sampleRate)
    if (!(duration > 0 && duration <= longest) || heard.end <= heard.start)
      throw new Error('The voice sent no sound of speech')
    return { mp3, duration, ...stretchTimeline(timeline, heard) }
  }

  return {
    version: `remote ${name.slice(0, 16)}`,
    async speak(text, language, signal) {
      try {
        return await speakRemotely(text, language, signal)
      } catch (error) {
        signal?.throwIfAborted()
        log?.('The voice from elsewhere failed: the embedded one speaks', error)
        return embedded.speak(text, language, signal)
      }
    },
    close: () => embedded.close(),
  }
}

/** The first channel of an mp3. Rejects for what is none. */
async function decode(mp3: Uint8Array): Promise<{ samples: Float32Array; sampleRate: number }> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    const { channelData, sampleRate, samplesDecoded, errors } = decoder.decode(mp3)
    const [samples] = channelData
    if (!samples || samplesDecoded === 0)
      throw new Error(`The sound cannot be decoded: ${errors[0]?.message ?? 'it is empty'}`)
    return { samples, sampleRate }
  } finally {
    decoder.free()
  }
}
