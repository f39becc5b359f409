import type { Plugin } from 'vite'
import { changedStartManifest } from './start-manifest.ts'

/**
 * Has each style sheet that a page is sent with begin with its address. The browser's loader reads it there
 * (src/shell/load-chunk.ts) and does not bring the sheet once more: that would cost its bytes and have the whole page styled
 * anew, and a second copy of the fonts' would swap those that came after the first paint under the reader's eyes.
 */
export function inlinedStyles(): Plugin {
  const name = 'zed:inlined-styles'
  const change = `const { styles } = manifest.inlineCss
  for (const [href, css] of Object.entries(styles)) styles[href] = '/*' + href + '*/' + css`
  return { name, ...changedStartManifest(name, change) }
}
