import { readStoredTheme } from './stored-theme.ts'

/**
 * Shows the theme that this browser keeps, before anything is seen: a page is the same for everybody and looks as the
 * system does. What follows the system by a `media` of its own (`themeMedia`) is told as it is parsed, before the browser
 * has chosen a picture's file.
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
  // By then all is parsed; from here on React says which it is.
  addEventListener('load', () => coming.disconnect())
}
