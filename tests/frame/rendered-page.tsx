import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { messages as en } from '../../locales/en.json?lingui'
import { messages as es } from '../../locales/es.json?lingui'
import { createTranslator } from '../../src/i18n/catalogue.ts'
import { LanguageControlProvider } from '../../src/i18n/language-context.tsx'
import { QuietSystem } from '../../tools/testing/gallery/quiet-system.tsx'
import { otherLanguage, type Language } from '../../src/i18n/language.ts'

const catalogues = { es, en }

export async function renderPage(page: ReactNode, { language = 'es' as Language } = {}) {
  let toggle: () => void = () => {}
  let show: (page: ReactNode) => void = () => {}
  function Frame() {
    const [current, setCurrent] = useState(language)
    const [shown, setShown] = useState(page)
    toggle = () => setCurrent(otherLanguage(current))
    show = setShown
    return (
      <I18nProvider i18n={createTranslator(current, catalogues[current])}>
        <QuietSystem>
          <LanguageControlProvider value={{ language: current, toggle }}>{shown}</LanguageControlProvider>
        </QuietSystem>
      </I18nProvider>
    )
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Frame }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  // jsdom cannot scroll.
  window.scrollTo = () => {}
  await router.load()
  const view = render(<RouterProvider router={router} />)
  return {
    ...view,
    toggleLanguage: () => act(() => toggle()),
    rerenderPage: (next: ReactNode) => act(() => show(next)),
  }
}
