import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { startLanguage } from '../i18n/language-session.ts'
import { withoutLocalePrefix } from '../i18n/language-address.ts'
import type { Language } from '../i18n/language.ts'
import { languageKey } from '../i18n/stored-language.ts'
import { parseQuery } from '../search/search-query.ts'
import { themeKey } from '../shell/stored-theme.ts'
import type { ThemeChoice } from '../ui/theme.ts'
import type { Asker } from './fair-queue.ts'
import { FairQueue, QueueFullError } from './fair-queue.ts'
import { failures, gauge, renders, renderSeconds } from './metrics.ts'
import { plainPage, type PlainReason } from './plain-page.ts'
import { packPage, RenderedPages, type Rendering } from './rendered-pages.ts'
import { nonceHeader, sealPage, type SecurityPolicy } from './security-headers.ts'
import { visitorCookies } from './visitor-cookies.ts'

/** Renderings at a time, those that may wait, and those of one visitor among them. A rendering takes some 30 ms of the one thread. */
const renderLimits = { concurrency: 2, capacity: 64, share: 16 }
/** Seconds after which a visitor whom the queue had no room for may ask again. */
const retryAfter = 2
/** Memory for the results of searches, which must not take the pages' place: bytes. */
const searchCacheBytes = 4 * 1024 * 1024

export interface PageHandlerOptions {
  /** Renders a page with the cookies of the request. */
  render: (request: Request) => Promise<Response>
  cacheBytes: number
  securityPolicy: SecurityPolicy
  /** Whether pages may be kept; in development they change under one's hands. */
  keeps: boolean
  log: (message: string, details: Record<string, unknown>) => void
}

/** Answers with pages: from the cache, or rendered when it is the asker's turn. Resolves always. */
export function createPageHandler(options: PageHandlerOptions) {
  const { render, cacheBytes, securityPolicy, keeps, log } = options
  const queue = new FairQueue(renderLimits)
  const pages = new RenderedPages(cacheBytes)
  const searches = new RenderedPages(searchCacheBytes)
  gauge('zed_render_queue', 'Pages that wait to be rendered', () => queue.size)
  gauge('zed_page_cache_bytes', 'Memory of kept pages', () => pages.counts.bytes)
  gauge('zed_page_cache_hits', 'Pages that were kept', () => pages.counts.hits)
  gauge('zed_page_cache_misses', 'Pages that had to be rendered', () => pages.counts.misses)

  /** Renders with nothing of the visitor but language and theme, so that the page may be shown to everyone. */
  async function renderPage(address: string, stored: Language | undefined, theme: ThemeChoice): Promise<Rendering> {
    const began = performance.now()
    const nonce = randomUUID()
    const cookie = `${stored ? `${languageKey}=${stored}; ` : ''}${themeKey}=${theme}`
    const response = await render(
      new Request(address, { headers: { accept: 'text/html', cookie, [nonceHeader]: nonce } }),
    )
    renderSeconds.observe((performance.now() - began) / 1000)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    // What failed in a page is a 500 by its status, and the visitor gets a page that can't fail.
    if (response.status >= 500) throw new Error(`The page answered ${response.status}`)
    const html = await response.text()
    // Vite's development client adds styles and sockets of its own, which the policy would refuse.
    const sealed = keeps ? sealPage(html, nonce, securityPolicy) : { html, headers: {} }
    return packPage(response.status, sealed.html, sealed.headers)
  }

  return {
    /** Pages that wait to be rendered. */
    get waiting() {
      return queue.size
    },
    async answer(request: Request, asker: Asker): Promise<Response> {
      const url = new URL(request.url)
      const { language: stored, theme } = visitorCookies(request)
      const language = startLanguage(url.pathname, stored)
      const query = knownQuery(url)
      const cache = query ? searches : pages
      // What a page shows depends on its path, its known query, the language and the theme alone.
      const key = `${language} ${theme} ${url.pathname}${query}`
      const address = url.origin + url.pathname + query
      const make = () => queue.run({ asker, cost: 1 }, () => renderPage(address, stored, theme))
      try {
        const rendering = keeps ? await cache.get(key, make) : await make()
        if (rendering instanceof Response) return rendering
        return await cache.respond(key, rendering, request)
      } catch (error) {
        const isFull = error instanceof QueueFullError
        renders.inc({ result: isFull ? 'refused' : 'failed' })
        if (!isFull) {
          failures.inc({ kind: 'page' })
          log('A page could not be rendered', { path: url.pathname, error })
        }
        return plainResponse(language, isFull ? 'busy' : 'error')
      }
    },
  }

  function plainResponse(language: Language, reason: PlainReason): Response {
    const { html, headers } = plainPage(language, reason, securityPolicy)
    return new Response(html, {
      status: reason === 'busy' ? 503 : 500,
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...(reason === 'busy' && { 'retry-after': String(retryAfter) }),
      },
    })
  }
}

/** The part of a query that changes a page: what is searched for. All else, as what advertisers add, is dropped. */
function knownQuery({ pathname, searchParams }: URL): string {
  if (withoutLocalePrefix(pathname) !== '/search') return ''
  const q = parseQuery(searchParams.get('q'))
  return q ? `?${new URLSearchParams({ q }).toString()}` : ''
}
