import type { Plugin } from 'vite'

/**
 * Has each style sheet begin with its address, in a comment. Start sends a page with its sheets inside, where the browser's
 * loader does not see them: `src/hydration/inlined-styles.ts` reads the addresses and tells it, so that no sheet is fetched twice.
 */
export function inlinedStyles(): Plugin {
  return {
    name: 'zed:inlined-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = `/*/${file.fileName}*/${String(file.source)}`
        }
      },
    },
  }
}
