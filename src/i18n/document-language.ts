import { parseLanguage, type Language } from './language.ts'

/** Read from a data attribute, because browser translation changes `lang`. */
export function documentLanguage(): Language {
  return parseLanguage(document.documentElement.dataset['language'])
}
