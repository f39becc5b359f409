import type { I18n } from '@lingui/core'
import { loadTranslator } from './catalogue.ts'
import { defaultLanguage, type Language } from './language.ts'
import { articleLanguage, localePrefix } from './language-address.ts'

/** Returns the initial language: URL prefix, stored choice, article id in the URL, or Spanish. */
export function startLanguage(pathname: string, stored: Language | undefined): Language {
  return localePrefix(pathname) ?? stored ?? articleLanguage(pathname) ?? defaultLanguage
}

/** One per request on the server, per visit in the browser. `prefix`: language prefix of the URL. */
export class LanguageSession {
  current: Language
  prefix: Language | undefined
  readonly #translators = new Map<Language, I18n>()

  constructor(current: Language, prefix: Language | undefined) {
    this.current = current
    this.prefix = prefix
  }

  async load(language: Language): Promise<void> {
    if (!this.#translators.has(language)) this.#translators.set(language, await loadTranslator(language))
  }

  /** Returns a translator. Throws if the language isn't loaded. */
  translator(language: Language): I18n {
    const translator = this.#translators.get(language)
    if (!translator) throw new Error(`The catalogue of '${language}' has not been loaded.`)
    return translator
  }
}
