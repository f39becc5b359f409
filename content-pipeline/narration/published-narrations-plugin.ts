import { cp } from 'node:fs/promises'
import path from 'node:path'
import send from 'send'
import type { Plugin } from 'vite'

/** Serves narrations at `/narration/` in development and build. */
export function publishedNarrations(directory: string): Plugin {
  return {
    name: 'zed:published-narrations',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(server) {
      server.middlewares.use('/narration', (request, response, next) => {
        send(request, request.url ?? '/', { root: directory, index: false })
          .on('error', next)
          .pipe(response)
      })
    },
    async writeBundle({ dir }) {
      if (dir) await cp(directory, path.join(dir, 'narration'), { recursive: true })
    },
  }
}
