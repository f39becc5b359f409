import path from 'node:path'
import type { Plugin } from 'vite'

const here = import.meta.dirname
const pageHarness = path.join(here, 'page-harness.ts')
const silentAvatar = path.join(here, 'silent-avatar.ts')

/** How XState's package creates an actor. */
const made = 'return new Actor(logic, options);'
const observed = `return new Actor(logic, options?.parent ? options : { ...globalThis.zedActorOptions?.(), ...options });`

function observedActors(): Plugin {
  return {
    name: 'zed:observed-actors',
    transform: {
      filter: { id: /\/xstate\/dist\/raise-[^/]*\.esm\.js/ },
      handler(code) {
        if (this.environment?.config.consumer === 'server') return null
        if (!code.includes(made)) this.error('XState makes its actors otherwise than the testing harness knows.')
        return { code: code.replace(made, observed), map: null }
      },
    },
  }
}

/** Injects the test harness; for testers also the silent engine. */
export function testHarness({ silent }: { silent: boolean }): Plugin[] {
  return [
    observedActors(),
    {
      name: 'zed:test-harness',
      enforce: 'pre',
      config: (_config, { command }) =>
        command === 'serve' ? { optimizeDeps: { rolldownOptions: { plugins: [observedActors()] } } } : {},
      applyToEnvironment: ({ name }) => name === 'client',
      resolveId: {
        filter: { id: /\/engines\/(zed|unity)\/engine\.tsx?$/ },
        handler: () => (silent ? silentAvatar : null),
      },
      transform: {
        filter: { id: /\/src\/client\.tsx(\?|$)/ },
        handler: (code) => ({ code: `import ${JSON.stringify(pageHarness)}\n${code}`, map: null }),
      },
    },
  ]
}
