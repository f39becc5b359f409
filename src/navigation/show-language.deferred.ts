import type { RegisteredRouter } from '@tanstack/react-router'
import type { Language } from '../i18n/language.ts'
import { withLocalePrefix } from '../i18n/language-address.ts'
import { storeLanguage } from '../i18n/stored-language.ts'
import { wakeIslands } from '../runtime/lazy-island.tsx'
import { lacksParts } from '../runtime/lazy-with-retry.ts'

/**
 * Shows the page in another language, in place: catalogue and data are loaded first, then title, `lang`, dates, lists and
 * article change together. An article gives way to its translation, and an address that pins a language pins the new one.
 * Rejects, with the old language shown, when there is no connection, when catalogue or data can't be loaded, and when it is
 * given up by its signal.
 */
export async function showLanguage(router: RegisteredRouter, language: Language, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const { session } = router.options.context
  const { current, prefix } = session
  if (!navigator.onLine) throw new Error('There is no connection')
  await session.load(language)
  signal.throwIfAborted()
  // What has not been fetched yet would be gone until it is there.
  await wakeIslands()
  signal.throwIfAborted()
  // React changes no part whose code is missing: the server does.
  if (lacksParts()) return showByServer(router, language)
  const change = (to: Language) => {
    session.current = to
    if (prefix) session.prefix = to
    return router.invalidate({ sync: true })
  }
  const undo = () => void change(current)
  signal.addEventListener('abort', undo)
  await change(language)
  signal.removeEventListener('abort', undo)
  signal.throwIfAborted()
  if (router.state.matches.some(({ status }) => status === 'error')) {
    await change(current)
    throw new Error(`The page could not be loaded in '${language}'`)
  }
  const address = addressIn(router, language)
  if (prefix && location.pathname !== withLocalePrefix(router.latestLocation.pathname, language)) {
    router.history.replace(address, router.history.location.state, { ignoreBlocker: true })
  }
}

function addressIn({ latestLocation: { pathname, searchStr, hash } }: RegisteredRouter, language: Language): string {
  return withLocalePrefix(pathname, language) + searchStr + (hash && `#${hash}`)
}

function showByServer(router: RegisteredRouter, language: Language): Promise<never> {
  storeLanguage(language)
  if (router.options.context.session.prefix) location.assign(addressIn(router, language))
  else location.reload()
  return new Promise(() => {})
}
