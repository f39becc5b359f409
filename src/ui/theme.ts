export type Theme = 'light' | 'dark'

export type ThemeChoice = Theme | 'system'

/** Values other than `light` and `dark` count as `system`. */
export function parseThemeChoice(value: unknown): ThemeChoice {
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** `--paper` of tokens.css per theme, for the browser's frame. */
export const paperColours: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#090b15' }

/** Returns the `media` query of a theme: follows the choice, or the system. */
export function themeMedia(look: Theme, choice: ThemeChoice): string {
  if (choice === 'system') return `(prefers-color-scheme: ${look})`
  return choice === look ? 'all' : 'not all'
}
