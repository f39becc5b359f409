import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

export const outputDirectory = path.resolve(import.meta.dirname, '../.output')
const stampFile = 'sources.sha256'
const sources = [
  'src/**/*',
  'locales/*',
  'public/**/*',
  'vite/**/*',
  'content-pipeline/**/*',
  'package-lock.json',
  'tsconfig.json',
  '{lingui,vite}.config.ts',
]

async function stampOfSources(further: readonly string[]): Promise<string> {
  const root = path.resolve(import.meta.dirname, '..')
  const files: string[] = []
  for await (const entry of glob([...sources, ...further], { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(path.relative(root, file)).update(await readFile(file))
  return hash.digest('hex')
}

/** Returns whether a build matches the current sources and `further` ones. */
export async function isBuilt(directory = outputDirectory, further: readonly string[] = []): Promise<boolean> {
  const stamp = path.join(directory, stampFile)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === (await stampOfSources(further))
}

/** Hashes the sources now. The returned function writes the hash, so changes during the build aren't included. */
export async function beginStamp(further: readonly string[] = []): Promise<(directory?: string) => void> {
  const stamp = await stampOfSources(further)
  return (directory = outputDirectory) => writeFileSync(path.join(directory, stampFile), stamp)
}
