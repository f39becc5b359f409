import { useEffect } from 'react'
import { useLanguage } from '../i18n/language-context.tsx'
import { localePrefix } from '../i18n/language-address.ts'
import { readStoredLanguage } from '../i18n/stored-language.ts'
import { useTheme } from '../ui/theme-context.ts'
import { readStoredTheme, shownTheme } from '../theme/stored-theme.ts'

/** Applies theme and language changes of other pages after a bfcache restore. */
export function useCatchUp(): void {
  const { language, toggle } = useLanguage()
  const { show } = useTheme()

  useEffect(() => {
    const restoreFromBfcache = () => {
      const theme = readStoredTheme()
      // At once: the page is about to be visible.
      if (theme !== 'system' && theme !== shownTheme()) show(theme)
      const chosen = readStoredLanguage()
      if (chosen && chosen !== language && !localePrefix(location.pathname)) toggle()
    }
    addEventListener('pageshow', restoreFromBfcache)
    return () => removeEventListener('pageshow', restoreFromBfcache)
  }, [language, toggle, show])
}
