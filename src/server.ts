import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { localePrefix } from './i18n/language-address.ts'
import { languageKey } from './i18n/stored-language.ts'
import { visitorCookies } from './server/visitor-cookies.ts'
import { themeKey } from './shell/stored-theme.ts'
import type { ThemeChoice } from './ui/theme.ts'
import { configuration } from './server/process-configuration.ts'
import { answerFeed } from './server/feed.ts'
import { log } from './server/log.ts'
import { renderWholePage } from './server/render-whole-page.tsx'
import { packPage, pageResponse, RenderedPages, type Rendering } from './server/rendered-pages.ts'
import { answerRobots, answerSitemap } from './server/sitemap.ts'
import { dataHeaders, pageHeaders } from './server/security-headers.ts'
import { closeVoiceOnShutdown, warmUpVoice } from './server/warm-up.ts'
import { newXsrfCookie } from './server/xsrf.ts'

closeVoiceOnShutdown()
warmUpVoice()

const start = createStartHandler({ handler: renderWholePage })
const pages = new RenderedPages(configuration.pageCacheBytes)

/** What is made of the content for machines: the feeds, the sitemap, and what crawlers may read. */
const files: [RegExp, (request: Request, origin: string) => Response | Promise<Response>][] = [
  [/^\/feed\//, answerFeed],
  [/^\/sitemap\.xml$/, answerSitemap],
  [/^\/robots\.txt$/, answerRobots],
]

export default createServerEntry({ fetch: answer })

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url)
  if (url.pathname.startsWith('/api/')) return answerData(request)
  if (request.method === 'POST' && url.pathname === '/newsletter') {
    // Sign-up is not open: a form sent without script is not read, and the visitor is told where that is said.
    return new Response(null, { status: 303, headers: { ...dataHeaders(), location: '/privacy' } })
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method not allowed\n', { status: 405, headers: { ...dataHeaders(), allow: 'GET, HEAD' } })
  }
  const answerFile = files.find(([path]) => path.test(url.pathname))?.[1]
  try {
    if (answerFile) return withDataHeaders(await answerFile(request, configuration.siteUrl ?? url.origin))
    return withXsrfCookie(await answerPage(request, url), request)
  } catch (error) {
    log.error('A page could not be rendered', { path: url.pathname, error })
    return new Response('Something went wrong\n', { status: 500, headers: dataHeaders() })
  }
}

async function answerData(request: Request): Promise<Response> {
  return withDataHeaders(await start(request))
}

function withDataHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(dataHeaders())) response.headers.set(name, value)
  return response
}

async function answerPage(request: Request, url: URL): Promise<Response> {
  const { language: stored, theme } = visitorCookies(request)
  const language = localePrefix(url.pathname) ? 'prefixed' : (stored ?? 'undecided')
  // What a page shows depends on its path, the language and the theme alone; a query makes it a page of its own, not kept.
  const rendering =
    url.search === '' && !import.meta.env.DEV
      ? await pages.get(`${language} ${theme} ${url.pathname}`, () => renderPage(request, stored, theme))
      : await renderPage(request, stored, theme)
  return rendering instanceof Response ? rendering : pageResponse(rendering, request)
}

/** Renders with nothing of the visitor but language and theme, so that the page may be shown to everyone. */
async function renderPage(request: Request, stored: string | undefined, theme: ThemeChoice): Promise<Rendering> {
  const headers = new Headers({ accept: 'text/html', cookie: `${themeKey}=${theme}` })
  if (stored) headers.set('cookie', `${languageKey}=${stored}; ${themeKey}=${theme}`)
  const response = await start(new Request(request.url, { headers }))
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = await response.text()
  // Vite's development client adds styles and sockets of its own, which the policy would refuse.
  const policy = import.meta.env.DEV ? {} : pageHeaders(html, configuration.securityPolicy)
  return packPage(response.status, html, policy)
}

function withXsrfCookie(response: Response, request: Request): Response {
  const cookie = newXsrfCookie(request)
  if (cookie) response.headers.append('set-cookie', cookie)
  return response
}
