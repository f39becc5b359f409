/** The two ways a page can look. */
export type Theme = 'light' | 'dark'

/** What a visitor has chosen; `system` is no choice: the page looks as the visitor's system does. */
export type ThemeChoice = Theme | 'system'

/** Any value but `light` and `dark` counts as `system`. */
export function parseThemeChoice(value: unknown): ThemeChoice {
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** The colour of paper in each theme (`--paper` of tokens.css), for the browser's own frame around the page. */
export const paperColours: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#090b15' }

/** The `media` of what belongs to one of the two looks: it follows the choice, or else the system. */
export function themeMedia(look: Theme, choice: ThemeChoice): string {
  if (choice === 'system') return `(prefers-color-scheme: ${look})`
  return choice === look ? 'all' : 'not all'
}
