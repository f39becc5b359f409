import { createHash } from 'node:crypto'
import { createOpenAI } from '@ai-sdk/openai'
import { generateSpeech } from 'ai'
import type { Language } from '../i18n/language.ts'
import type { EmbeddedVoice } from './embedded-voice.ts'
import type { Speech } from './speech.ts'
import type { Voice } from './voice.ts'

export interface RemoteVoiceOptions {
  /** Base URL of an OpenAI-compatible speech API, such as `http://127.0.0.1:8880/v1`. */
  url: string
  model: string
  key?: string | undefined
  voices: Record<Language, string>
  /** Timeout in ms, then the embedded voice speaks. */
  timeoutMs: number
  embedded: EmbeddedVoice
  log?: (message: string, error: unknown) => void
}

/** After a failure the embedded voice speaks for so long (ms): readers don't wait for the same time-out one after another. */
const restMs = 30_000

/** External voice with the embedded voice's timings aligned to it; falls back to the embedded voice. */
export function createRemoteVoice(options: RemoteVoiceOptions): Voice {
  const { url, model, key, voices, timeoutMs, embedded, log } = options
  const provider = createOpenAI({ baseURL: url, apiKey: key ?? 'none' })
  const name = createHash('sha256')
    .update(JSON.stringify([url, model, voices, embedded.version]))
    .digest('hex')

  let restsUntil = -Infinity

  async function standIn(...parameters: Parameters<Voice['speak']>): Promise<Speech> {
    return { ...(await embedded.speak(...parameters)), isStandIn: true }
  }

  async function speakRemotely(text: string, language: Language, signal: AbortSignal | undefined): Promise<Speech> {
    const limit = AbortSignal.timeout(timeoutMs)
    const { audio } = await generateSpeech({
      model: provider.speech(model),
      text,
      voice: voices[language],
      outputFormat: 'mp3',
      maxRetries: 0,
      abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    return embedded.time(audio.uint8Array, text, language, signal)
  }

  return {
    version: `remote ${name.slice(0, 16)}`,
    async speak(text, language, signal) {
      if (performance.now() < restsUntil) return standIn(text, language, signal)
      try {
        return await speakRemotely(text, language, signal)
      } catch (error) {
        signal?.throwIfAborted()
        restsUntil = performance.now() + restMs
        log?.('The voice from elsewhere failed: the embedded one speaks for a while', error)
        return standIn(text, language, signal)
      }
    },
    close: () => embedded.close(),
  }
}
