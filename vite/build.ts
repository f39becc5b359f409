import { rm } from 'node:fs/promises'
import path from 'node:path'
import { createBuilder, type PluginOption } from 'vite'
import { makeAnswerIndexes } from './answer-indexes.ts'
import { beginStamp, outputDirectory } from './build-stamp.ts'
import { makeNarrations, sitePlaces } from '../content-pipeline/narration/make-narrations.ts'
import { compressFiles } from './compressed-files.ts'
import { bundleWorkers, copyPackages } from './worker-bundles.ts'

export interface BuildOptions {
  directory?: string
  plugins?: PluginOption[]
}

export async function build({ directory = outputDirectory, plugins = [] }: BuildOptions = {}): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  const stamp = await beginStamp()
  // Narrations come first: articles and the server's file list depend on them.
  await makeNarrations(sitePlaces)
  await rm(directory, { recursive: true, force: true })
  const publicDirectory = path.join(directory, 'public')
  const serverDirectory = path.join(directory, 'server')
  const builder = await createBuilder({
    logLevel: 'warn',
    plugins,
    environments: { client: { build: { outDir: publicDirectory } }, ssr: { build: { outDir: serverDirectory } } },
  })
  await builder.buildApp()
  await compressFiles(publicDirectory)
  await bundleWorkers(serverDirectory)
  await copyPackages(serverDirectory)
  await makeAnswerIndexes(path.join(serverDirectory, 'indexes'))
  stamp(directory)
}

if (import.meta.main) await build()
