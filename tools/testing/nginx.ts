import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './serve-build.ts'

const directory = path.resolve('.cache/nginx')
const places = ['/usr/sbin/nginx', path.join(directory, 'usr/sbin/nginx')]

const configurationFile = 'docs/nginx.conf'

function findNginx(): string | undefined {
  return [process.env['NGINX_PATH'], ...places].find((file) => file !== undefined && runs(file, ['-v']))
}

/** Finds nginx or unpacks Debian's without installing, which would start a service. Undefined if impossible. */
export function provideNginx(): string | undefined {
  const found = findNginx()
  if (found) return found
  if (!runs('apt-get', ['--version'])) return undefined
  mkdirSync(directory, { recursive: true })
  const isLoaded = () => runs('apt-get', ['download', '-qq', 'nginx'], directory)
  if (!isLoaded() && !(process.getuid?.() === 0 && runs('apt-get', ['update', '-qq']) && isLoaded())) return undefined
  const archive = readdirSync(directory).find((name) => name.endsWith('.deb'))
  if (archive) runs('dpkg-deb', ['-x', archive, '.'], directory)
  return findNginx()
}

export interface ServedCache {
  url: string
  stop: () => Promise<void>
}

/** Runs nginx with `docs/nginx.conf` and an empty cache. Rejects after 10 s without response. */
export async function serveThroughCache(nginx: string, server: string): Promise<ServedCache> {
  const folder = mkdtempSync(path.join(tmpdir(), 'zed-cache-'))
  const port = await freePort()
  writeFileSync(path.join(folder, 'nginx.conf'), mainConfiguration(folder, port, new URL(server).host))
  const child = spawn(nginx, ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      if (!child.kill()) resolve()
    })
    rmSync(folder, { recursive: true, force: true })
  }
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return { url, stop }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await stop()
  throw new Error('nginx did not answer within 10 s.')
}

function mainConfiguration(folder: string, port: number, server: string): string {
  let site = readFileSync(configurationFile, 'utf8')
  for (const [theirs, ours] of [
    ['/var/cache/nginx/zed', path.join(folder, 'pages')],
    ['127.0.0.1:3000', server],
    ['listen 80;', `listen 127.0.0.1:${port};`],
  ] as const) {
    if (!site.includes(theirs)) throw new Error(`${configurationFile} has no '${theirs}'.`)
    site = site.replaceAll(theirs, ours)
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
access_log off;
${temporary.map((what) => `${what}_temp_path ${folder}/${what};`).join('\n')}
${site}
}
`
}

function runs(command: string, parameters: string[], cwd?: string): boolean {
  return spawnSync(command, parameters, { stdio: 'ignore', ...(cwd !== undefined && { cwd }) }).status === 0
}
