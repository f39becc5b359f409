import { LRUCache } from 'lru-cache'
import type { VisemeEvent, Word } from '../contract/talk-reply.ts'
import type { Language } from '../i18n/language.ts'
import { ClipFiles, sha256, type StoredClip } from './clip-files.ts'
import type { Speech } from './speech.ts'
import type { Voice } from './voice.ts'

/** Where the sounds are served; an MP3's name is the SHA-256 of its bytes. */
const speechPath = '/api/speech/'

/** A text said, as a reply needs it: times in seconds. */
export interface SpokenClip {
  /** Address of the MP3 on this site. */
  audio: string
  duration: number
  words: Word[]
  visemes: VisemeEvent[]
}

/** Has work done when it is the client's turn. `seconds`: about how long the text takes to say. */
export type Turn = <T>(seconds: number, work: () => Promise<T>) => Promise<T>

export interface SayOptions {
  /** Asked for a turn only when the text has to be said; clips that are kept wait for nobody. */
  turn?: Turn
  /** The client has gone: what nobody waits for is not said. */
  signal?: AbortSignal | undefined
}

export interface SpeechCache {
  /** Says a text or takes it from the cache. Equal requests at the same time share one synthesis. */
  say(text: string, language: Language, options?: SayOptions): Promise<SpokenClip>
  /** The MP3 of that SHA-256 (hex), or undefined. */
  find(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Resolves when what has been said is on the disk, or could not be put there. */
  settled(): Promise<void>
}

export interface SpeechCacheOptions {
  voice: Pick<Voice, 'speak' | 'version'>
  /** Where clips are kept. What can't be written there is spoken from memory. */
  directory: string
  /** What the MP3s may take together; the ones said longest ago go first. The newest always stays. */
  maxBytes: number
  /** Memory for the sounds made or played last: bytes. */
  memoryBytes?: number
  /** Told after each attempt to write a clip: what went wrong, or undefined when nothing did. */
  onWritten?: (failure: unknown) => void
}

/** About how many characters of a text are said in a second. */
const charactersPerSecond = 14

/** Clips whose timings are remembered. */
const rememberedClips = 2000

/** A text that is being said, and who waits for it. */
interface UnderWay {
  work: Promise<SpokenClip>
  waiting: number
  stop: AbortController
}

/** Keeps what the voice has said, by content: clips by what was asked, sounds by what they are. */
export function createSpeechCache(options: SpeechCacheOptions): SpeechCache {
  const { voice, directory, maxBytes, memoryBytes = 24 * 1024 * 1024, onWritten } = options
  const files = new ClipFiles(directory)
  const underWay = new Map<string, UnderWay>()
  /** Clip key → its sound on the disk, the one used longest ago first. */
  const held = new Map<string, { hash: string; bytes: number }>()
  const clips = new LRUCache<string, StoredClip>({ max: rememberedClips })
  const sounds = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: memoryBytes,
    sizeCalculation: ({ length }) => length + 64,
  })
  let restored: Promise<void> | undefined
  let written: Promise<void> = Promise.resolve()

  /** What an earlier process left, oldest first. */
  async function restore() {
    await files.removeParts().catch(() => undefined)
    const found: { key: string; clip: StoredClip }[] = []
    for (const key of await files.keys()) {
      const clip = await files.clip(key)
      if (clip) found.push({ key, clip })
      else await files.removeClip(key)
    }
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
      // Two texts may sound the same.
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
    const remembered = clips.get(key)
    if (remembered && sounds.get(remembered.hash)) return clipOf(remembered)
    const entry = held.get(key)
    if (!entry) return undefined
    const clip = await files.clip(key)
    const mp3 = clip && (await files.sound(clip.hash))
    held.delete(key)
    if (!clip || !mp3) {
      await files.removeClip(key)
      return undefined
    }
    held.set(key, entry)
    remember(key, clip, mp3)
    return clipOf(clip)
  }

  function keep(key: string, { mp3, duration, words, visemes }: Speech): SpokenClip {
    const hash = sha256(mp3)
    const clip: StoredClip = { hash, bytes: mp3.length, madeAt: Date.now(), duration, words, visemes }
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
    restored ??= restore()
    await restored
    const kept = await take(key)
    if (kept) return kept
    const seconds = Math.max(1, Math.ceil(text.length / charactersPerSecond))
    return keep(key, await turn(seconds, () => voice.speak(text, language, signal)))
  }

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

/** Waits as one of several; when the last has gone the work is stopped, and whoever comes then begins anew. */
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
