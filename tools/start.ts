import { spawn } from 'node:child_process'
import path from 'node:path'
import { ConfigurationError, readConfiguration } from '../src/server/operations/configuration.ts'
import { buildWhenNeeded } from '../vite/build-when-needed.ts'
import { outputDirectory } from '../vite/build-stamp.ts'
import { loadEnvironmentFile } from '../src/server/operations/environment-file.ts'
import { provideVoices } from './voices.ts'
import { memoryEnvironment, memoryFlags } from './memory-settings.ts'

// `npm start`: builds if needed, then serves. With a finished build, works after `npm ci --omit=dev`.
loadEnvironmentFile(path.resolve(import.meta.dirname, '..'))
try {
  readConfiguration(process.env)
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error
  console.error(`The configuration can't be used:\n${error.message}`)
  process.exit(1)
}
provideVoices()
try {
  await buildWhenNeeded()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
const server = spawn(process.execPath, [...memoryFlags, path.join(outputDirectory, 'server/index.mjs')], {
  stdio: 'inherit',
  env: { ...memoryEnvironment, ...process.env, NODE_ENV: 'production' },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
