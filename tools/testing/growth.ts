import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { buildWhenNeeded } from '../../vite/build-when-needed.ts'
import { launchChromium } from './chromium.ts'
import { watchHoldings, type Holdings } from './growth/holdings.ts'
import { activities, beginVisit, openAndClosePanel, roundTrip, roundTripLength } from './growth/visit.ts'
import { serveBuild } from './serve-build.ts'

// `npm run growth [-- --panels 100 --navigations 100 --minutes 60]`: leak test. Everything runs once before counting.

/** Timeout in ms, for busy machines. */
const patience = 180_000

const { values } = parseArgs({
  options: {
    panels: { type: 'string', default: '100' },
    navigations: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '60' },
  },
})

await buildWhenNeeded()
const site = await serveBuild({ TALK_PER_MINUTE: '10000' })
const browser = await launchChromium({
  args: [
    '--mute-audio',
    '--autoplay-policy=no-user-gesture-required',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
})
try {
  const page = await browser.newPage({
    baseURL: site.url,
    locale: 'es-ES',
    viewport: { width: 1440, height: 900 },
  })
  page.setDefaultTimeout(patience)
  page.on('pageerror', (error) => console.error(`The page threw: ${error.stack ?? error.message}`))
  const holdings = await watchHoldings(page)
  await beginVisit(page)
  await openAndClosePanel(page)
  await roundTrip(page)
  await visit(page, 0)
  const start = await holdings()
  let before = start
  const stages: [amount: string, work: (page: Page, amount: number) => Promise<string>][] = [
    [values.panels, openPanels],
    [values.navigations, navigate],
    [values.minutes, visitFor],
  ]
  for (const [amount, work] of stages) {
    if (!(Number(amount) > 0)) continue
    const done = await work(page, Number(amount))
    const after = await holdings()
    print(done, before, after)
    before = after
  }
  print('all together', start, before)
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await browser.close()
  await site.stop()
}

async function openPanels(page: Page, times: number): Promise<string> {
  for (let time = 0; time < times; time += 1) await openAndClosePanel(page)
  return `${times} openings of the panel`
}

async function navigate(page: Page, navigations: number): Promise<string> {
  const trips = Math.ceil(navigations / roundTripLength)
  for (let trip = 0; trip < trips; trip += 1) await roundTrip(page)
  return `${trips * roundTripLength} navigations`
}

async function visitFor(page: Page, minutes: number): Promise<string> {
  let lap = 1
  for (const end = Date.now() + minutes * 60_000; Date.now() < end; lap += 1) await visit(page, lap)
  return `${minutes} minutes of a mixed visit, ${lap - 1} laps of ${Object.keys(activities).length} activities`
}

async function visit(page: Page, lap: number): Promise<void> {
  for (const [name, act] of Object.entries(activities)) {
    await act(page, lap).catch((error: unknown) => {
      throw new Error(`The visitor who ${name} got no further at ${page.url()} (lap ${lap})`, { cause: error })
    })
  }
}

function print(title: string, from: Holdings, to: Holdings): void {
  console.log(`\n${title}\n${['', 'start', 'after', 'difference'].map((head) => head.padStart(18)).join('')}`)
  for (const kind of Object.keys(from) as (keyof Holdings)[]) {
    const cells = [from[kind], to[kind], to[kind] - from[kind]].map((count) =>
      (kind === 'heap' ? `${(count / 1e6).toFixed(2)} MB` : String(count)).padStart(18),
    )
    console.log(kind.padStart(18) + cells.join(''))
  }
}
