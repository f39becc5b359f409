import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Storage } from 'unstorage'
import type { Language } from '../i18n/language.ts'
import type { VisemeEvent, Word } from '../contract/talk-reply.ts'
import { VisemeEventSchema, WordSchema } from '../contract/talk-reply.ts'
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

export interface SpeechCache {
  /** Says a text or takes it from the cache. Equal requests at the same time share one synthesis. */
  say(text: string, language: Language): Promise<SpokenClip>
  /** The MP3 of that SHA-256 (hex), or undefined. */
  find(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined>
}

export interface SpeechCacheOptions {
  voice: Pick<Voice, 'speak' | 'version'>
  storage: Storage
  /** What the MP3s may take together; the ones said longest ago go first. The newest always stays. */
  maxBytes: number
}

const StoredClip = v.object({
  hash: v.string(),
  bytes: v.number(),
  madeAt: v.number(),
  duration: v.number(),
  words: v.array(WordSchema),
  visemes: v.array(VisemeEventSchema),
})
type StoredClip = v.InferOutput<typeof StoredClip>

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

/** Keeps what the voice has said, by content: clips by what was asked, sounds by what they are. */
export function createSpeechCache({ voice, storage, maxBytes }: SpeechCacheOptions): SpeechCache {
  const underWay = new Map<string, Promise<SpokenClip>>()
  /** Clip key → its sound, the one used longest ago first. */
  const held = new Map<string, { hash: string; bytes: number }>()
  let restored: Promise<void> | undefined

  /** What an earlier process left, oldest first. */
  async function restore() {
    const found: { key: string; clip: StoredClip }[] = []
    for (const path of await storage.getKeys('clip')) {
      const clip = v.safeParse(StoredClip, await storage.getItem(path))
      if (clip.success) found.push({ key: path.slice('clip:'.length), clip: clip.output })
      else await storage.removeItem(path)
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
      await storage.removeItem(`clip:${key}`)
      // Two texts may sound the same.
      if ([...held.values()].some((other) => other.hash === hash)) continue
      await storage.removeItem(`mp3:${hash}`)
      total -= bytes
    }
  }

  async function take(key: string): Promise<SpokenClip | undefined> {
    const entry = held.get(key)
    if (!entry) return undefined
    const clip = v.safeParse(StoredClip, await storage.getItem(`clip:${key}`))
    if (!clip.success || !(await storage.hasItem(`mp3:${clip.output.hash}`))) return undefined
    held.delete(key)
    held.set(key, entry)
    return clipOf(clip.output)
  }

  async function make(key: string, text: string, language: Language): Promise<SpokenClip> {
    const { mp3, duration, words, visemes } = await voice.speak(text, language)
    const hash = sha256(mp3)
    const clip: StoredClip = { hash, bytes: mp3.length, madeAt: Date.now(), duration, words, visemes }
    await storage.setItemRaw(`mp3:${hash}`, mp3)
    await storage.setItem(`clip:${key}`, clip)
    held.delete(key)
    held.set(key, { hash, bytes: mp3.length })
    await evict()
    return clipOf(clip)
  }

  return {
    say(text, language) {
      const key = sha256(JSON.stringify([voice.version, language, text]))
      const shared = underWay.get(key)
      if (shared) return shared
      const work = (async () => {
        restored ??= restore()
        await restored
        return (await take(key)) ?? (await make(key, text, language))
      })().finally(() => underWay.delete(key))
      underWay.set(key, work)
      return work
    },
    async find(hash) {
      if (!/^[\da-f]{64}$/.test(hash)) return undefined
      const mp3 = await storage.getItemRaw<unknown>(`mp3:${hash}`)
      return mp3 instanceof Uint8Array ? new Uint8Array(mp3) : undefined
    },
  }
}

function clipOf({ hash, duration, words, visemes }: StoredClip): SpokenClip {
  return { audio: `${speechPath}${hash}.mp3`, duration, words, visemes }
}
