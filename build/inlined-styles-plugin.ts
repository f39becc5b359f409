import type { Plugin } from 'vite'

/**
 * Keeps a part that arrives late from bringing the app's style sheet once more: it stands in every page. A second copy
 * would declare the fonts anew, and those that came after the first paint would be swapped in under the reader's eyes.
 */
export function inlinedStyles(): Plugin {
  return {
    name: 'zed:inlined-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has written down what each part is fetched with.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const entry = chunks.find((chunk) => chunk.isEntry)
        const styles = [...(entry?.viteMetadata?.importedCss ?? [])]
        if (!entry || styles.length !== 1)
          this.error('The app has one entry with one style sheet, as far as is known here.')
        // The list is read by position, so the place is kept: the entry itself is there already.
        for (const chunk of chunks) chunk.code = chunk.code.replaceAll(`"${styles[0]}"`, `"${entry.fileName}"`)
      },
    },
  }
}
