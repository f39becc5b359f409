import { existsSync } from 'node:fs'
import path from 'node:path'

/** Loads `.env` from a folder, if any. Existing variables win. */
export function loadEnvironmentFile(folder = process.cwd()): void {
  const file = path.join(folder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
