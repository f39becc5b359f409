import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { loadDeferredMessages } from './i18n/catalogue.ts'
import { parseLanguage } from './i18n/language.ts'
import { localePrefix, withLocalePrefix, withoutLocalePrefix } from './i18n/language-address.ts'
import { LanguageSession, startLanguage } from './i18n/language-session.ts'
import { routeTree } from './routeTree.gen.ts'
import { nonceHeader } from './server/security-headers.ts'
import { siteConfiguration } from './server/process-configuration.ts'
import { visitorCookies } from './server/visitor-cookies.ts'
import { deferAddress } from './shell/deferred-address.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { transitionBetweenPages } from './shell/page-transitions.ts'
import { readSiteConfiguration } from './shell/site-configuration.ts'
import { parseThemeChoice } from './ui/theme.ts'

const startOfVisit = createIsomorphicFn()
  .server(() => {
    const request = getRequest()
    const { pathname } = new URL(request.url)
    const { language, theme } = visitorCookies(request)
    const nonce = request.headers.get(nonceHeader) ?? undefined
    return { pathname, language: startLanguage(pathname, language), theme, site: siteConfiguration(), nonce }
  })
  // The server has decided already and said so in the document: hydration must start from the same.
  .client(() => ({
    pathname: location.pathname,
    language: parseLanguage(document.documentElement.lang),
    theme: parseThemeChoice(document.documentElement.dataset['theme']),
    site: readSiteConfiguration(document),
    nonce: undefined,
  }))

/** Makes the router of a request (server) or of a visit (browser), its catalogue loaded. */
export async function getRouter() {
  const { pathname, language, theme, site, nonce } = startOfVisit()
  const session = new LanguageSession(language, localePrefix(pathname))
  await session.load(language)
  const router = createRouter({
    routeTree,
    context: { session, theme, site },
    ...(nonce && { ssr: { nonce } }),
    rewrite: {
      input: ({ url }) => {
        url.pathname = withoutLocalePrefix(url.pathname)
        return url
      },
      output: ({ url }) => {
        if (session.prefix && !url.pathname.startsWith('/api/'))
          url.pathname = withLocalePrefix(url.pathname, session.prefix)
        return url
      },
    },
    scrollRestoration: false,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 30_000,
    defaultStaleTime: Infinity,
    defaultNotFoundComponent: lazyRouteComponent(async () => {
      const [page] = await Promise.all([import('./shell/not-found-page.deferred.tsx'), loadDeferredMessages()])
      return page
    }, 'NotFoundPage'),
    defaultErrorComponent: ErrorPage,
  })
  if (!router.isServer) {
    deferAddress(router)
    transitionBetweenPages(router)
    const [matchedRoutes] = router.getMatchedRoutes(withoutLocalePrefix(pathname))
    for (const { options } of matchedRoutes) {
      if (options.staticData?.messages) await loadDeferredMessages(options.staticData.messages)
    }
  }
  return router
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page says what is not on most pages' first view: its messages are loaded before it is shown. */
    messages?: 'all' | 'video'
  }
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
