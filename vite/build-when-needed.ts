import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { isBuilt } from './build-stamp.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Builds in a separate process if sources changed. Throws if the build fails or build packages are missing. */
export async function buildWhenNeeded(): Promise<void> {
  if (await isBuilt()) return
  if (!existsSync(path.join(root, 'node_modules/vite')))
    throw new Error(
      'The site has to be built, and the packages that build it are not installed: run `npm ci` and `npm run build` first.',
    )
  console.log('Building the site, this takes about a minute…')
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The site could not be built.')
}
