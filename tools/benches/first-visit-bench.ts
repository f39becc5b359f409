import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { findChromium, quietFlags } from '../testing/chromium.ts'
import { median } from './median.ts'

const pages = {
  article: '/en/news-single/1',
  home: '/en',
  shorts: '/en/shorts',
  'a short': `/en/shorts/${encodeURIComponent('Biotecnología')}/1`,
  'retro-engineering': '/en/retroengineering',
  search: '/en/search?q=light',
  glossary: '/en/glossary',
} as const

/** Pages also measured with real, not simulated, throttling. */
const slowedPages = ['bare page', 'article', 'home']

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Runs with a CPU below this share of the fastest are repeated. */
const disturbed = 0.8
const tries = 3

interface Visit {
  first: number
  largest: number
  blocking: number
  shift: number
  requests: number
  bytes: Record<string, number>
  scores: number[]
  failed: string[]
  processor: number
}

let quickest = 0

/** Prints first-visit costs on a phone (Lighthouse) relative to `tools/bare-page`. Medians of `runs`, interleaved. */
export async function benchFirstVisit(site: string, runs: number): Promise<void> {
  const bare = await serveBarePage()
  try {
    const targets = { 'bare page': bare.url, ...mapValues(pages, (address) => site + address) }
    for (const url of Object.values(targets)) await visitedBefore(url)
    await measure('first visit on a phone, simulated throttling', targets, runs, 'simulate')
    const slowed = Object.fromEntries(Object.entries(targets).filter(([name]) => slowedPages.includes(name)))
    await measure('the same with applied throttling', slowed, runs, 'devtools')
  } finally {
    await bare.stop()
  }
}

async function visitedBefore(url: string): Promise<void> {
  for (let time = 0; time < 4; time += 1) {
    await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).text()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

type Throttling = NonNullable<Flags['throttlingMethod']>

async function measure(title: string, targets: Record<string, string>, runs: number, throttling: Throttling) {
  const visits = mapValues(targets, (): Visit[] => [])
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of Object.entries(targets)) visits[name]?.push(await visitQuietly(url, throttling))
  }
  const [floor = []] = Object.values(visits)
  console.log(`\n${title}, medians of ${runs}; the bare page's largest paint: ${Math.round(of(floor, 'largest'))} ms`)
  console.log(
    row('', ['first paint', 'largest', 'blocking ms', 'shift', 'KB', 'requests', 'script', 'picture', 'page']),
  )
  for (const [name, all] of Object.entries(visits)) {
    const kilobytes = (kind: string) => (median(all.map(({ bytes }) => bytes[kind] ?? 0)) / 1000).toFixed(0)
    console.log(
      row(name, [
        `${(of(all, 'first') / of(floor, 'first')).toFixed(2)} ×`,
        `${(of(all, 'largest') / of(floor, 'largest')).toFixed(2)} ×`,
        `+ ${Math.round(of(all, 'blocking') - of(floor, 'blocking'))}`,
        of(all, 'shift').toFixed(4),
        kilobytes('all'),
        String(of(all, 'requests')),
        kilobytes('Script'),
        kilobytes('Image'),
        kilobytes('Document'),
      ]),
    )
  }
  for (const [name, all] of Object.entries(visits)) {
    const scores = categories.map((category, at) => `${category} ${median(all.map((one) => one.scores[at] ?? 0))}`)
    const failed = [...new Set(all.flatMap((one) => one.failed))]
    console.log(`  ${name}: ${scores.join(', ')}${failed.length > 0 ? `; fails ${failed.join(', ')}` : ''}`)
  }
}

async function visitQuietly(url: string, throttling: Throttling): Promise<Visit> {
  let best: Visit | undefined
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const one = await visit(url, throttling)
    quickest = Math.max(quickest, one.processor)
    if (!best || one.processor > best.processor) best = one
    if (one.processor >= quickest * disturbed) break
  }
  if (!best) throw new Error(`${url} was not measured.`)
  return best
}

async function visit(url: string, throttlingMethod: Throttling, attempt = 1): Promise<Visit> {
  const chromePath = findChromium()
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ['--headless=new', ...quietFlags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error', throttlingMethod })
    if (!result) throw new Error(`Lighthouse said nothing of ${url}.`)
    const { audits, categories: judged, environment, runtimeError } = result.lhr
    // A new browser may fail to record its first page.
    if (runtimeError?.code === 'NO_NAVSTART' && attempt < tries) return await visit(url, throttlingMethod, attempt + 1)
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    const requests = requestsOf(audits['network-requests']?.details)
    const bytes: Record<string, number> = { all: 0 }
    for (const { resourceType = 'Other', transferSize = 0 } of requests) {
      bytes['all'] = (bytes['all'] ?? 0) + transferSize
      bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize
    }
    return {
      first: number('first-contentful-paint'),
      largest: number('largest-contentful-paint'),
      blocking: number('total-blocking-time'),
      shift: number('cumulative-layout-shift'),
      requests: requests.length,
      bytes,
      scores: categories.map((category) => Math.round((judged[category]?.score ?? 0) * 100)),
      failed: Object.values(audits)
        .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== null && score < 0.9)
        .map(({ id }) => id),
      processor: environment.benchmarkIndex,
    }
  } finally {
    chrome.kill()
  }
}

interface Requested {
  url: string
  resourceType?: string
  transferSize?: number
}

function requestsOf(details: unknown): Requested[] {
  const { items = [] } = (details ?? {}) as { items?: Requested[] }
  return items.filter(({ url }) => url.startsWith('http'))
}

async function serveBarePage() {
  const page = brotliCompressSync(readFileSync(path.join(import.meta.dirname, 'bare-page/index.html')))
  const picture = readFileSync(path.join(import.meta.dirname, 'bare-page/picture.avif'))
  const server = createServer(({ url }, response) => {
    if (url === '/picture.avif') response.writeHead(200, { 'content-type': 'image/avif' }).end(picture)
    else if (url === '/')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()),
  }
}

type Measured = 'first' | 'largest' | 'blocking' | 'shift' | 'requests'

const of = (visits: readonly Visit[], part: Measured) => median(visits.map((one) => one[part]))

function mapValues<Value, Result>(
  given: Record<string, Value>,
  make: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, make(value)]))
}

function row(name: string, cells: readonly string[]): string {
  return `  ${name.padEnd(18)}${cells.map((cell) => cell.padStart(13)).join('')}`
}
