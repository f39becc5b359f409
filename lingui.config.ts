import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-json'
import { defaultLanguage, languages } from './src/i18n/language.ts'

/** Message ids are explicit: nothing is extracted, so that no source is scanned (`include` is empty). */
export default defineConfig({
  locales: [...languages],
  sourceLocale: defaultLanguage,
  format: formatter({ style: 'minimal' }),
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: [] }],
})
