import path from 'node:path'
import { createBuilder, type PluginOption } from 'vite'
import { makeAnswerIndexes } from './answer-indexes.ts'
import { beginStamp, outputDirectory } from './build-stamp.ts'
import { makeNarrations } from './narration/make-narrations.ts'
import { narrationDirectory } from './narration/narration-files.ts'
import { bundleWorkers } from './worker-bundles.ts'

export interface BuildOptions {
  /** Where it is built to: the folder that is served, unless it is said. */
  directory?: string
  /** Plugins beside those of every build. */
  plugins?: PluginOption[]
}

/** Builds the site into a folder: the narrations, the client, the server, its workers and what it reads. */
export async function build({ directory = outputDirectory, plugins = [] }: BuildOptions = {}): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  const stamp = await beginStamp()
  // First of all: articles name their narration, and the server's list of files is made from what is there.
  await makeNarrations({ content: path.resolve('src/content'), narrations: narrationDirectory })
  const builder = await createBuilder({ logLevel: 'warn', plugins, nitro: { output: { dir: directory } } })
  await builder.buildApp()
  await bundleWorkers(path.join(directory, 'server'))
  await makeAnswerIndexes(path.join(directory, 'server/indexes'))
  stamp(directory)
}

if (import.meta.main) await build()
