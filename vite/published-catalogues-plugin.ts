import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { languages } from '../src/i18n/language.ts'

const address = (language: string) => `assets/i18n/${language}.json`
const source = (language: string) => readFileSync(`locales/${language}.json`)

export function missingMessages(catalogues: Readonly<Record<string, object>>): string[] {
  const all = new Set(Object.values(catalogues).flatMap((catalogue) => Object.keys(catalogue)))
  return Object.entries(catalogues).flatMap(([language, catalogue]) =>
    [...all].filter((id) => !(id in catalogue)).map((id) => `locales/${language}.json lacks '${id}'`),
  )
}

/** Serves catalogs at `/assets/i18n/{lang}.json` in development and build. */
export function publishedCatalogues(): Plugin {
  return {
    name: 'zed:published-catalogues',
    buildStart() {
      // Development shows the key; builds fail.
      if (this.meta.watchMode || this.environment.config.command !== 'build') return
      const catalogues = languages.map((language) => [language, JSON.parse(source(language).toString()) as object])
      const missing = missingMessages(Object.fromEntries(catalogues))
      if (missing.length > 0) this.error(missing.join('\n'))
    },
    configureServer(server) {
      for (const language of languages) {
        server.middlewares.use(`/${address(language)}`, (_request, response) => {
          response.setHeader('content-type', 'application/json; charset=utf-8')
          response.end(source(language))
        })
      }
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const language of languages) {
        this.emitFile({ type: 'asset', fileName: address(language), source: source(language) })
      }
    },
  }
}
