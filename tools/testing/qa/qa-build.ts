import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { build as buildPage } from 'vite'
import { beginStamp, isBuilt } from '../../../vite/build-stamp.ts'
import { build } from '../../../vite/build.ts'
import { testHarness } from '../harness/harness-plugin.ts'

/** Folder of the testers' build, never served publicly. */
export const qaDirectory = path.resolve(import.meta.dirname, '../../../.cache/qa')
export const labDirectory = path.join(qaDirectory, 'lab')

const further = ['tools/testing/{harness,lab,machines,qa}/**/*']

/** Builds in a separate process if sources changed. Throws on failure. */
export async function buildQaWhenNeeded(): Promise<void> {
  if (await isBuilt(qaDirectory, further)) return
  console.log('Building the site for testers, this takes about a minute…')
  const { status } = spawnSync(process.execPath, [import.meta.filename], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The site could not be built for testers.')
}

async function buildQa(): Promise<void> {
  const stamp = await beginStamp(further)
  await build({ directory: qaDirectory, plugins: [testHarness({ silent: true })] })
  const lab = path.resolve(import.meta.dirname, '../lab')
  await buildPage({
    configFile: false,
    root: lab,
    base: '/lab/',
    logLevel: 'warn',
    build: {
      outDir: labDirectory,
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: ['index.html', 'zed.html'].map((file) => path.join(lab, file)) },
    },
  })
  stamp(qaDirectory)
}

if (import.meta.main) await buildQa()
