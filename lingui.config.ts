import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-json'
import { languages } from './src/i18n/language.ts'

/** Message ids are explicit, so `include` is empty. Missing keys fail the build (published-catalogues-plugin.ts). */
export default defineConfig({
  locales: [...languages],
  format: formatter({ style: 'minimal' }),
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: [] }],
})
