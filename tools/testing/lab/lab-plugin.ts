import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

/** Addresses of the testers' pages, and their files. */
const pages: Readonly<Record<string, string>> = { '/lab/machines': 'index.html', '/lab/zed': 'zed.html' }

/** Serves the testers' pages in development: the machines, with the site in a frame, and Zed by hand. */
export function labPage(): Plugin {
  return {
    name: 'zed:lab-page',
    // Runs before the site's catch-all.
    enforce: 'pre',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        openToFrames(response)
        const file = pages[pathname]
        if (file === undefined) return next()
        const page = readFileSync(path.join(import.meta.dirname, file), 'utf8')
        const here = path.relative(server.config.root, import.meta.dirname)
        server.transformIndexHtml(pathname, page.replaceAll('"./', `"/${here}/`)).then((text) => {
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(text)
        }, next)
      })
    },
  }
}

const closing = new Set(['x-frame-options', 'content-security-policy', 'cross-origin-opener-policy'])

function openToFrames(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => (closing.has(name.toLowerCase()) ? response : setHeader(name, value))
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = ((...given: unknown[]) => writeHead(...given.map(withoutClosing))) as typeof response.writeHead
}

function withoutClosing(given: unknown): unknown {
  if (Array.isArray(given)) {
    if (given.every((one) => Array.isArray(one)))
      return given.filter(([name]: unknown[]) => !closing.has(String(name).toLowerCase()))
    return given.filter((_, index) => !closing.has(String(given[index - (index % 2)]).toLowerCase()))
  }
  if (typeof given !== 'object' || given === null) return given
  return Object.fromEntries(Object.entries(given).filter(([name]) => !closing.has(name.toLowerCase())))
}
