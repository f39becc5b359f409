import { parseThemeChoice, type ThemeChoice } from './theme.ts'

/** The key of the visitor's choice in localStorage, and the name of the cookie that mirrors it for the server. */
export const themeKey = 'theme'

const year = 365 * 24 * 60 * 60

/** The choice in a Cookie header. */
export function themeOfCookies(cookies: string): ThemeChoice {
  return parseThemeChoice(new RegExp(`(?:^|;\\s*)${themeKey}=([^;]*)`).exec(cookies)?.[1])
}

/** The choice kept by this browser; `system` when nothing is stored or storage is closed. */
export function readStoredTheme(): ThemeChoice {
  try {
    return parseThemeChoice(localStorage.getItem(themeKey))
  } catch {
    return 'system'
  }
}

/** Keeps the visitor's choice in storage and in the cookie. A browser that refuses storage loses only the memory of it. */
export function storeTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(themeKey, choice)
  } catch (error) {
    console.warn('The theme could not be stored', error)
  }
  document.cookie = `${themeKey}=${choice}; Path=/; Max-Age=${year}; SameSite=Lax`
}
