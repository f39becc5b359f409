import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { SpeechLimits } from './speech.ts'
import { sentencesOf } from './spoken-text.ts'
import type { Voice } from './voice.ts'
import { VoiceError } from './voice.ts'
import type { VoiceResult, VoiceTask } from './voice.worker.ts'

export interface EmbeddedVoiceOptions {
  /** `voice.worker.ts` or its bundle. eSpeak NG reads its data file from its own folder. */
  workerFile: URL | string
  workers?: number
  /** Time for startup and overhead, in addition to the sentences. */
  startMs?: number
  limits?: Partial<SpeechLimits>
}

/** Increment on any change of sound, timings, or lexicon. */
export const embeddedVoiceVersion = 'embedded-4'

/** Ends hanging threads and replaces crashed ones, so every request settles. Callers limit the queue. */
export function createEmbeddedVoice({
  workerFile,
  workers = 1,
  startMs = 10_000,
  limits: given,
}: EmbeddedVoiceOptions): Voice {
  const limits: SpeechLimits = { sentenceMs: 4000, seconds: 200, ...given }
  const pool = new Piscina({
    filename: workerFile instanceof URL ? fileURLToPath(workerFile) : workerFile,
    name: 'speak',
    minThreads: workers,
    maxThreads: workers,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 6 },
  })
  // The pool replaces idle threads that fail; without a listener the error would end the process.
  pool.on('error', () => undefined)

  const speak: Voice['speak'] = async (text, language, signal) => {
    signal?.throwIfAborted()
    const stop = new Int32Array(new SharedArrayBuffer(4))
    const halt = () => Atomics.store(stop, 0, 1)
    signal?.addEventListener('abort', halt, { once: true })
    const task: VoiceTask = { text, language, limits, stop }
    const sentences = sentencesOf(text, language).length
    // Includes the time of requests ahead in the queue.
    const patience = (startMs + sentences * limits.sentenceMs) * (1 + Math.ceil(pool.queueSize / workers))
    const result: VoiceResult = await pool
      .run(task, { signal: AbortSignal.timeout(patience) })
      .catch((error: unknown) => {
        throw new VoiceError('unavailable', 'the embedded voice could not say the text', { cause: error })
      })
      .finally(() => signal?.removeEventListener('abort', halt))
    if (result === 'stopped') throw signal?.reason ?? new VoiceError('unavailable', 'the voice was stopped')
    if (result === 'too-long') throw new VoiceError('too-long', `longer than ${limits.seconds} s`)
    return result
  }
  return {
    version: embeddedVoiceVersion,
    speak,
    close: () => pool.destroy(),
  }
}
