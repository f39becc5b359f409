import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { VisemeEventSchema, WordSchema } from '../contract/talk-reply.ts'

/** The sound file is named by its SHA-256. Times in seconds. */
const StoredClipSchema = v.object({
  hash: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  bytes: v.number(),
  madeAt: v.number(),
  duration: v.number(),
  words: v.array(WordSchema),
  visemes: v.array(VisemeEventSchema),
})
export type StoredClip = v.InferOutput<typeof StoredClipSchema>

export const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

const partEnding = '.part'
/** Age (ms) after which a file that belongs to no clip is abandoned. */
const partAgeMs = 60_000

export class ClipFiles {
  readonly #clips: string
  readonly #sounds: string

  constructor(directory: string) {
    this.#clips = path.join(directory, 'clip')
    this.#sounds = path.join(directory, 'mp3')
  }

  async removeParts(): Promise<void> {
    for (const folder of [this.#clips, this.#sounds]) await removeOld(folder, (name) => name.endsWith(partEnding))
  }

  /** Removes sounds that no clip names: those of clips that were never finished, or can't be read. */
  removeSoundsExcept(hashes: ReadonlySet<string>): Promise<void> {
    return removeOld(this.#sounds, (name) => !hashes.has(name))
  }

  async keys(): Promise<string[]> {
    const names = await readdir(this.#clips).catch(() => [])
    return names.filter((name) => /^[\da-f]{64}$/.test(name))
  }

  async clip(key: string): Promise<StoredClip | undefined> {
    try {
      const clip = v.safeParse(StoredClipSchema, JSON.parse(await readFile(path.join(this.#clips, key), 'utf8')))
      return clip.success ? clip.output : undefined
    } catch {
      return undefined
    }
  }

  /** Undefined if missing, unreadable, or corrupt. */
  async sound(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      const sound = new Uint8Array(await readFile(path.join(this.#sounds, hash)))
      return sha256(sound) === hash ? sound : undefined
    } catch {
      return undefined
    }
  }

  async write(key: string, clip: StoredClip, sound: Uint8Array): Promise<void> {
    await writeWhole(path.join(this.#sounds, clip.hash), sound)
    await writeWhole(path.join(this.#clips, key), JSON.stringify(clip))
  }

  async removeClip(key: string): Promise<void> {
    await rm(path.join(this.#clips, key), { force: true }).catch(() => undefined)
  }

  async removeSound(hash: string): Promise<void> {
    await rm(path.join(this.#sounds, hash), { force: true }).catch(() => undefined)
  }
}

/** A recent file may belong to another process. */
async function removeOld(folder: string, isUnwanted: (name: string) => boolean): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const file of names.filter(isUnwanted).map((name) => path.join(folder, name))) {
    const isOld = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs > partAgeMs,
      () => false,
    )
    if (isOld) await rm(file, { force: true }).catch(() => undefined)
  }
}

async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const part = file + randomUUID() + partEnding
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(part, content)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw error
  }
}
