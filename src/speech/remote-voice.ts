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
  /** Base URL of an OpenAI-compatible speech API, such as `http://127.0.0.1:8880/v1`. */
  url: string
  model: string
  key?: string | undefined
  voices: Record<Language, string>
  /** Timeout in ms, then the embedded voice speaks. */
  timeoutMs: number
  embedded: Voice
  log?: (message: string, error: unknown) => void
}

/** Longest accepted sound in seconds. */
const longest = 600

/** External voice with the embedded voice's timings stretched to fit; falls back to the embedded voice. */
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

/** Decodes the first channel of an mp3. Rejects on invalid data. */
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
