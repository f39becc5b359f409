import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './serve-build.ts'

const root = path.resolve(import.meta.dirname, '..')

/** The site, served from a folder that holds what the container holds and nothing else. */
export interface ContainerSite {
  url: string
  /** What the server has written on both of its streams. */
  output: () => string
  stop: () => Promise<void>
}

/** A file or folder that the image is given, and where in it; both without a slash in front. */
export interface ContainerCopy {
  from: string
  to: string
}

/** What the last stage of a Dockerfile copies, from the repository or from the stage that has built it at `/site`. */
export function containerCopies(dockerfile: string): ContainerCopy[] {
  const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  return [...lastStage.matchAll(/^COPY (?:--\S+ )*(.+)$/gm)].flatMap(([, parameters = '']) => {
    const names = parameters.trim().split(/\s+/)
    const to = names.pop() ?? ''
    return names.map((name) => {
      const from = name.replace(/^\/site\//, '')
      return { from, to: to.endsWith('/') ? path.join(to, path.basename(from)) : to }
    })
  })
}

/**
 * Starts the built site from the container's files alone, in a folder of its own outside of the repository, and resolves when
 * it is ready. Rejects, with what the server has said, when it is not within a minute.
 */
export async function startContainerSite(environment: Record<string, string> = {}): Promise<ContainerSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'container-'))
  for (const { from, to } of containerCopies(readFileSync(path.join(root, 'Dockerfile'), 'utf8'))) {
    await cp(path.join(root, from), path.join(folder, 'app', to), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    })
  }
  const port = await freePort()
  const child = spawn('node', ['.output/server/index.mjs'], {
    cwd: path.join(folder, 'app'),
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      VOICE_CACHE_DIR: path.join(folder, 'cache/voice'),
      KEPT_DIR: path.join(folder, 'cache/kept'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  const exited = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill('SIGKILL')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && child.exitCode === null;) {
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined)
    if (answer?.ok) return { url, output: () => output, stop }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop()
  throw new Error(`The site was not ready from the container's files alone: ${output}`)
}
