import { parseLanguage, type Language } from './language.ts'

/**
 * The language that the open page is in. Its root says so beside `lang`, which a browser that translates the page takes for
 * itself.
 */
export function documentLanguage(): Language {
  return parseLanguage(document.documentElement.dataset['language'])
}
