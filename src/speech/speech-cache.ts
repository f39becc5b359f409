import { LRUCache } from 'lru-cache'
import type { VisemeEvent, Word } from '../contract/talk-reply.ts'
import type { Language } from '../i18n/language.ts'
import { ClipFiles, sha256, type StoredClip } from './clip-files.ts'
import type { Speech } from './speech.ts'
import type { Voice } from './voice.ts'

const speechPath = '/api/speech/'

interface SpokenClip {
  audio: string
  duration: number
  words: Word[]
  visemes: VisemeEvent[]
}

/** Runs work in the client's turn. `seconds`: estimated length of speech. */
/** `wanted` aborts when nobody waits for the work any more; by default the turn's own signal counts. */
export type Turn = <T>(seconds: number, work: () => Promise<T>, wanted?: AbortSignal) => Promise<T>

export interface SayOptions {
  /** Requested only for synthesis; cached clips skip the queue. */
  turn?: Turn
  signal?: AbortSignal | undefined
}

export interface SpeechCache {
  /** Speaks a text or returns it from the cache. Concurrent requests share a synthesis. */
  say(text: string, language: Language, options?: SayOptions): Promise<SpokenClip>
  /** Returns the MP3 with a SHA-256 (hex), or undefined. */
  find(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Resolves when pending writes are done or failed. */
  settled(): Promise<void>
}

export interface SpeechCacheOptions {
  voice: Pick<Voice, 'speak' | 'version'>
  /** Folder of clips; on write errors they stay in memory. */
  directory: string
  maxBytes: number
  memoryBytes?: number
  onWritten?: (failure: unknown) => void
}

/** Estimated characters per second. */
const charactersPerSecond = 14

/** Most clips with timings in memory. */
const rememberedClips = 2000

/** Files that are read at the same time when the folder is first looked at. */
const readAtOnce = 16

interface UnderWay {
  work: Promise<SpokenClip>
  waiting: number
  stop: AbortController
}

export function createSpeechCache(options: SpeechCacheOptions): SpeechCache {
  const { voice, directory, maxBytes, memoryBytes = 24 * 1024 * 1024, onWritten } = options
  const files = new ClipFiles(directory)
  const underWay = new Map<string, UnderWay>()
  const held = new Map<string, { hash: string; bytes: number }>()
  const clips = new LRUCache<string, StoredClip>({ max: rememberedClips })
  const sounds = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: memoryBytes,
    sizeCalculation: ({ length }) => length + 64,
  })
  let written: Promise<void> = Promise.resolve()

  async function restore() {
    await files.removeParts().catch(() => undefined)
    const found: { key: string; clip: StoredClip }[] = []
    const keys = (await files.keys()).values()
    const readOn = async () => {
      for (const key of keys) {
        const clip = await files.clip(key)
        if (clip) found.push({ key, clip })
        else await files.removeClip(key)
      }
    }
    await Promise.all(Array.from({ length: readAtOnce }, readOn))
    await files.removeSoundsExcept(new Set(found.map(({ clip }) => clip.hash)))
    found.sort((a, b) => a.clip.madeAt - b.clip.madeAt)
    for (const { key, clip } of found) held.set(key, { hash: clip.hash, bytes: clip.bytes })
    await evict()
  }

  async function evict() {
    const sizes = new Map([...held.values()].map(({ hash, bytes }) => [hash, bytes]))
    let total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
    for (const [key, { hash, bytes }] of held) {
      if (total <= maxBytes || held.size <= 1) return
      held.delete(key)
      await files.removeClip(key)
      // Texts may share a sound.
      if ([...held.values()].some((other) => other.hash === hash)) continue
      await files.removeSound(hash)
      total -= bytes
    }
  }

  function remember(key: string, clip: StoredClip, mp3: Uint8Array<ArrayBuffer>): void {
    clips.set(key, clip)
    sounds.set(clip.hash, mp3)
  }

  async function take(key: string): Promise<SpokenClip | undefined> {
    const entry = held.get(key)
    // The clip said last goes last.
    if (entry && held.delete(key)) held.set(key, entry)
    const remembered = clips.get(key)
    if (remembered && sounds.get(remembered.hash)) return clipOf(remembered)
    if (!entry) return undefined
    const clip = await files.clip(key)
    const mp3 = clip && (await files.sound(clip.hash))
    if (!clip || !mp3) {
      held.delete(key)
      await files.removeClip(key)
      return undefined
    }
    remember(key, clip, mp3)
    return clipOf(clip)
  }

  function keep(key: string, { mp3, duration, words, visemes, isStandIn }: Speech): SpokenClip {
    const hash = sha256(mp3)
    const clip: StoredClip = { hash, bytes: mp3.length, madeAt: Date.now(), duration, words, visemes }
    if (isStandIn) {
      // Whoever asked can load it; the next one asks the voice again.
      sounds.set(hash, mp3)
      return clipOf(clip)
    }
    remember(key, clip, mp3)
    written = written.then(async () => {
      try {
        await files.write(key, clip, mp3)
        held.delete(key)
        held.set(key, { hash, bytes: mp3.length })
        await evict()
        onWritten?.(undefined)
      } catch (error) {
        onWritten?.(error)
      }
    })
    return clipOf(clip)
  }

  async function make(text: string, language: Language, key: string, turn: Turn, signal: AbortSignal) {
    await restored
    const kept = await take(key)
    if (kept) return kept
    const seconds = Math.max(1, Math.ceil(text.length / charactersPerSecond))
    return keep(key, await turn(seconds, () => voice.speak(text, language, signal), signal))
  }

  // At once: whoever asks first would wait for it.
  const restored = restore()

  return {
    async say(text, language, { turn = atOnce, signal } = {}) {
      signal?.throwIfAborted()
      const key = sha256(JSON.stringify([voice.version, language, text]))
      let job = underWay.get(key)
      if (!job) {
        const stop = new AbortController()
        const work = make(text, language, key, turn, stop.signal).finally(() => {
          if (underWay.get(key)?.stop === stop) underWay.delete(key)
        })
        job = { work, waiting: 0, stop }
        underWay.set(key, job)
      }
      return waitFor(job, signal, () => underWay.delete(key))
    },
    async find(hash) {
      if (!/^[\da-f]{64}$/.test(hash)) return undefined
      return sounds.get(hash) ?? (await files.sound(hash))
    },
    settled: () => written,
  }
}

const atOnce: Turn = (_seconds, work) => work()

function waitFor(job: UnderWay, signal: AbortSignal | undefined, forget: () => void): Promise<SpokenClip> {
  job.waiting += 1
  return new Promise((resolve, reject) => {
    const leave = () => {
      job.waiting -= 1
      if (job.waiting === 0) {
        forget()
        job.stop.abort(signal?.reason)
      }
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', leave, { once: true })
    job.work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
  })
}

function clipOf({ hash, duration, words, visemes }: StoredClip): SpokenClip {
  return { audio: `${speechPath}${hash}.mp3`, duration, words, visemes }
}
