import { parseThemeChoice, type ThemeChoice } from '../ui/theme.ts'

/** The key of the visitor's choice in localStorage. The server is not told of it. */
export const themeKey = 'theme'

/** The choice kept by this browser; `system` when nothing is stored or storage is closed. */
export function readStoredTheme(): ThemeChoice {
  try {
    return parseThemeChoice(localStorage.getItem(themeKey))
  } catch {
    return 'system'
  }
}

/** The theme that the page shows in the browser: what it started with was there before React (`early-theme.ts`). */
export const shownTheme = (): ThemeChoice => parseThemeChoice(document.documentElement.dataset['theme'])
