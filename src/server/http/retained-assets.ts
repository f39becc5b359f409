import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

/** How long the assets of a build are served after the last start of a server that had it. */
export const keptDays = 14

/**
 * Keeps this build's assets beside those of earlier ones, so that pages that were opened before a deploy still find their
 * code; what no server has had for two weeks goes. Rejects when the folder can't be written to.
 */
export async function retainAssets(assets: string, kept: string, now = Date.now()): Promise<void> {
  await mkdir(kept, { recursive: true })
  const held = new Set(await readdir(kept))
  const time = new Date(now)
  for (const entry of await readdir(assets, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    const target = path.join(kept, entry.name)
    if (!held.has(entry.name)) {
      // Whole or not at all: another server may be about to send it.
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
