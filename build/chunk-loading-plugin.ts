import path from 'node:path'
import type { Plugin } from 'vite'

const loader = path.resolve(import.meta.dirname, '../src/shell/load-chunk.ts')

/** Puts `src/shell/load-chunk.ts` in the place of what Vite wraps around every `import()` of the browser's build. */
export function chunkLoading(): Plugin {
  return {
    name: 'zed:chunk-loading',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes('export const __vitePreload'))
          this.error("Vite's loader has another form than is known here.")
        return { code: `export { loadChunk as __vitePreload } from ${JSON.stringify(loader)}`, map: null }
      },
    },
  }
}
