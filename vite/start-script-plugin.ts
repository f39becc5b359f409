import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const hydrationModule = 'src/hydration/hydration.ts'
const startScript = 'zed:start-script'

/**
 * Gives the text of the small hydration module, which knows what to load and when, to who renders a page (`zed:start-script`):
 * it stands in the page itself, so that nothing has to arrive before it runs.
 */
export function startScriptPlugin(): Plugin {
  let script: string | undefined
  return {
    name: 'zed:start-script',
    enforce: 'post',
    // One plugin instance hears of the client's build and then changes the server's.
    sharedDuringBuild: true,
    async generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (entry?.type !== 'chunk') this.error('The client has no entry.')
      // What several of them import is asked for with them: looked for only once one has come, it would keep all of them
      // waiting for a round trip, and then have them run in one task.
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

/** The hydration module as the text of one script. Start allows a client build a single entry, so it is bundled apart. */
async function bundleHydrationModule(appFiles: readonly string[]): Promise<string> {
  const bundle = await rolldown({
    input: hydrationModule,
    transform: { define: { appFiles: JSON.stringify(appFiles) } },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code.trim()
}
