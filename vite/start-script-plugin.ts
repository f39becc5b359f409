import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const hydrationModule = 'src/hydration/hydration.ts'
const startScript = 'zed:start-script'

/** Provides the inline hydration script (`zed:start-script`) to the server renderer. */
export function startScriptPlugin(): Plugin {
  let script: string | undefined
  return {
    name: 'zed:start-script',
    enforce: 'post',
    // The same plugin instance reads the client build and then changes the server build.
    sharedDuringBuild: true,
    async generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (entry?.type !== 'chunk') this.error('The client has no entry.')
      // Imports shared chunks explicitly: if the browser discovered them late, that would cost a round trip.
      script = await bundleHydrationModule([...entry.imports, entry.fileName].map((file) => `/${file}`))
    },
    resolveId: {
      filter: { id: /^zed:start-script$/ },
      handler: () => `\0${startScript}`,
    },
    load: {
      filter: { id: /zed:start-script$/ },
      handler() {
        const isPage = this.environment.mode === 'build' && this.environment.name === 'ssr'
        if (isPage && script === undefined) this.error('The client has to be built before the server.')
        return `export default ${JSON.stringify(isPage ? script : '')}`
      },
    },
  }
}

/** Bundles the hydration module separately, since Start allows one client entry. */
async function bundleHydrationModule(appFiles: readonly string[]): Promise<string> {
  const bundle = await rolldown({
    input: hydrationModule,
    transform: { define: { appFiles: JSON.stringify(appFiles) } },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false })
  await bundle.close()
  return output[0].code.trim()
}
