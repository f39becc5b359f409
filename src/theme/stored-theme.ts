import { parseThemeChoice, type ThemeChoice } from '../ui/theme.ts'

export const themeKey = 'theme'

/** Returns the stored choice; `system` if none or if storage is unavailable. */
export function readStoredTheme(): ThemeChoice {
  try {
    return parseThemeChoice(localStorage.getItem(themeKey))
  } catch {
    return 'system'
  }
}

/** Set before React runs (`early-theme.ts`). */
export const shownTheme = (): ThemeChoice => parseThemeChoice(document.documentElement.dataset['theme'])
