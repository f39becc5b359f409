import type { Language } from '../i18n/language.ts'
import type { Speech } from './speech.ts'

export interface Voice {
  /** Changes with the sound; part of the cache key. */
  readonly version: string
  /** Rejects with VoiceError, or the signal's reason on abort. */
  speak(text: string, language: Language, signal?: AbortSignal): Promise<Speech>
  close(): Promise<void>
}

export type VoiceFailure = 'unavailable' | 'too-long'

export class VoiceError extends Error {
  override name = 'VoiceError'
  readonly reason: VoiceFailure

  constructor(reason: VoiceFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
