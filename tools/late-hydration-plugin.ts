import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const wakeModule = 'src/shell/wake.ts'

/**
 * Keeps the app's script out of the way of a page's first paint. Start puts the client entry and its preloads into every
 * page; this replaces them, in the production build, by the small wake module, which is told what to load and when.
 */
export function lateHydration(): Plugin {
  let wakeFile: string | undefined
  return {
    name: 'zed:late-hydration',
    apply: 'build',
    enforce: 'post',
    // One plugin instance hears of the client's build and then changes the server's.
    sharedDuringBuild: true,
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const reference = this.emitFile({ type: 'asset', name: 'wake.js', source: await bundleWakeModule() })
      wakeFile = `/${this.getFileName(reference)}`
    },
    transform: {
      filter: { id: /tanstack-start-manifest:v/ },
      handler(code) {
        if (this.environment.name !== 'ssr') return
        if (!wakeFile) this.error('The client has to be built before the server.')
        const exported = 'export const tsrStartManifest ='
        if (!code.includes(exported)) this.error("Start's manifest has another form than this plugin knows.")
        return `${code.replace(exported, 'const eagerManifest =')}
export const tsrStartManifest = () => {
  const manifest = eagerManifest()
  const root = manifest.routes.__root__
  const entry = root.scripts[0].attrs.src
  const preload = (root.preloads ?? []).filter((href) => href !== entry).join(' ')
  for (const route of Object.values(manifest.routes)) delete route.preloads
  root.scripts = [{ attrs: { type: 'module', async: true, fetchPriority: 'low', src: ${JSON.stringify(wakeFile)}, 'data-entry': entry, 'data-preload': preload } }]
  return manifest
}
`
      },
    },
  }
}

/** The wake module as one script. Start allows a client build a single entry, so this one is bundled apart. */
async function bundleWakeModule(): Promise<string> {
  const bundle = await rolldown({ input: wakeModule })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  return output[0].code
}
