import path from 'node:path'
import type { Plugin } from 'vite'
import { withoutCuts } from './source-cuts.ts'

const formats = path.join(import.meta.dirname, '../src/i18n/number-formats.ts')

/** Has a module of Lingui count with the formatters of another module, whose address is given. */
export function withQuickFormats(code: string, address: string): string {
  const counted = withoutCuts('@lingui/core', code, {
    texts: [
      ['new Intl.PluralRules(_locales, { type: "cardinal" })', 'cardinalRules(_locales)'],
      ['new Intl.NumberFormat(_locales, format)', 'numberFormat(_locales, format)'],
    ],
  })
  return `import { cardinalRules, numberFormat } from ${JSON.stringify(address)};\n${counted}`
}

/** Spares the browser's messages the platform's formatters while a page is taken over: see src/i18n/number-formats.ts. */
export function leanLingui(): Plugin {
  return {
    name: 'zed:lean-lingui',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/@lingui\/core\/dist\/index\.mjs$/ },
      handler: (code) => ({ code: withQuickFormats(code, formats), map: null }),
    },
  }
}
