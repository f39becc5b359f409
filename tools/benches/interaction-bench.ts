import { globSync, readFileSync } from 'node:fs'
import { chromium, devices, type Browser, type Page } from '@playwright/test'
import { findChromium, quietFlags } from '../testing/chromium.ts'
import { median } from './median.ts'

const pages = { home: '/en', article: '/en/news-single/1', shorts: '/en/shorts' } as const

/** CPU slowdown, as Lighthouse uses for phones. */
const slowdown = 4
/** Duration of a tap; Playwright's own taps last under 1 ms. */
const pressMs = 60
const settleMs = 800
const repeats = 3
const drawnFrames = 120

type Moment = 'before' | 'after'

interface Touch {
  control: string
  took: number
}

/** Prints interaction latency (https://web.dev/articles/inp) on a slow phone, and frame rates of figures. */
export async function benchInteraction(site: string): Promise<void> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Without a GPU, 3D would load the measured CPU: draw Zed flat.
    args: [...quietFlags, '--mute-audio', '--disable-3d-apis'],
    chromiumSandbox: process.getuid?.() !== 0,
  })
  try {
    console.log(`\nfrom a touch to the next paint (ms), processor slowed ${slowdown} times`)
    for (const [name, address] of Object.entries(pages)) {
      for (const moment of ['before', 'after'] as const) {
        const touches = (await touchAll(browser, site + address, moment)).toSorted((a, b) => b.took - a.took)
        const slow = touches.slice(0, 6).map(({ control, took }) => `${control} ${took}`)
        console.log(`  ${name.padEnd(8)} ${moment} hydration, ${touches.length} controls: ${slow.join(', ')}`)
      }
    }
    console.log(`\nframes a second while a figure's slider is drawn, processor slowed ${slowdown} times`)
    for (const [name, article] of figuresInArticles()) {
      const frames = await framesOf(browser, `${site}/en/news-single/${article}`, name)
      if (frames)
        console.log(`  ${name.padEnd(18)} ${frames.perSecond.toFixed(1)}, longest ${frames.longest.toFixed(0)} ms`)
    }
  } finally {
    await browser.close()
  }
}

async function touchAll(browser: Browser, url: string, moment: Moment): Promise<Touch[]> {
  const listed = await open(browser, url, 'after')
  // Locates controls on a separate page to leave the measured one idle.
  const kinds: (Kind & { at?: Place | undefined })[] = await kindsOf(listed)
  for (const kind of kinds) if (moment === 'before') kind.at = await placeOf(listed, kind.selector)
  await listed.context().close()
  const touches: Touch[] = []
  for (const { selector, control, at } of kinds) {
    if (moment === 'before' && !at) continue
    const times: number[] = []
    for (let time = 0; time < repeats; time += 1) {
      const page = await open(browser, url, moment)
      const took = await touch(page, at ?? (await scrolledTo(page, selector)))
      if (took) times.push(took)
      await page.context().close()
    }
    if (times.length > 0) touches.push({ control, took: median(times) })
  }
  return touches
}

interface Place {
  x: number
  y: number
}

function placeOf(page: Page, selector: string): Promise<Place | undefined> {
  return page.evaluate((sought) => {
    const element = document.querySelector(sought)
    const box = element?.getBoundingClientRect()
    if (!element || !box) return undefined
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    return element.contains(document.elementFromPoint(place.x, place.y)) ? place : undefined
  }, selector)
}

async function scrolledTo(page: Page, selector: string): Promise<Place | undefined> {
  await page.evaluate((sought) => document.querySelector(sought)?.scrollIntoView({ block: 'center' }), selector)
  await page.waitForTimeout(settleMs)
  return placeOf(page, selector)
}

async function open(browser: Browser, url: string, moment: Moment): Promise<Page> {
  const context = await browser.newContext({ ...devices['Pixel 5'], viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const told: number[] = []
    Object.assign(window, { interactionsTold: told })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId > 0) told.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: moment === 'before' ? 'commit' : 'load' })
  if (moment === 'before') {
    // Waits for the paint. Playwright's own waiting would take 40 to 60 ms of this CPU.
    const isPainted = { expression: "performance.getEntriesByName('first-contentful-paint').length > 0" }
    while ((await session.send('Runtime.evaluate', isPainted)).result.value !== true)
      await new Promise((resolve) => setTimeout(resolve, 10))
  } else {
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
    await page.waitForTimeout(settleMs)
  }
  return page
}

interface Kind {
  selector: string
  control: string
}

function kindsOf(page: Page): Promise<Kind[]> {
  return page.evaluate(() => {
    const kinds = new Map<string, Kind>()
    const elements = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, textarea, select, summary, [role="slider"], [role="tab"]',
    )
    for (const element of elements) {
      const { width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2 || !element.checkVisibility() || element.closest('[inert]')) continue
      if (element.matches(':disabled')) continue
      const within = element.closest('header, footer, nav, aside, figure, section, article, li')
      const kind = `${element.tagName}.${element.className}.${within?.tagName}.${within?.className}`
      const steps: string[] = []
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        steps.unshift(
          `${at.tagName.toLowerCase()}:nth-child(${[...(at.parentElement?.children ?? [])].indexOf(at) + 1})`,
        )
      }
      const control = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
      if (!kinds.has(kind)) kinds.set(kind, { selector: `body > ${steps.join(' > ')}`, control })
    }
    return [...kinds.values()]
  })
}

async function touch(page: Page, at: Place | undefined): Promise<number | undefined> {
  if (!at) return undefined
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await page.waitForTimeout(pressMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(settleMs)
  const told = page.evaluate(() => {
    const { interactionsTold = [] } = window as unknown as { interactionsTold?: number[] }
    return document.referrer === '' ? Math.max(16, ...interactionsTold) : undefined
  })
  return told.catch(() => undefined)
}

function figuresInArticles(): [name: string, article: string][] {
  return globSync('src/content/en/*.md').flatMap((file): [string, string][] => {
    const text = readFileSync(file, 'utf8')
    const name = /^::figure\{name="([^"]+)"\}/m.exec(text)?.[1]
    const article = /^id: '?(\d+)'?$/m.exec(text)?.[1]
    return name && article ? [[name, article]] : []
  })
}

async function framesOf(browser: Browser, url: string, name: string) {
  const page = await open(browser, url, 'after')
  try {
    const figure = page.locator(`[data-figure="${name}"]`)
    await figure.scrollIntoViewIfNeeded()
    await figure.locator(':is(input, button):enabled').first().waitFor()
    const slider = figure.getByRole('slider').first()
    if ((await slider.count()) === 0) return undefined
    await slider.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await page.getByRole('button', { name: 'Close Zed’s panel' }).tap()
    await page.waitForTimeout(settleMs)
    return await slider.evaluate(
      async (element, { frames }) => {
        const input = element as HTMLInputElement
        const [least, most] = [Number(input.min), Number(input.max)]
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        const intervals: number[] = []
        let last = await new Promise<number>(requestAnimationFrame)
        for (let frame = 1; frame <= frames; frame += 1) {
          const share = 1 - Math.abs(1 - (2 * frame) / frames)
          set?.call(input, String(least + share * (most - least)))
          input.dispatchEvent(new Event('input', { bubbles: true }))
          const now = await new Promise<number>(requestAnimationFrame)
          intervals.push(now - last)
          last = now
        }
        const whole = intervals.reduce((sum, one) => sum + one, 0)
        return { perSecond: (1000 * intervals.length) / whole, longest: Math.max(...intervals) }
      },
      { frames: drawnFrames },
    )
  } finally {
    await page.context().close()
  }
}
