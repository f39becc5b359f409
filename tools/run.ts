import { spawn } from 'node:child_process'
import path from 'node:path'

const binaries = path.resolve(import.meta.dirname, '../node_modules/.bin')

/** Runs a package command with visible output. Resolves with its exit code. */
export function run(command: string, parameters: string[], environment: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(binaries, command), parameters, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
