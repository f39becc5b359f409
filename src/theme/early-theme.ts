import { readStoredTheme } from './stored-theme.ts'

/**
 * Applies the stored theme before first paint. Pages are the same for everybody and follow the system by default.
 * Updates `media` attributes (`themeMedia`) during parsing, before the browser chooses picture files.
 */
export function showStoredTheme(): void {
  const choice = readStoredTheme()
  if (choice === 'system') return
  document.documentElement.dataset['theme'] = choice
  const coming = new MutationObserver(() => {
    for (const follower of document.querySelectorAll('[media*=prefers-color]'))
      follower.setAttribute('media', follower.matches(`[media*=${choice}]`) ? 'all' : 'not all')
  })
  coming.observe(document, { childList: true, subtree: true })
  // After parsing, React takes over.
  addEventListener('load', () => coming.disconnect())
}
