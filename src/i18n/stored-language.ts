import { parseLanguage, type Language } from './language.ts'

/** The key of the visitor's choice in localStorage, and the name of the cookie that mirrors it for the server. */
export const languageKey = 'language'

const year = 365 * 24 * 60 * 60

/** The choice kept by this browser; undefined when nothing is stored or storage is closed. Any other value counts as `es`. */
export function readStoredLanguage(): Language | undefined {
  try {
    const value = localStorage.getItem(languageKey)
    return value === null ? undefined : parseLanguage(value)
  } catch {
    return undefined
  }
}

/** Keeps the visitor's choice in storage and in the cookie. A browser that refuses storage loses only the memory of it. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language)
  } catch (error) {
    console.warn('The language could not be stored', error)
  }
  mirrorLanguage(language)
}

/** Writes the cookie alone, for a server that has not heard of the stored choice yet. */
export function mirrorLanguage(language: Language): void {
  document.cookie = `${languageKey}=${language}; Path=/; Max-Age=${year}; SameSite=Lax`
}
