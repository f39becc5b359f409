import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { createBuilder } from 'vite'
import { isBuilt, outputDirectory, stampBuild } from './build-stamp.ts'
import { makeNarrations } from './narration/make-narrations.ts'
import { narrationDirectory } from './narration/narration-files.ts'

/** Builds the site into the output folder: the narrations, the client, the server and the voice's worker. */
export async function build(): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  // First of all: articles name their narration, and the server's list of files is made from what is there.
  await makeNarrations({ content: path.resolve('src/content'), narrations: narrationDirectory })
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
  await buildVoiceWorker()
  await stampBuild()
}

/**
 * Builds only when the sources have changed since the last build, in a process of its own: what a build takes of memory
 * ends with it. Throws when the build fails, which has said why by then.
 */
export async function buildWhenNeeded(): Promise<void> {
  if (await isBuilt()) return
  console.log('Building the site, this takes about a minute…')
  const { status } = spawnSync(process.execPath, [import.meta.filename], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The site could not be built.')
}

/** The worker runs in threads of its own and so is a file of its own; the voice's packages stay outside of it. */
async function buildVoiceWorker(): Promise<void> {
  const bundle = await rolldown({
    input: 'src/speech/voice.worker.ts',
    platform: 'node',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
  })
  await bundle.write({ file: path.join(outputDirectory, 'server/voice.worker.mjs'), format: 'esm' })
  await bundle.close()
}

if (import.meta.main) await build()
