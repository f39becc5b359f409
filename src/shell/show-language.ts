import type { RegisteredRouter } from '@tanstack/react-router'
import type { Language } from '../i18n/language.ts'
import { withLocalePrefix } from '../i18n/language-address.ts'

/**
 * Shows the page in another language, in place: catalogue and data are loaded first, then title, `lang`, dates, lists and
 * article change together. An article gives way to its translation, and an address that pins a language pins the new one.
 * Rejects, with the old language still shown, when the catalogue can't be loaded.
 */
export async function showLanguage(router: RegisteredRouter, language: Language): Promise<void> {
  const { session } = router.options.context
  if (session.current === language) return
  await session.load(language)
  session.current = language
  if (session.prefix) session.prefix = language
  await router.invalidate({ sync: true })
  const { pathname, searchStr, hash } = router.latestLocation
  const address = withLocalePrefix(pathname, language)
  if (session.prefix && location.pathname !== address) {
    router.history.replace(address + searchStr + (hash && `#${hash}`), router.history.location.state)
  }
}
