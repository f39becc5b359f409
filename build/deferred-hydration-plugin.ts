import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const hydrationModule = 'src/shell/hydration.ts'

/**
 * Keeps the app's script out of the way of a page's first paint. Start puts the client entry and its preloads into every
 * page; this replaces them, in the production build, by the small hydration module, which is told what to load and when.
 */
export function deferredHydration(): Plugin {
  let hydrationFile: string | undefined
  return {
    name: 'zed:deferred-hydration',
    apply: 'build',
    enforce: 'post',
    // One plugin instance hears of the client's build and then changes the server's.
    sharedDuringBuild: true,
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const reference = this.emitFile({ type: 'asset', name: 'hydration.js', source: await bundleHydrationModule() })
      hydrationFile = `/${this.getFileName(reference)}`
    },
    transform: {
      filter: { id: /tanstack-start-manifest:v/ },
      handler(code) {
        if (this.environment.name !== 'ssr') return
        if (!hydrationFile) this.error('The client has to be built before the server.')
        const exported = 'export const tsrStartManifest ='
        if (!code.includes(exported)) this.error("Start's manifest has another form than this plugin knows.")
        return `${code.replace(exported, 'const eagerManifest =')}
export const tsrStartManifest = () => {
  const manifest = eagerManifest()
  const root = manifest.routes.__root__
  const entry = root.scripts[0].attrs.src
  const preload = (root.preloads ?? []).filter((href) => href !== entry).join(' ')
  for (const route of Object.values(manifest.routes)) delete route.preloads
  root.scripts = [{ attrs: { type: 'module', async: true, fetchPriority: 'low', src: ${JSON.stringify(hydrationFile)}, 'data-entry': entry, 'data-preload': preload } }]
  return manifest
}
`
      },
    },
  }
}

/** The hydration module as one script. Start allows a client build a single entry, so this one is bundled apart. */
async function bundleHydrationModule(): Promise<string> {
  const bundle = await rolldown({ input: hydrationModule })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  return output[0].code
}
