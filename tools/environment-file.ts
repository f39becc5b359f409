import { existsSync } from 'node:fs'
import path from 'node:path'

/** Takes the settings of `.env` beside package.json, where there is one; what the environment sets already stays. */
export function loadEnvironmentFile(): void {
  const file = path.resolve(import.meta.dirname, '../.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
