import type { Plugin } from 'vite'

/** Prepends each style sheet's URL as a comment; `src/hydration/inlined-styles.ts` then prevents a second load. */
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
