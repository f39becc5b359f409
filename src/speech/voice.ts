import type { Language } from '../i18n/language.ts'
import type { Speech } from './speech.ts'

/** Something that can say a text. */
export interface Voice {
  /** Changes whenever the same text would sound different: part of the name under which speech is cached. */
  readonly version: string
  /** Rejects with a `VoiceError`, or with the signal's reason: what nobody waits for any more is not said to its end. */
  speak(text: string, language: Language, signal?: AbortSignal): Promise<Speech>
  close(): Promise<void>
}

/** `unavailable`: try again later. `too-long`: this text takes longer to say than the voice may speak. */
export type VoiceFailure = 'unavailable' | 'too-long'

export class VoiceError extends Error {
  override name = 'VoiceError'
  readonly reason: VoiceFailure

  constructor(reason: VoiceFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
