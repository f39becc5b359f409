import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setImmediate as immediate } from 'node:timers/promises'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { FastResponse } from 'srvx'
import { startLanguage } from '../../i18n/language-session.ts'
import { localePrefix, withoutLocalePrefix } from '../../i18n/language-address.ts'
import { defaultLanguage, type Language } from '../../i18n/language.ts'
import { languageKey } from '../../i18n/stored-language.ts'
import { parseQuery } from '../../search/search-query.ts'
import { sharedCacheControl } from '../http/cache-control.ts'
import type { Client } from '../http/fair-queue.ts'
import { FairQueue, QueueFullError } from '../http/fair-queue.ts'
import { counter, failures, gauge, renders, renderSeconds } from '../operations/metrics.ts'
import { plainPage, type PlainReason } from './plain-page.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import { createCachedPage, RenderedPages, type Rendering } from './rendered-pages.ts'
import { normalPath } from '../http/normal-path.ts'
import { nonceHeader, applyCsp, type SecurityPolicy } from '../http/security-headers.ts'
import { visitorCookies } from '../http/visitor-cookies.ts'

export const renderLimits = { concurrency: 1, capacity: 64, share: 16 }
/** Retry-After in seconds when the queue is full. */
const retryAfter = 2
/** Separate cache for searches, feeds, and the sitemap, in bytes. */
const searchCacheBytes = 4 * 1024 * 1024

export interface PageHandlerOptions {
  render: (request: Request) => Promise<Response>
  origin: string
  cacheBytes: number
  /** Renderings per visitor and minute; cached pages don't count. */
  perMinute: number
  securityPolicy: SecurityPolicy
  /** Whether to cache pages; false in development. */
  keeps: boolean
  log: (message: string, details: Record<string, unknown>) => void
}

/** Never rejects. */
export function createPageHandler(options: PageHandlerOptions) {
  const { render, origin, cacheBytes, perMinute, securityPolicy, keeps, log } = options
  const queue = new FairQueue(renderLimits)
  // Split into thirds of a minute to spread the load.
  const limit = createRateLimit({ points: Math.ceil(perMinute / 3), seconds: 20 })
  const pages = new RenderedPages(cacheBytes)
  const searches = new RenderedPages(searchCacheBytes, { isThorough: false })
  gauge('zed_render_queue', 'Pages that wait to be rendered', () => queue.size)
  gauge('zed_page_cache_bytes', 'Memory of kept pages', () => pages.counts.bytes)
  counter('zed_page_cache_hits_total', 'Pages that were kept', () => pages.counts.hits)
  counter('zed_page_cache_misses_total', 'Pages that had to be rendered', () => pages.counts.misses)

  /** Renders without visitor data except the language, so that the page can be shared. */
  async function renderPage(address: string, stored: Language | undefined, isShared: boolean): Promise<Rendering> {
    const began = performance.now()
    const nonce = randomUUID()
    const headers = { accept: 'text/html', [nonceHeader]: nonce, ...(stored && { cookie: `${languageKey}=${stored}` }) }
    const response = await render(new Request(origin + address, { headers }))
    renderSeconds.observe((performance.now() - began) / 1000)
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
    // Failed pages get a static error page.
    if (isPage && response.status >= 500) throw new Error(`The page answered ${response.status}`)
    renders.inc({ result: 'ok' })
    if (!isPage) return isShared && keeps && isRedirect(response) ? shared(response) : response
    const html = await response.text()
    // Vite's client adds styles and sockets that the CSP would block.
    if (!keeps) return createCachedPage(response.status, html, {})
    const sealed = applyCsp(html, nonce, securityPolicy)
    const caching = isShared && response.status === 200 ? sharedHeaders : {}
    return createCachedPage(response.status, sealed.html, { ...sealed.headers, ...caching })
  }

  return {
    get waiting() {
      return queue.size
    },
    async tryOne(): Promise<void> {
      const made = await queue.run({ client: ownClient, cost: 1 }, () => renderPage('/terms', undefined, false))
      if (made instanceof Response || made.status !== 200) throw new Error(`The page answered ${made.status}`)
    },
    async answer(request: Request, client: Client): Promise<Response> {
      const url = new URL(request.url)
      url.pathname = normalPath(url.pathname)
      // URLs with a language are the same for everybody.
      const isShared = localePrefix(url.pathname) !== undefined
      const stored = isShared ? undefined : visitorCookies(request).language
      const language = startLanguage(url.pathname, stored)
      const query = knownQuery(url)
      // Pages depend only on path, known query, and language.
      const key = `${language} ${url.pathname}${query}`
      const make = () => renderPage(url.pathname + query, stored, isShared)
      const response = await fromCache({ cache: query ? searches : pages, key, make, request, client, language })
      return isRedirect(response) ? withQuery(response, url) : response
    },
    answerFile(request: Request, client: Client, key: string, make: () => Promise<Response>): Promise<Response> {
      const makeFile = async () => {
        const made = await make()
        return createCachedPage(made.status, await made.text(), {
          vary: 'Accept-Encoding',
          ...Object.fromEntries(made.headers),
        })
      }
      return fromCache({ cache: searches, key, make: makeFile, request, client, language: defaultLanguage })
    },
  }

  interface Wanted {
    cache: RenderedPages
    key: string
    make: () => Promise<Rendering>
    request: Request
    client: Client
    language: Language
  }

  async function fromCache({ cache, key, make, request, client, language }: Wanted): Promise<Response> {
    const inTurn = async () => {
      await limit.consume(client)
      return queue.run({ client, cost: 1 }, async () => {
        // Lets cached pages go out first.
        await immediate()
        return make()
      })
    }
    try {
      const rendering = keeps ? await cache.get(key, inTurn) : await inTurn()
      return rendering instanceof Response ? rendering : await cache.respond(key, rendering, request)
    } catch (error) {
      if (error instanceof RateLimiterRes) return plainResponse(language, 'busy', 429, error.msBeforeNext / 1000)
      if (error instanceof QueueFullError) return plainResponse(language, 'busy', 503, retryAfter)
      failures.inc({ kind: 'page' })
      log('A page could not be rendered', { path: new URL(request.url).pathname, error })
      return plainResponse(language, 'error', 500)
    }
  }

  function plainResponse(language: Language, reason: PlainReason, status: number, seconds?: number): Response {
    renders.inc({ result: reason === 'busy' ? 'refused' : 'failed' })
    const { html, headers } = plainPage(language, reason, securityPolicy)
    return new FastResponse(html, {
      status,
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...(seconds && { 'retry-after': String(Math.ceil(seconds)) }),
      },
    })
  }
}

const ownClient: Client = { address: '', visitor: '' }
const sharedHeaders = { 'cache-control': sharedCacheControl, vary: 'Accept-Encoding' }

const isRedirect = ({ status }: Response) => status >= 300 && status < 400

function shared({ status, headers }: Response): Response {
  return new Response(null, { status, headers: { ...Object.fromEntries(headers), ...sharedHeaders } })
}

/** Adds the request's query to cached redirects, except to the same path, which would loop. */
function withQuery(response: Response, { pathname, search, href }: URL): Response {
  const location = response.headers.get('location')
  if (search === '' || location === null || location.includes('?')) return response
  if (new URL(location, href).pathname === pathname) return response
  const [address = '', fragment] = location.split('#')
  const headers = new Headers(response.headers)
  headers.set('location', `${address}${search}${fragment === undefined ? '' : `#${fragment}`}`)
  headers.set('cache-control', 'no-store')
  return new Response(null, { status: response.status, headers })
}

/** The query that affects the page, without tracking parameters. */
function knownQuery({ pathname, searchParams }: URL): string {
  if (withoutLocalePrefix(pathname) !== '/search') return ''
  const q = parseQuery(searchParams.get('q'))
  return q ? `?${new URLSearchParams({ q }).toString()}` : ''
}
