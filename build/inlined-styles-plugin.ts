import type { Plugin } from 'vite'

/**
 * Has each style sheet that a page is sent with begin with its address. The browser's loader reads it there
 * (src/shell/load-chunk.ts) and does not bring the sheet once more: that would cost its bytes and have the whole page styled
 * anew, and a second copy of the fonts' would swap those that came after the first paint under the reader's eyes.
 */
export function inlinedStyles(): Plugin {
  return {
    name: 'zed:inlined-styles',
    transform: {
      filter: { id: /tanstack-start-manifest:v/ },
      handler(code) {
        if (this.environment.mode !== 'build' || this.environment.name !== 'ssr') return
        const exported = 'export const tsrStartManifest ='
        if (!code.includes(exported)) this.error("Start's manifest has another form than this plugin knows.")
        return `${code.replace(exported, 'const namelessManifest =')}
export const tsrStartManifest = () => {
  const manifest = namelessManifest()
  const { styles } = manifest.inlineCss
  for (const [href, css] of Object.entries(styles)) styles[href] = '/*' + href + '*/' + css
  return manifest
}
`
      },
    },
  }
}
