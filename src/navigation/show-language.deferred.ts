import type { RegisteredRouter } from '@tanstack/react-router'
import type { Language } from '../i18n/language.ts'
import { withLocalePrefix } from '../i18n/language-address.ts'
import { storeLanguage } from '../i18n/stored-language.ts'
import { wakeIslands } from '../runtime/wake-islands.ts'

/** Loads messages and data, then updates all at once. Rejects, leaving the page unchanged, on failure or abort. */
export async function showLanguage(router: RegisteredRouter, language: Language, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const { session } = router.options.context
  const { current, prefix } = session
  if (!navigator.onLine) throw new Error('There is no connection')
  await session.load(language)
  signal.throwIfAborted()
  // React would drop the markup of parts that lack code, or aren't hydrated in time; the server can show them.
  const isWhole = await wakeIslands()
  signal.throwIfAborted()
  if (!isWhole) return showByServer(router, language)
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
