import { createOpenAI } from '@ai-sdk/openai'
import { APICallError, transcribe } from 'ai'
import type { Language } from '../../i18n/language.ts'

export interface RemoteRecogniserOptions {
  /** Base URL of an OpenAI-compatible transcription API, such as `http://127.0.0.1:8000/v1`. */
  url: string
  model: string
  key?: string | undefined
}

/** Resolves with the words of a recording, empty if there are none. */
export type Recognise = (audio: Uint8Array, language: Language, signal: AbortSignal) => Promise<string>

/** Names no more than the status: the cause holds the request, and may hold what was said. */
export class RecogniserError extends Error {
  override name = 'RecogniserError'
}

export function createRemoteRecogniser({ url, model, key }: RemoteRecogniserOptions): Recognise {
  const provider = createOpenAI({ baseURL: url, apiKey: key ?? 'none' })
  return async (audio, language, signal) => {
    try {
      const { text } = await transcribe({
        model: provider.transcription(model),
        audio,
        // All compatible servers answer plain JSON; not all have the longer forms.
        providerOptions: { openai: { language, responseFormat: 'json' } },
        maxRetries: 0,
        abortSignal: signal,
      })
      return text.trim()
    } catch (error) {
      signal.throwIfAborted()
      const status = APICallError.isInstance(error) ? error.statusCode : undefined
      throw new RecogniserError(
        status === undefined ? 'The recogniser cannot be reached' : `The recogniser answered ${status}, or no text`,
      )
    }
  }
}
