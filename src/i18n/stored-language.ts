import { parseLanguage, type Language } from './language.ts'

/** Key in localStorage, and name of the cookie that mirrors it for the server. */
export const languageKey = 'language'

const year = 365 * 24 * 60 * 60

/** Returns the stored choice, or undefined if none or unavailable. Other values count as `es`. */
export function readStoredLanguage(): Language | undefined {
  try {
    const value = localStorage.getItem(languageKey)
    return value === null ? undefined : parseLanguage(value)
  } catch {
    return undefined
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language)
  } catch (error) {
    console.warn('The language could not be stored', error)
  }
  mirrorLanguage(language)
}

/** Writes only the cookie, for a server that doesn't know the stored choice. */
export function mirrorLanguage(language: Language): void {
  document.cookie = `${languageKey}=${language}; Path=/; Max-Age=${year}; SameSite=Lax`
}
