import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { SpeechLimits } from './speech.ts'
import { sentencesOf } from './spoken-text.ts'
import type { Voice } from './voice.ts'
import { VoiceError } from './voice.ts'
import type { VoiceResult, VoiceTask } from './voice.worker.ts'

export interface EmbeddedVoiceOptions {
  /** `voice.worker.ts`, or what it was bundled to. eSpeak NG reads its data file from beside its own module. */
  workerFile: URL | string
  /** Threads; each takes some 70 MB. */
  workers?: number
  /** Time that a thread may take to start and for all but the sentences. */
  startMs?: number
  limits?: Partial<SpeechLimits>
}

/** Counts up with every change of the sound, the timings or the lexicon. */
export const embeddedVoiceVersion = 'embedded-3'

/**
 * Zed's embedded voice, in worker threads. A thread that hangs is ended after its time and one that crashes is
 * replaced: a text is said or its promise rejects, always. Whoever asks bounds how many texts wait (server/talk/voice-turns.ts).
 */
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
  // A thread that fails while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)

  const speak: Voice['speak'] = async (text, language, signal) => {
    signal?.throwIfAborted()
    const stop = new Int32Array(new SharedArrayBuffer(4))
    const halt = () => Atomics.store(stop, 0, 1)
    signal?.addEventListener('abort', halt, { once: true })
    const task: VoiceTask = { text, language, limits, stop }
    const sentences = sentencesOf(text, language).length
    // Those in front have their time too: they must not count as a thread that hangs.
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
