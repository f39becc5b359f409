import type { I18n } from '@lingui/core'
import { loadTranslator } from './catalogue.ts'
import { defaultLanguage, type Language } from './language.ts'
import { articleLanguage, localePrefix } from './language-address.ts'

/**
 * The language at start-up, by the first that tells one: the address's prefix, the visitor's stored choice,
 * the id of the article in the address, and Spanish.
 */
export function startLanguage(pathname: string, stored: Language | undefined): Language {
  return localePrefix(pathname) ?? stored ?? articleLanguage(pathname) ?? defaultLanguage
}

/**
 * The language that pages are loaded in. One per router: per request on the server, per visit in the browser.
 * `prefix` is the language in front of the address, kept for the visit.
 */
export class LanguageSession {
  current: Language
  prefix: Language | undefined
  readonly #translators = new Map<Language, I18n>()

  constructor(current: Language, prefix: Language | undefined) {
    this.current = current
    this.prefix = prefix
  }

  /** Loads a language's catalogue once. */
  async load(language: Language): Promise<void> {
    if (!this.#translators.has(language)) this.#translators.set(language, await loadTranslator(language))
  }

  /** The translator of a loaded language; throws when `load` has not been awaited for it. */
  translator(language: Language): I18n {
    const translator = this.#translators.get(language)
    if (!translator) throw new Error(`The catalogue of '${language}' has not been loaded.`)
    return translator
  }
}
