import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The folder that a build writes and `npm start` serves. */
export const outputDirectory = path.resolve(import.meta.dirname, '../.output')
const stampFile = path.join(outputDirectory, 'sources.sha256')
const sources = [
  'src/**/*',
  'locales/*',
  'public/**/*',
  'build/**/*',
  'package-lock.json',
  'tsconfig.json',
  '*.config.ts',
]

async function stampOfSources(): Promise<string> {
  const root = path.resolve(import.meta.dirname, '..')
  const files: string[] = []
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(path.relative(root, file)).update(await readFile(file))
  return hash.digest('hex')
}

/** Whether the build in the output folder was made of the sources as they are now. */
export async function isBuilt(): Promise<boolean> {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === (await stampOfSources())
}

/** Notes which sources the build was made of. */
export async function stampBuild(): Promise<void> {
  writeFileSync(stampFile, await stampOfSources())
}
