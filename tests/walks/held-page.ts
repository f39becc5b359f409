import type { Page, Route } from '@playwright/test'

export interface HeldPage {
  /** The only way to load a page. */
  open: (address: string) => Promise<void>
  /** Detects what leaves the page: another document, a window, a download, a system dialog. */
  listen: () => { left: Promise<true>; end: () => Promise<string[]> }
}

/** Keeps the page in place, so that presses need no reload and can't affect the next one. */
export async function hold(page: Page): Promise<HeldPage> {
  let isOpening = false
  let wrong: string[] = []
  const onItsWay = new Set<Promise<void>>()
  const listeners = new Set<() => void>()
  const left = () => listeners.forEach((tell) => tell())

  await page.route('**', async (route) => {
    const request = route.request()
    if (isOpening || !request.isNavigationRequest() || request.frame() !== page.mainFrame()) return route.fallback()
    left()
    const looked = lookAt(page, route).then((fault) => void (fault && wrong.push(fault)))
    onItsWay.add(looked)
    await looked
    onItsWay.delete(looked)
  })
  page.on('popup', (popup) => {
    left()
    const closed = popup.close().catch(() => {})
    onItsWay.add(closed)
    void closed.then(() => onItsWay.delete(closed))
  })
  page.on('download', left)
  page.on('filechooser', left)

  return {
    open: async (address) => {
      await Promise.all(onItsWay)
      isOpening = true
      await page.goto(address)
      isOpening = false
    },
    listen: () => {
      wrong = []
      const { promise, resolve } = Promise.withResolvers<true>()
      const tell = () => resolve(true)
      listeners.add(tell)
      const end = async () => {
        listeners.delete(tell)
        await Promise.all(onItsWay)
        return wrong
      }
      return { left: promise, end }
    },
  }
}

/** Requests what a press would load; returns the error, if any. */
async function lookAt(page: Page, route: Route): Promise<string> {
  const request = route.request()
  const isOwn = new URL(request.url()).origin === new URL(page.url()).origin
  const answer = isOwn && request.method() === 'GET' ? await route.fetch().catch(() => null) : null
  const gone = page.waitForEvent('requestfailed', (failed) => failed === request)
  await route.abort('aborted')
  await gone
  const path = decodeURIComponent(new URL(request.url()).pathname)
  if (answer && answer.status() >= 400) return `leads to ${path}, which is answered ${answer.status()}`
  if (answer?.headers()['content-type']?.startsWith('text/html')) return `loads the site anew, for ${path}`
  return ''
}
