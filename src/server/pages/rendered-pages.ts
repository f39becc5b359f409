import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip, type BrotliOptions, type ZlibOptions } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { FastResponse } from 'srvx'
import { accepts } from '../http/accept-encoding.ts'
import { FairQueue } from '../http/fair-queue.ts'

/** Concurrent encoders: each takes memory when created. */
const encoders = new FairQueue({ concurrency: 2, capacity: Number.POSITIVE_INFINITY, share: Number.POSITIVE_INFINITY })
const everybody = { client: { address: '', visitor: '' }, cost: 1 }

const compressBrotli = oneOfFew(promisify<Buffer, BrotliOptions, Buffer>(brotliCompress))
const decompressBrotli = oneOfFew(promisify<Buffer, BrotliOptions, Buffer>(brotliDecompress))
const compressGzip = oneOfFew(promisify<Buffer, ZlibOptions, Buffer>(gzip))

function oneOfFew<Options>(work: (bytes: Buffer, options: Options) => Promise<Buffer>) {
  return (bytes: Buffer, options: Options) => encoders.run(everybody, () => work(bytes, options))
}

type Encoding = 'identity' | 'br' | 'gzip'

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  /** Identifies the page's text in all encodings. */
  name: string
  bodies: Partial<Record<Encoding, Buffer>>
  /** Whether the brotli body is the smaller one. */
  isThorough?: boolean
}

export type Rendering = RenderedPage | Response

export function createCachedPage(status: number, html: string, headers: Record<string, string>): RenderedPage {
  const identity = Buffer.from(html)
  const name = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { status, headers, name, bodies: { identity } }
}

/** Strong ETags in an encoding, the current one first; one per byte sequence (RFC 9110 §8.8.3). */
function tagsOf({ name, isThorough }: RenderedPage, encoding: Encoding): string[] {
  if (encoding === 'identity') return [`"${name}"`]
  if (encoding === 'gzip') return [`"${name}-gzip"`]
  const tags = [`"${name}-br"`, `"${name}-brotli"`]
  return isThorough ? tags.toReversed() : tags
}

/** Fast, on request: 1 ms slower than level 4 on the longest page, 4 % smaller. */
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
const thoroughBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** Running compressions by encoding, shared between requests. */
const underWay = new WeakMap<RenderedPage['bodies'], Map<Encoding, Promise<Buffer>>>()

async function bodyIn(encoding: Encoding, { bodies }: RenderedPage): Promise<Buffer> {
  const given = bodies[encoding]
  if (given) return given
  const shared = underWay.get(bodies) ?? new Map<Encoding, Promise<Buffer>>()
  underWay.set(bodies, shared)
  let work = shared.get(encoding)
  if (!work) {
    work = makeBody(encoding, bodies)
    // On failure the next request retries.
    work.catch(() => shared.delete(encoding))
    shared.set(encoding, work)
  }
  return work
}

async function makeBody(encoding: Encoding, bodies: RenderedPage['bodies']): Promise<Buffer> {
  const identity = bodies.identity ?? (await decompressBrotli(bodies.br ?? Buffer.alloc(0), {}))
  if (encoding === 'identity') return identity
  return encoding === 'br' ? compressBrotli(identity, fastBrotli) : compressGzip(identity, {})
}

export interface PageCounts {
  hits: number
  misses: number
  bytes: number
}

/** LRU cache up to `maxBytes`. Concurrent requests share a rendering; only status 200 is cached. */
export class RenderedPages {
  readonly #pages: LRUCache<string, RenderedPage>
  readonly #underWay = new Map<string, Promise<Rendering>>()
  #thorough: Promise<void> = Promise.resolve()
  readonly #isThorough: boolean
  #hits = 0
  #misses = 0

  constructor(maxBytes: number, { isThorough = true } = {}) {
    this.#isThorough = isThorough
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf })
  }

  get counts(): PageCounts {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#pages.calculatedSize }
  }

  #kept(key: string): RenderedPage | undefined {
    const page = this.#pages.get(key)
    if (page) this.#hits += 1
    return page
  }

  /** Returns the page of a key, rendered at most once at a time. Rejects as `render` does. */
  async get(key: string, render: () => Promise<Rendering>): Promise<Rendering> {
    const kept = this.#kept(key)
    if (kept) return kept
    this.#misses += 1
    let rendering = this.#underWay.get(key)
    if (!rendering) {
      rendering = this.#render(key, render)
      this.#underWay.set(key, rendering)
    }
    const result = await rendering
    return result instanceof Response ? result.clone() : result
  }

  async respond(key: string, page: RenderedPage, request: Request): Promise<Response> {
    const encoding = encodingFor(request.headers.get('accept-encoding') ?? '')
    let body = page.bodies[encoding]
    if (!body) {
      body = await bodyIn(encoding, page)
      this.#keepBodies(key, { ...page, bodies: { ...page.bodies, [encoding]: body } })
    }
    return pageResponse(page, request, encoding, body)
  }

  settled(): Promise<void> {
    return this.#thorough
  }

  async #render(key: string, render: () => Promise<Rendering>): Promise<Rendering> {
    try {
      const result = await render()
      if (!(result instanceof Response) && result.status === 200) {
        this.#pages.set(key, result)
        if (this.#isThorough) this.#thorough = this.#thorough.then(() => this.#compress(key, result))
      }
      return result
    } finally {
      this.#underWay.delete(key)
    }
  }

  async #compress(key: string, page: RenderedPage): Promise<void> {
    const { identity } = page.bodies
    if (!identity || !this.#pages.has(key)) return
    const thorough = { ...page, bodies: { br: await compressBrotli(identity, thoroughBrotli) }, isThorough: true }
    this.#keepBodies(key, thorough)
  }

  #keepBodies(key: string, page: RenderedPage): void {
    const kept = this.#pages.peek(key)
    // Don't replace a better compression that finished meanwhile.
    if (kept?.name === page.name && (page.isThorough || !kept.isThorough)) this.#pages.set(key, page)
  }
}

function sizeOf({ bodies }: RenderedPage): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, 2048)
}

function encodingFor(accepted: string): Encoding {
  return accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

function pageResponse(page: RenderedPage, request: Request, encoding: Encoding, body: Buffer): Response {
  const tags = tagsOf(page, encoding)
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': page.status === 200 ? 'private, no-cache' : 'no-store',
    vary: 'Accept-Encoding, Cookie',
    ...page.headers,
    etag: tags[0] ?? '',
  }
  const held = page.status === 200 && request.headers.get('if-none-match')
  const tag = held && tags.find((one) => held.includes(one))
  // Same text: reply with the ETag that the client has.
  if (tag) return new FastResponse(null, { status: 304, headers: { ...headers, etag: tag } })
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = String(body.length)
  return new FastResponse(request.method === 'HEAD' ? null : (body as BodyInit), { status: page.status, headers })
}
