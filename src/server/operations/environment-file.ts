import { existsSync } from 'node:fs'
import path from 'node:path'

/** Takes the settings of `.env` in a folder, where there is one; what the environment sets already stays. */
export function loadEnvironmentFile(folder = process.cwd()): void {
  const file = path.join(folder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
