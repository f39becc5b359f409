import { readStoredTheme } from './stored-theme.ts'

/** Applies the stored theme before first paint, and updates `media` attributes before the browser chooses pictures. */
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
