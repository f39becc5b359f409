// @vitest-environment jsdom
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LanguageSession } from '../../src/i18n/language-session.ts'
import { languages } from '../../src/i18n/language.ts'
import { ErrorPage } from '../../src/frame/error-page.tsx'

afterEach(cleanup)

test.each(languages)(
  'a page that throws gives way to words in its language (%s), whatever stands around it',
  async (language) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    window.scrollTo = () => {}
    const session = new LanguageSession(language, undefined)
    await session.load(language)
    const router = createRouter({
      routeTree: createRootRouteWithContext<{ session: LanguageSession }>()({
        component: () => {
          throw new Error('nothing to show')
        },
      }),
      history: createMemoryHistory({ initialEntries: ['/'] }),
      defaultErrorComponent: ErrorPage,
      context: { session },
    })
    await router.load()
    render(<RouterProvider router={router} />)
    const { es, en } = { es: 'Algo se ha cruzado en el camino', en: 'Something got in the way' }
    expect(screen.getByRole('heading').textContent).toBe({ es, en }[language])
    expect(screen.getByRole('button', { name: { es: 'Intentarlo otra vez', en: 'Try again' }[language] })).toBeTruthy()
  },
)
