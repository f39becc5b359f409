import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { format as formatText, resolveConfig } from 'prettier'
import type { PictureManifest, PrintedPicture } from './manifest.ts'

/** Adds a picture and removes deleted ones. A lock folder and an atomic rename make it safe for concurrent runs. */
export async function putIntoManifest(folder: string, name: string, printed: PrintedPicture): Promise<void> {
  const file = join(folder, 'manifest.json')
  const lock = `${file}.lock`
  await takeLock(lock)
  try {
    const text = await readFile(file, 'utf8').catch(() => '{}')
    const manifest: PictureManifest = { ...(JSON.parse(text) as PictureManifest), [name]: printed }
    const kept: [string, PrintedPicture][] = []
    for (const entry of Object.entries(manifest)) {
      const there = await stat(join(folder, entry[0])).catch(() => undefined)
      if (there?.isDirectory()) kept.push(entry)
    }
    kept.sort(([a], [b]) => (a < b ? -1 : 1))
    const json = JSON.stringify(Object.fromEntries(kept))
    await writeFile(`${file}.new`, await formatText(json, { parser: 'json', ...(await resolveConfig(file)) }))
    await rename(`${file}.new`, file)
  } finally {
    await rm(lock, { recursive: true })
  }
}

/** Waits up to ten seconds for the lock. Throws if it is stale. */
async function takeLock(lock: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const taken = await mkdir(lock).then(
      () => true,
      () => false,
    )
    if (taken) return
    await wait(100)
  }
  throw new Error(`${lock} stays taken: remove it if no other machine runs`)
}
