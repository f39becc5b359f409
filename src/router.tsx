import { createRouter, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { loadDeferredMessages } from './i18n/catalogue.ts'
import { documentLanguage } from './i18n/document-language.ts'
import { localePrefix, withLocalePrefix, withoutLocalePrefix } from './i18n/language-address.ts'
import { LanguageSession, startLanguage } from './i18n/language-session.ts'
import { routeTree } from './routeTree.gen.ts'
import { nonceHeader } from './server/http/security-headers.ts'
import { siteConfiguration } from './server/operations/process-configuration.ts'
import { visitorCookies } from './server/http/visitor-cookies.ts'
import { deferAddress } from './navigation/deferred-address.ts'
import { ErrorPage } from './frame/error-page.tsx'
import { withoutScripts } from './hydration/late-scripts.ts'
import { loadsWhole } from './hydration/preload-errors.ts'
import { ignoreSkippedTransitions, pageTransition } from './navigation/page-transitions.ts'
import { readSiteConfiguration } from './frame/site-configuration.ts'
import { lazyWithRetry } from './runtime/lazy-with-retry.ts'
import { lazyViewWithRetry } from './runtime/lazy-view-with-retry.ts'
import { recovering } from './runtime/recover.tsx'

const startOfVisit = createIsomorphicFn()
  .server(() => {
    const request = getRequest()
    const { pathname } = new URL(request.url)
    const { language } = visitorCookies(request)
    const nonce = request.headers.get(nonceHeader) ?? undefined
    return { pathname, language: startLanguage(pathname, language), site: siteConfiguration(), nonce }
  })
  // Hydration must start with the language that the server chose.
  .client(() => ({
    pathname: location.pathname,
    language: documentLanguage(),
    site: readSiteConfiguration(document),
    nonce: undefined,
  }))

const loadNotFoundPage = lazyViewWithRetry(() => import('./frame/not-found-page.deferred.tsx'))

/** One router per request on the server, per visit in the browser, with the messages of the first view loaded. */
export async function getRouter() {
  const { pathname, language, site, nonce } = startOfVisit()
  const session = new LanguageSession(language, localePrefix(pathname))
  if (import.meta.env.SSR) await session.load(language)
  const router = createRouter({
    routeTree,
    context: { session, site },
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
    // `scrollOnNavigation` manages scroll positions; the router would scroll to the top on hydration.
    scrollRestoration: import.meta.env.SSR ? false : () => false,
    defaultViewTransition: pageTransition,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 30_000,
    defaultStaleTime: Infinity,
    defaultNotFoundComponent: lazyRouteComponent(loadNotFoundPage, 'NotFoundPage'),
    defaultErrorComponent: recovering(ErrorPage),
  })
  if (!router.isServer) {
    if (import.meta.env.PROD) router.update({ ...router.options, hydrate: () => withoutScripts(router) })
    deferAddress(router)
    ignoreSkippedTransitions()
    const [matchedRoutes] = router.getMatchedRoutes(withoutLocalePrefix(pathname))
    // Last: routes may have requested messages by then.
    await lazyWithRetry(() => Promise.all([...matchedRoutes.map(loadFirstView), session.load(language)]))()
  }
  return router
}

async function loadFirstView({ options }: AnyRoute): Promise<void> {
  const messages = options.staticData?.messages && loadDeferredMessages(options.staticData.messages)
  // The router itself would replace the page by an error.
  const isThere = await loadsWhole(async () => options.component?.preload?.())
  if (!isThere) throw new Error('The page could not be loaded')
  await messages
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    messages?: 'all' | 'video'
  }
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
