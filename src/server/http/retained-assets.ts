import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

/** Days to keep a build's assets after its last server start. */
export const keptDays = 14

/** Keeps assets of earlier builds for pages opened before a deploy. Rejects if the folder isn't writable. */
export async function retainAssets(assets: string, kept: string, now = Date.now()): Promise<void> {
  await mkdir(kept, { recursive: true })
  const held = new Set(await readdir(kept))
  const time = new Date(now)
  for (const entry of await readdir(assets, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    const target = path.join(kept, entry.name)
    if (!held.has(entry.name)) {
      // Rename atomically: another server may send the file.
      const part = `${target}.${process.pid}.part`
      await copyFile(path.join(assets, entry.name), part, constants.COPYFILE_FICLONE)
      await rename(part, target)
    }
    await utimes(target, time, time)
    held.delete(entry.name)
  }
  const oldest = now - keptDays * 24 * 3600 * 1000
  for (const name of held) {
    const file = path.join(kept, name)
    if ((await stat(file)).mtimeMs < oldest) await rm(file, { force: true, recursive: true })
  }
}
