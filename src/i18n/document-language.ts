import { parseLanguage, type Language } from './language.ts'

/** Returns the page's language from a data attribute: browser translation changes `lang`. */
export function documentLanguage(): Language {
  return parseLanguage(document.documentElement.dataset['language'])
}
