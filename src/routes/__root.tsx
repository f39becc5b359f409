import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useMatches, useRouter } from '@tanstack/react-router'
import { I18nProvider } from '@lingui/react'
import { useEffect, useState, type ReactNode } from 'react'
import startScript from 'zed:start-script'
import { AssistantPanel } from '../assistant/assistant-panel.tsx'
import { createTalkRequest } from '../assistant/talk-request.ts'
import { createAvatarHost } from '../avatar/avatar-host.ts'
import { loadDeferredMessages } from '../i18n/catalogue.ts'
import { documentLanguage } from '../i18n/document-language.ts'
import type { Language } from '../i18n/language.ts'
import { LanguageControlProvider } from '../i18n/language-context.tsx'
import { storeLanguage } from '../i18n/stored-language.ts'
import '../frame/tokens.css'
import faces from '../fonts/faces.css?url'
import '../fonts/text-fallback.css'
import '../fonts/fallback-fonts.css'
import '../frame/base.css'
import '../frame/whole-link.css'
import { followPageLinks } from '../hydration/page-links.ts'
import { followWholeLinks } from '../frame/whole-links.ts'
import { tellHydrated } from '../runtime/hydrated.ts'
import { keepFocusInView } from '../navigation/focus-in-view.ts'
import { focusOnNavigation } from '../navigation/focus-on-navigation.ts'
import { errorBannerId } from '../hydration/error-banner-id.ts'
import { PlaceOffer } from '../navigation/place-offer.tsx'
import type { PageContext } from '../ui/page-head.ts'
import { siteConfigurationName, type SiteConfiguration } from '../frame/site-configuration.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { SiteSystem } from '../frame/site-system.tsx'
import { ThemeControlProvider } from '../ui/theme-context.ts'
import { onFirstInteraction } from '../runtime/first-interaction.ts'
import { lazyWithRetry } from '../runtime/lazy-with-retry.ts'
import { reportLoadError } from '../runtime/load-error.ts'
import { useThemeControl } from '../theme/theme-control.ts'
import { ThemeHead } from '../theme/theme-head.tsx'
import { useLanguageControl } from '../navigation/use-language-control.ts'
import { readNews } from './-data/news.ts'
import { subjectOfMatches } from './-subject-of-matches.ts'

/** In development a cache would hide changes. */
const loadKeeping = import.meta.env.PROD ? () => import('../offline/keep-pages.deferred.ts') : undefined
const loadCitations = lazyWithRetry(() => import('../navigation/cited-sentence.deferred.ts'))

/** Whether a URL names a sentence or a figure (`cited-sentence.deferred.ts`). */
const namesPart = (address: string) => /#[qf]-/.test(address)

interface RootContext extends PageContext {
  site: SiteConfiguration
}

export const Route = createRootRouteWithContext<RootContext>()({
  beforeLoad: async ({ matches }) => {
    for (const { staticData } of matches) if (staticData.messages) await loadDeferredMessages(staticData.messages)
  },
  loader: async ({ context: { session } }) => {
    const language = session.current
    // Optional: the menu works without them.
    const newestArticles = readNews('newest', { language }).catch(() => [])
    const [newest] = await Promise.all([newestArticles, session.load(language)])
    return { language, newest }
  },
  head: ({ match: { context } }) => {
    const title = context.session.translator(context.session.current)._('site_name')
    // The client doesn't change the other head elements.
    if (!import.meta.env.SSR) return { meta: [{ title }], links: [] }
    return {
      meta: [
        { title },
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1, interactive-widget=resizes-content' },
        { name: siteConfigurationName, content: JSON.stringify(context.site) },
      ],
      links: [
        { rel: 'alternate', type: 'application/rss+xml', title, href: `/feed/${context.session.current}.xml` },
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
        { rel: 'manifest', href: '/site.webmanifest' },
        { rel: 'apple-touch-icon', href: '/icon-192.png' },
      ],
    }
  },
  shellComponent: Document,
  component: Site,
})

/** The document of the error page, in the page's language and theme. */
function Document({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { session, site } = Route.useRouteContext()
  const { language } = Route.useLoaderData() ?? { language: session.current }
  const subject = useMatches({ select: subjectOfMatches, structuralSharing: true })
  const [dependencies] = useState(() => ({
    request: createTalkRequest({ url: site.talkUrl }),
    avatar: createAvatarHost(site.avatar),
    language: {
      show: async (wanted: Language, signal: AbortSignal) =>
        (await import('../navigation/show-language.deferred.ts')).showLanguage(router, wanted, signal),
      store: storeLanguage,
      reportLoadError: () => reportLoadError({}),
    },
  }))
  return (
    <SiteSystem
      dependencies={dependencies}
      language={language}
      subject={subject}
      onFollow={(href) => void loadCitations().then(({ followLink }) => followLink(router, href))}
    >
      <Html language={language}>{children}</Html>
    </SiteSystem>
  )
}

function Html({ language, children }: { language: Language; children: ReactNode }) {
  const { options } = useRouter()
  const { session } = Route.useRouteContext()
  const control = useLanguageControl(language)
  const theme = useThemeControl()
  return (
    <html lang={language} data-language={language} data-theme={theme.choice === 'system' ? undefined : theme.choice}>
      <head>
        <HeadContent />
        <ThemeHead choice={theme.choice} />
        {/* Applied by the start script after paint; development has no such script. */}
        <link
          rel="stylesheet"
          href={faces}
          data-fonts=""
          media={import.meta.env.PROD ? 'not all' : 'all'}
          suppressHydrationWarning
        />
        <noscript>
          <link rel="stylesheet" href={faces} />
        </noscript>
        {/* Only the server has its text; React must not change it. */}
        <script nonce={options.ssr?.nonce} dangerouslySetInnerHTML={{ __html: startScript }} suppressHydrationWarning />
      </head>
      <body>
        <I18nProvider i18n={session.translator(language)}>
          <LanguageControlProvider value={control}>
            <ThemeControlProvider value={theme}>{children}</ThemeControlProvider>
          </LanguageControlProvider>
        </I18nProvider>
        <div id={errorBannerId} role="status" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
        <Scripts />
      </body>
    </html>
  )
}

function Site() {
  const { newest } = Route.useLoaderData()
  const subject = useMatches({ select: subjectOfMatches, structuralSharing: true })
  const router = useRouter()

  useEffect(() => focusOnNavigation(router, documentLanguage), [router])
  useEffect(
    () =>
      followPageLinks((href) =>
        namesPart(href)
          ? void loadCitations().then(({ followLink }) => followLink(router, href))
          : void router.navigate({ href }),
      ),
    [router],
  )
  useEffect(followWholeLinks, [])
  useEffect(keepFocusInView, [])
  useEffect(
    () =>
      onFirstInteraction(() => {
        loadKeeping?.().then(
          ({ keepPages }) => keepPages(router),
          (error: unknown) => console.warn('Pages are not kept for reading without a connection', error),
        )
      }),
    [router],
  )
  useEffect(() => {
    if (namesPart(location.hash)) void loadCitations().then(({ showNamedPart }) => showNamedPart())
  }, [])
  useEffect(() => {
    tellHydrated()
  }, [router])

  return (
    <>
      <SiteFrame isHome={subject.kind === 'home'} subject={subject} newest={newest}>
        <Outlet />
      </SiteFrame>
      {subject.kind !== 'interaction' && <AssistantPanel />}
      <PlaceOffer />
    </>
  )
}
