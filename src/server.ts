import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { createApi } from './server/http/api.ts'
import { clientOf } from './server/http/client.ts'
import { configuration, siteAddress } from './server/operations/process-configuration.ts'
import { handleFeed } from './server/feeds/feed.ts'
import { withErrorHandling } from './server/http/error-handling.ts'
import { log } from './server/operations/log.ts'
import { createPageHandler } from './server/pages/page-handler.ts'
import { createTrial } from './server/operations/readiness.ts'
import { renderWholePage } from './server/pages/render-whole-page.tsx'
import { handleRobots, handleSitemap } from './server/feeds/sitemap.ts'
import { dataHeaders } from './server/http/security-headers.ts'
import { warmUpVoice } from './server/talk/warm-up.ts'
import { newXsrfCookie } from './server/http/xsrf.ts'

warmUpVoice()

const start = createStartHandler({ handler: renderWholePage })
const pages = createPageHandler({
  render: (request) => Promise.resolve(start(request)),
  origin: new URL(siteAddress).origin,
  cacheBytes: configuration.pageCacheBytes,
  perMinute: configuration.pagesPerMinute,
  securityPolicy: configuration.securityPolicy,
  keeps: !import.meta.env.DEV,
  log: (message, details) => log.error(message, details),
})

const answerApi = createApi({
  tryPages: createTrial(() => pages.tryOne(), {
    onFailure: (error) => log.error('A page could not be rendered to see whether it can', { error }),
  }),
})

const files: [RegExp, (request: Request, origin: string) => Response | Promise<Response>][] = [
  [/^\/feed\//, handleFeed],
  [/^\/sitemap\.xml$/, handleSitemap],
  [/^\/robots\.txt$/, handleRobots],
]

/** Requests counted per visitor. Pages are shared and set no cookies. */
const countsVisitors = /^\/api\/(talk$|search$|reading\/)/

const onError = (path: string, error: unknown) => log.error('A request could not be answered', { path, error })

export default createServerEntry({ fetch: withErrorHandling(answer, onError) })

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/api/')) {
    const response = withDataHeaders(await answerApi(request, pathname))
    return countsVisitors.test(pathname) ? withXsrfCookie(response, request) : response
  }
  if (request.method === 'POST' && pathname === '/newsletter') {
    // Sign-up isn't open: redirect forms sent without script to the explanation.
    return new Response(null, { status: 303, headers: { ...dataHeaders(), location: '/privacy' } })
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method not allowed\n', { status: 405, headers: { ...dataHeaders(), allow: 'GET, HEAD' } })
  }
  const client = clientOf(request, configuration.trustProxy)
  const answerFile = files.find(([path]) => path.test(pathname))?.[1]
  if (answerFile) {
    const make = async () => withOwnOrigin(await answerFile(request, siteAddress))
    return withDataHeaders(await pages.answerFile(request, client, pathname, make))
  }
  return pages.answer(request, client)
}

/** Without a public address, origins are local and useless elsewhere. */
function withOwnOrigin(response: Response): Response {
  if (!configuration.siteUrl) response.headers.set('cache-control', 'private, max-age=600')
  return response
}

function withDataHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(dataHeaders())) response.headers.set(name, value)
  return response
}

/** Issues a token with the response, to tell visitors at one address apart. */
function withXsrfCookie(response: Response, request: Request): Response {
  const cookie = response.ok ? newXsrfCookie(request, configuration.siteUrl) : undefined
  if (cookie) response.headers.append('set-cookie', cookie)
  return response
}
