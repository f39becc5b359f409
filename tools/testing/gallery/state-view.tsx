import { I18nProvider } from '@lingui/react'
import { RouterProvider, useRouterState } from '@tanstack/react-router'
import { Suspense, useLayoutEffect, useState, type ReactNode } from 'react'
import { loadDeferredMessages } from '../../../src/i18n/catalogue.ts'
import { LanguageControlProvider } from '../../../src/i18n/language-context.tsx'
import { LanguageSession } from '../../../src/i18n/language-session.ts'
import { languages, otherLanguage, type Language } from '../../../src/i18n/language.ts'
import { ThemeControlProvider } from '../../../src/ui/theme-context.ts'
import type { Theme } from '../../../src/ui/theme.ts'
import { createSiteRouter } from './site-router.ts'
import { QuietSystem } from './quiet-system.tsx'
import { Waiting } from './waiting.tsx'

export interface StateViewOptions {
  language: Language
  theme: Theme
}

export async function createStateView(state: () => ReactNode, start: StateViewOptions): Promise<ReactNode> {
  const session = new LanguageSession(start.language, undefined)
  await Promise.all(languages.map((language) => session.load(language)))
  await loadDeferredMessages()

  function View() {
    const [language, setLanguage] = useState(start.language)
    const [theme, setTheme] = useState(start.theme)
    useLayoutEffect(() => {
      document.documentElement.lang = language
      document.documentElement.dataset['theme'] = theme
    }, [language, theme])
    return (
      <I18nProvider i18n={session.translator(language)}>
        <LanguageControlProvider value={{ language, toggle: () => setLanguage(otherLanguage(language)) }}>
          <ThemeControlProvider
            value={{ choice: theme, show: () => {}, toggle: () => setTheme(theme === 'light' ? 'dark' : 'light') }}
          >
            <Suspense fallback={<Waiting />}>
              <QuietSystem>
                <State show={state} />
              </QuietSystem>
            </Suspense>
            <Followed />
          </ThemeControlProvider>
        </LanguageControlProvider>
      </I18nProvider>
    )
  }

  const router = createSiteRouter(View, session)
  await router.load()
  return <RouterProvider router={router} />
}

/** Created in render, so it belongs to this view. */
function State({ show }: { show: () => ReactNode }) {
  return show()
}

function Followed() {
  const address = useRouterState({ select: ({ location }) => location.href })
  return address === '/' ? null : <output className="gallery-followed">{address}</output>
}
