import { readStoredTheme } from './stored-theme.ts'
import { themeMedia } from '../ui/theme.ts'

/**
 * Shows the theme that this browser keeps, before anything is seen: a page is the same for everybody and looks as the
 * system does. What follows the system by a media query of its own, pictures above all, is told as it comes, before the
 * browser has chosen a file.
 */
export function showStoredTheme(): void {
  const choice = readStoredTheme()
  if (choice === 'system') return
  const { documentElement } = document
  documentElement.dataset['theme'] = choice
  const settle = () => {
    for (const look of ['light', 'dark'] as const)
      for (const follower of document.querySelectorAll(`[media="${themeMedia(look, 'system')}"]`))
        follower.setAttribute('media', themeMedia(look, choice))
  }
  const coming = new MutationObserver(settle)
  coming.observe(documentElement, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => {
    settle()
    coming.disconnect()
  })
}
