import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { languages } from '../src/i18n/language.ts'

const address = (language: string) => `assets/i18n/${language}.json`
const source = (language: string) => readFileSync(`locales/${language}.json`)

/** Publishes the catalogues unchanged at `/assets/i18n/{lang}.json`, in development and in the build. */
export function publishedCatalogues(): Plugin {
  return {
    name: 'zed:published-catalogues',
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
