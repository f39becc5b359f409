import path from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

/** Builds the service worker as one file at `/service-worker.js`: its URL determines its scope. */
export function serviceWorker(): Plugin {
  return {
    name: 'zed:service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const bundle = await rolldown({
        input: path.resolve('src/offline/service-worker.ts'),
        platform: 'browser',
        transform: { define: { 'process.env.NODE_ENV': '"production"' } },
      })
      const { output } = await bundle.generate({ format: 'iife', minify: true })
      await bundle.close()
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: output[0].code })
    },
  }
}
