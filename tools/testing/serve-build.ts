import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { outputDirectory } from '../../vite/build-stamp.ts'
import { memoryEnvironment, memoryFlags } from '../memory-settings.ts'

export interface ServedBuild {
  url: string
  process: ChildProcess
  stop: () => Promise<void>
}

/** Serves a build on a free port. Resolves when it responds, rejects after 30 s. */
export async function serveBuild(
  environment: NodeJS.ProcessEnv = {},
  directory: string = outputDirectory,
): Promise<ServedBuild> {
  const port = await freePort()
  const child = spawn(process.execPath, [...memoryFlags, path.join(directory, 'server/index.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...memoryEnvironment,
      ...process.env,
      ...environment,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
    },
  })
  const url = `http://127.0.0.1:${port}`
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      if (!child.kill()) resolve()
    })
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return { url, process: child, stop }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop()
  throw new Error('The built site did not answer within 30 s.')
}

export async function askedForPages(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/api/metrics`)).text()
  const counts = metrics.matchAll(/^zed_http_requests_total\{kind="page".*\} (\d+)$/gm)
  return [...counts].reduce((sum, [, asked]) => sum + Number(asked), 0)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
