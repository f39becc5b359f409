import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A page as it goes out, in every encoding a browser may ask for. */
export interface RenderedPage {
  status: number
  headers: Record<string, string>
  etag: string
  identity: Buffer
  brotli: Buffer
  gzip: Buffer
}

/** What rendering gives: a page to keep, or a response to hand on as it is (a redirect). */
export type Rendering = RenderedPage | Response

/** Compresses a page once, for all who will ask for it. */
export async function packPage(status: number, html: string, headers: Record<string, string>): Promise<RenderedPage> {
  const identity = Buffer.from(html)
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: status === 200 ? 9 : 4 } }),
    compressGzip(identity),
  ])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { status, headers, etag, identity, brotli, gzip: gzipped }
}

/**
 * Keeps rendered pages by key up to `maxBytes`, the least used leaving first.
 * Requests for one page that arrive while it is being rendered share the rendering; only complete pages (200) stay.
 */
export class RenderedPages {
  readonly #pages: LRUCache<string, RenderedPage>
  readonly #underWay = new Map<string, Promise<Rendering>>()

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (page) => page.identity.length + page.brotli.length + page.gzip.length + 512,
    })
  }

  /** The page of a key, rendered at most once at a time. Rejects as `render` does. */
  async get(key: string, render: () => Promise<Rendering>): Promise<Rendering> {
    const kept = this.#pages.get(key)
    if (kept) return kept
    let rendering = this.#underWay.get(key)
    if (!rendering) {
      rendering = this.#render(key, render)
      this.#underWay.set(key, rendering)
    }
    const result = await rendering
    return result instanceof Response ? result.clone() : result
  }

  async #render(key: string, render: () => Promise<Rendering>): Promise<Rendering> {
    try {
      const result = await render()
      if (!(result instanceof Response) && result.status === 200) this.#pages.set(key, result)
      return result
    } finally {
      this.#underWay.delete(key)
    }
  }
}

/** The response for a page: the encoding that the browser prefers among br and gzip, or 304 when it has the page. */
export function pageResponse(page: RenderedPage, request: Request): Response {
  const headers = new Headers(page.headers)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('cache-control', page.status === 200 ? 'private, no-cache' : 'no-store')
  headers.set('vary', 'Accept-Encoding, Cookie')
  headers.set('etag', page.etag)
  if (page.status === 200 && request.headers.get('if-none-match')?.includes(page.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : undefined
  const body = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.identity
  if (encoding) headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.length))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status: page.status, headers })
}

function accepts(header: string, encoding: string): boolean {
  return header
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .some(([name, quality]) => name === encoding && !/^q=0(\.0*)?$/.test(quality ?? ''))
}
