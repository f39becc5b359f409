import type { Language } from '../i18n/language.ts'

/** Rate of all embedded voices' samples (Hz). */
export const sampleRate = 22050

/** Longest text per call, in UTF-16 units. */
export const longestCall = 600

/** Event at `time` (seconds): a word at `position` (0-based code point), or a phoneme `id` (IPA; empty in a pause). */
export type SpokenEvent =
  { type: 'word'; time: number; position: number } | { type: 'phoneme'; time: number; id: string }

export interface SpokenCall {
  samples: Float32Array
  events: SpokenEvent[]
}

export class SpeechTooLongError extends Error {
  override name = 'SpeechTooLongError'
}

export interface CallLimits {
  ms: number
  seconds: number
}

/** Speaks a sentence. Throws on timeout, or SpeechTooLongError. */
export type Synthesizer = (text: string, language: Language, limits: CallLimits) => SpokenCall

export function floatSamples(chunks: readonly Int16Array[]): Float32Array {
  const samples = new Float32Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) for (const sample of chunk) samples[at++] = sample / 32768
  return samples
}
