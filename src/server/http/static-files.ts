import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { contentType } from 'mime-types'
import send from 'send'
import { accepts } from './accept-encoding.ts'
import { refuse } from './error-response.ts'

/** Names with a content hash: immutable. */
const hashed = /^\/(assets\/.*-[\w-]{8}\.\w+$|narration\/)/
/** May change under the same name, and must then agree with the page: revalidated. */
const changing = /^\/assets\/|\.(mp4|vtt|js)$/
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

interface StaticFile {
  directory: string
  encodings: (typeof encodings)[number][]
}

/** Serves files from several folders; the first match wins. Supports ranges (RFC 9110 §14). */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>()
  readonly #folders = new Set<string>()

  constructor(directories: readonly string[]) {
    for (const directory of directories) {
      const names = new Set(list(directory))
      for (const name of names) {
        if (encodings.some(({ ending }) => name.endsWith(ending)) || this.#files.has(name)) continue
        this.#files.set(name, { directory, encodings: encodings.filter(({ ending }) => names.has(name + ending)) })
        if (name.lastIndexOf('/') > 0) this.#folders.add(name.slice(0, name.indexOf('/', 1) + 1))
      }
    }
  }

  /** `pathname` starts with a slash and isn't decoded. */
  answer(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
    const name = decoded(pathname)
    const file = this.#files.get(name)
    if (!file) {
      if (![...this.#folders].some((folder) => name.startsWith(folder))) return false
      refuse(response, 404, 'Not found\n')
      return true
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      refuse(response, 405, 'Method not allowed\n')
      return true
    }
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = file.encodings.find((one) => accepts(accepted, one.name))
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('cache-control', cacheControl(name))
    response.setHeader('content-type', contentType(path.extname(name)) || 'application/octet-stream')
    if (file.encodings.length > 0) response.setHeader('vary', 'Accept-Encoding')
    if (encoding) response.setHeader('content-encoding', encoding.name)
    send(
      request,
      encodeURI(name + (encoding?.ending ?? ''))
        .replaceAll('?', '%3F')
        .replaceAll('#', '%23'),
      {
        root: file.directory,
        cacheControl: false,
        dotfiles: 'allow',
        index: false,
      },
    )
      .on('error', ({ status = 500 }: { status?: number }) => {
        if (response.headersSent) return response.destroy()
        for (const header of ['content-encoding', 'cache-control']) response.removeHeader(header)
        refuse(response, status, 'The file could not be sent\n')
      })
      .pipe(response)
    return true
  }
}

function cacheControl(name: string): string {
  if (hashed.test(name)) return 'public, max-age=31536000, immutable'
  return changing.test(name) ? 'no-cache' : 'public, max-age=86400'
}

function list(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`)
  } catch {
    return []
  }
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
