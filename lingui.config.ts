import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-json'
import { languages } from './src/i18n/language.ts'

/**
 * Message ids are explicit: nothing is extracted, so that no source is scanned (`include` is empty). No language is the source
 * of the other: a key that one of them lacks is shown as it is, and fails the build (vite/published-catalogues-plugin.ts).
 */
export default defineConfig({
  locales: [...languages],
  format: formatter({ style: 'minimal' }),
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: [] }],
})
