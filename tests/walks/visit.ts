import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { test as base } from '../e2e/site.ts'
import { installAnswers } from './page-answers.ts'
import { installEyes } from './page-controls.ts'
import { installGeometry } from './page-geometry.ts'
import type { Showing } from './page-kinds.ts'

export interface Device {
  width: number
  height: number
  touch: boolean
}

export const phone: Device = { width: 390, height: 844, touch: true }
export const narrowPhone: Device = { width: 320, height: 568, touch: true }
export const sidewaysPhone: Device = { width: 844, height: 390, touch: true }
export const tablet: Device = { width: 820, height: 1180, touch: true }
export const laptop: Device = { width: 1280, height: 800, touch: false }
export const desk: Device = { width: 1440, height: 900, touch: false }
export const magnified: Device = { width: 320, height: 568, touch: false }

export const sizeOf = ({ width, height }: Device): string => `${width} × ${height}`

interface Walks {
  visit: (device: Device, showing: Showing, options?: BrowserContextOptions) => Promise<Page>
}

export const test = base.extend<Walks>({
  visit: async ({ browser, baseURL }, use) => {
    const opened: BrowserContext[] = []
    await use(async (device, showing, options = {}) => {
      const context = await openContext(browser, device, showing, { ...(baseURL && { baseURL }), ...options })
      opened.push(context)
      return context.newPage()
    })
    for (const context of opened) {
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
      await context.close()
    }
  },
})

async function openContext(
  browser: Browser,
  { width, height, touch }: Device,
  { language, theme }: Showing,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    colorScheme: theme,
    locale: language === 'es' ? 'es-ES' : 'en-GB',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  })
  // One script, because the order of its parts matters.
  const parts = [installEyes, installGeometry, installAnswers]
  await context.addInitScript({ content: parts.map((install) => `(${install.toString()})()`).join(';\n') })
  const own = new URL(options.baseURL ?? 'http://127.0.0.1').host
  await context.route(
    (address) => address.protocol.startsWith('http') && address.host !== own,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  )
  return context
}

/** Expression that waits until the current content is painted. */
export const drawn = 'new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => shown())))'

/** Expression that waits until scrolling has stopped for some frames. */
const atRest = `new Promise((rests) => {
  const look = (before, same) => requestAnimationFrame(() =>
    same > 5 ? rests() : look(scrollY, scrollY === before ? same + 1 : 0))
  look(scrollY, 0)
})`

/** Evaluates without user activation, unlike Playwright's `evaluate`. */
export async function glance<Seen>(session: CDPSession, expression: string): Promise<Seen> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    returnByValue: true,
    awaitPromise: true,
    userGesture: false,
  })
  if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`)
  return result.value as Seen
}

export async function swipe(session: CDPSession, distance: number): Promise<void> {
  const step = 50 * Math.sign(distance)
  for (let left = Math.abs(distance); left > 0; left -= 450) {
    const at = { x: phone.width / 2, y: distance > 0 ? 560 : 110 }
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    for (let moved = 0; moved < Math.min(left, 450); moved += 50) {
      at.y -= step
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] })
    }
    // Rests before the release, so that there is no momentum.
    for (let rests = 0; rests < 4; rests += 1) {
      await glance(session, drawn)
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] })
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await glance(session, atRest)
}
