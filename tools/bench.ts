import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { buildWhenNeeded } from '../build/build.ts'
import { launchChromium } from './chromium.ts'
import { benchContentScaling } from './content-scaling-bench.ts'
import { benchLoad } from './load-bench.ts'
import { serveBuild, type ServedBuild } from './serve-build.ts'

// `npm run bench`: what the site costs a visitor on a slow phone, and its server. It prints, and judges nothing.
const article = '/news-single/es-1'
const runs = Number(process.env['BENCH_RUNS'] ?? 5)

// Lighthouse's "slow 4G" as applied throttling: 150 ms RTT times 3.75, 1.6 Mbit/s times 0.9, a CPU four times slower.
const slowPhone = { latency: 562.5, throughput: (1.6 * 1024 * 1024 * 0.9) / 8, cpu: 4 }

interface Painted {
  first: number
  largest: number
  shift: number
}

await buildWhenNeeded()
const site = await serveBuild({ PAGES_PER_MINUTE: '100000', TALK_PER_MINUTE: '10000', TALK_VOICE_SECONDS: '1000000' })
const floor = await serveFloor(site.url)
const browser = await launchChromium()
try {
  await benchPainting(browser)
  await benchVoice(site)
  await benchServer(site)
  await benchContentScaling()
} finally {
  await browser.close()
  await floor.stop()
  await site.stop()
}

async function benchPainting(chromiumBrowser: Browser): Promise<void> {
  for (const path of [article, '/']) {
    await floor.take(path)
    const ours: Painted[] = []
    const theirs: Painted[] = []
    for (let run = 0; run < runs; run += 1) {
      theirs.push(await paint(chromiumBrowser, floor.url + path))
      ours.push(await paint(chromiumBrowser, site.url + path))
    }
    console.log(`\n${path} on a slow phone, medians of ${runs} (ms)`)
    console.log(`  static file without script  FCP ${median(theirs, 'first')}  LCP ${median(theirs, 'largest')}`)
    console.log(`  this site                   FCP ${median(ours, 'first')}  LCP ${median(ours, 'largest')}`)
    console.log(
      `  largest contentful paint    ${(median(ours, 'largest') / median(theirs, 'largest')).toFixed(2)} times the static file's`,
    )
    console.log(`  layout shift                ${Math.max(...ours.map(({ shift }) => shift)).toFixed(4)}`)
  }
}

/** Opens a page on the slow phone, in a profile of its own, and waits until its painting has settled. */
async function paint(chromiumBrowser: Browser, url: string): Promise<Painted> {
  const context = await chromiumBrowser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slowPhone.latency,
      downloadThroughput: slowPhone.throughput,
      uploadThroughput: slowPhone.throughput,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu })
    await page.addInitScript(() => {
      const painted = { first: 0, largest: 0, shift: 0 }
      Object.assign(window, { painted })
      const observe = (
        type: string,
        take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
      ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
      observe('paint', (entry) => {
        if (entry.name === 'first-contentful-paint') painted.first = entry.startTime
      })
      observe('largest-contentful-paint', (entry) => (painted.largest = entry.startTime))
      observe('layout-shift', (entry) => {
        if (!entry.hadRecentInput) painted.shift += entry.value ?? 0
      })
    })
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    return await page.evaluate(() => (window as unknown as { painted: Painted }).painted)
  } finally {
    await context.close()
  }
}

/** The same pages as static files without script, from the site's own HTML and assets, compressed as a host would. */
async function serveFloor(origin: string) {
  const pages = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const page = pages.get(request.url ?? '')
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page)
      return
    }
    const answer = await fetch(origin + request.url)
    const headers = { 'content-type': answer.headers.get('content-type') ?? 'application/octet-stream' }
    response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    async take(path: string) {
      const html = await (await fetch(origin + path)).text()
      pages.set(path, brotliCompressSync(html.replace(/<script[\s\S]*?<\/script>/g, '')))
    },
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()),
  }
}

async function benchVoice({ url }: ServedBuild): Promise<void> {
  const words =
    'La luz dobla la esquina de un cristal y sale con otro color porque cada onda viaja a su propio paso'.split(' ')
  console.log('\nvoice, first answer and from the cache (ms)')
  for (const count of [12, 60, 150]) {
    const text = Array.from({ length: count }, (_, at) => words[at % words.length] + (at % 15 === 14 ? '.' : '')).join(
      ' ',
    )
    const body = JSON.stringify({ audioUrl: '', summaryText: `${text} ${Date.now()}`, lang: 'es' })
    const times: number[] = []
    for (let round = 0; round < 2; round += 1) {
      const from = performance.now()
      const answer = await fetch(`${url}/api/talk`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
      await answer.json()
      times.push(Math.round(performance.now() - from))
    }
    console.log(`  ${String(count).padStart(3)} words  ${times.join('  ')}`)
  }
}

async function benchServer(served: ServedBuild): Promise<void> {
  await benchLoad(served)
  await new Promise((resolve) => setTimeout(resolve, 5000))
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${served.process.pid}/status`, 'utf8'))?.[1]
  console.log(`  resident after it, at rest  ${Math.round(Number(resident) / 1024)} MB`)
}

function median(painted: readonly Painted[], part: keyof Painted): number {
  const sorted = painted.map((one) => one[part]).toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN)
}
