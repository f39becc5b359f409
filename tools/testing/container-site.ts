import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './serve-build.ts'

const root = path.resolve(import.meta.dirname, '../..')

export interface ContainerSite {
  url: string
  pid: number
  output: () => string
  stop: () => Promise<void>
}

export interface ContainerCopy {
  from: string
  to: string
}

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

export function containerProcess(dockerfile: string) {
  const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  const [command = '', ...parameters] = JSON.parse(/^CMD (\[.+\])$/m.exec(lastStage)?.[1] ?? '[]') as string[]
  const variables = [...lastStage.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(/\s+/))
  return { command, parameters, environment: Object.fromEntries(variables.map((one) => one.split('=', 2))) }
}

function machinePath(): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => !folder.includes('node_modules'))
  return [...folders, path.dirname(process.execPath)].join(path.delimiter)
}

/** Serves the build from an isolated folder. Rejects with the output after two and a half minutes. */
export async function startContainerSite(environment: Record<string, string> = {}): Promise<ContainerSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'container-'))
  const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
  for (const { from, to } of containerCopies(dockerfile)) {
    await cp(path.join(root, from), path.join(folder, 'app', to), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    })
  }
  const port = await freePort()
  const container = containerProcess(dockerfile)
  const child = spawn(container.command, container.parameters, {
    cwd: path.join(folder, 'app'),
    env: {
      ...container.environment,
      PATH: machinePath(),
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
  for (const deadline = Date.now() + 150_000; Date.now() < deadline && child.exitCode === null;) {
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined)
    if (answer?.ok) return { url, pid: child.pid ?? 0, output: () => output, stop }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop()
  throw new Error(`The site was not ready from the container's files alone: ${output}`)
}
