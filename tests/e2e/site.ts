import {
  expect,
  test as base,
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'

export interface UncaughtErrors {
  allow: (pattern: RegExp) => void
}

/** React rendered a part on the client: on slow devices a click may navigate before hydration. */
const recovered = /React error #(422|520)/

export const test = base.extend<{ uncaughtErrors: UncaughtErrors }>({
  page: async ({ page }, use) => {
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  uncaughtErrors: [
    async ({ browser }, use) => {
      const errors: string[] = []
      const allowed = [recovered]
      const listen = (context: BrowserContext) =>
        context.on('weberror', (thrown) => {
          const error = thrown.error()
          errors.push(`${thrown.page()?.url() ?? ''}: ${error.name} ${error.message} ${error.stack ?? ''}`)
        })
      // Includes contexts that the test creates.
      browser.on('context', listen)
      await use({ allow: (pattern) => void allowed.push(pattern) })
      browser.off('context', listen)
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))
      expect(unexpected, 'errors that no page caught').toEqual([])
    },
    { auto: true },
  ],
})

/** Projects that replace the local fonts. */
export const otherFonts = ['Liberation', 'Noto', 'unknown font']

export const assets = /\/assets\/.*\.(js|css)$/

export const menuButton = (page: Page) => page.getByRole('button', { name: 'Abrir el menú' })

export function consoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

/** Waits until React handles an element's events. */
export async function hydrated(page: Page, selector = 'header button'): Promise<void> {
  await page.waitForFunction((sought) => {
    const element = document.querySelector(sought)
    return 'hydrated' in document.documentElement.dataset && element && !element.closest('[data-dehydrated]')
  }, selector)
}

/** Moves the mouse until the awaited part exists; its code may miss the first moves. */
export async function useUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  let x = 5
  const moved = async () => {
    x = x === 5 ? 8 : 5
    await page.mouse.move(x, x)
    await framesPainted(page)
    return isThere()
  }
  await expect.poll(moved, { intervals: [100] }).toBe(true)
}

export async function settled(page: Page): Promise<void> {
  await hydrated(page)
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[data-fonts]')?.media === 'all')
  await framesPainted(page)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  await framesPainted(page)
}

export async function framesPainted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(told)))),
  )
}

/** Returns a control's position once it has been stable and in view for some frames. */
export async function atRest(control: Locator) {
  let before = ''
  await expect
    .poll(
      async () => {
        const seen = JSON.stringify(await control.boundingBox())
        const isAtRest = seen === before
        before = seen
        await framesPainted(control.page())
        return isAtRest
      },
      { intervals: [50] },
    )
    .toBe(true)
  await expect(control).toBeInViewport()
  const box = await control.boundingBox()
  if (!box) throw new Error('The control is not shown.')
  return box
}

/** Ms without network traffic. Doesn't evaluate in the page, which counts as a user gesture. */
export function watchNetwork(page: Page): () => number {
  let last = Date.now()
  const heard = () => {
    last = Date.now()
  }
  page.on('request', heard)
  page.on('response', heard)
  return () => Date.now() - last
}

/** Layout shifts up to this many ms after a font event count as caused by fonts, because busy machines are late. */
const fontFrames = 2000

export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((frames) => {
    const shifts: { at: number; value: number }[] = []
    const told: { began: number; at: number }[] = []
    let began = Infinity
    const tell = () => told.push({ began, at: performance.now() })
    document.fonts.addEventListener('loading', () => {
      began = performance.now()
      for (const font of document.fonts) font.loaded.then(tell, tell)
    })
    // A font that starts loading during another load raises no `loading` event.
    document.fonts.addEventListener('loadingdone', tell)
    const files = () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(
          ({ responseEnd }) =>
            [responseEnd, (told.find(({ at }) => at >= responseEnd)?.at ?? responseEnd) + frames] as const,
        )
    // Local fonts also load asynchronously, without a performance entry, before the event that tells of them.
    const spans = () => [
      ...files(),
      ...told.map((load) => [Math.min(load.began, load.at - 1000), load.at + frames] as const),
    ]
    const sum = (ofFonts: boolean) => () =>
      shifts
        .filter(({ at }) => spans().some(([from, to]) => at >= from && at <= to) === ofFonts)
        .reduce((total, { value }) => total + value, 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push({ at: entry.startTime, value: entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { layoutShift: sum(false), fontShift: sum(true) })
  }, fontFrames)
}

type Shifts = Window & { layoutShift?: () => number; fontShift?: () => number }

/** Cumulative layout shift (https://web.dev/articles/cls) since `watchShifts`. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as Shifts).layoutShift?.() ?? 0)
}

export function fontShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as Shifts).fontShift?.() ?? 0)
}

export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped: string[] = []
    const near = new CSSStyleSheet()
    near.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(near)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!text.nodeValue?.trim() || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue
      if (parent.closest('[aria-hidden="true"], script, style, [inert]')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const own = range.getBoundingClientRect()
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box)
        const { left, right, top, bottom, width } = box.getBoundingClientRect()
        if (width <= 1) break
        const wide = /hidden|clip/.test(overflowX) && (own.left < left - 2 || own.right > right + 2)
        const high = /hidden|clip/.test(overflowY) && (own.top < top - 4 || own.bottom > bottom + 4)
        const scrolls = /auto|scroll/.test(`${overflowX} ${overflowY}`)
        if (scrolls) break
        if (wide || high) clipped.push(`${text.nodeValue.trim().slice(0, 40)} in ${box.tagName}.${box.className}`)
        if (position === 'fixed') break
      }
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== near)
    return clipped
  })
}

export async function askTalk(request: APIRequestContext, data: unknown): Promise<APIResponse> {
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
  const headers = { 'content-type': 'application/json', ...(token && { 'x-xsrf-token': token }) }
  return request.post('/api/talk', { data: data as string, headers })
}

export function panelOf(page: Page) {
  return page.locator('[data-zed-panel]')
}

/** Decodes a sound; returns RMS loudness (full scale 1) and seconds. */
export function measureSound(page: Page, url: string): Promise<{ loudness: number; duration: number }> {
  return page.evaluate(async (address) => {
    const bytes = await (await fetch(address)).arrayBuffer()
    const sound = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(bytes)
    const samples = sound.getChannelData(0)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    return { loudness: Math.sqrt(power), duration: sound.duration }
  }, url)
}

export async function watchSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const media = new Set<HTMLMediaElement>()
    const played: SoundPlayed[] = []
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      media.add(this)
      const sound = { url: '', began: Number.NaN, ended: Number.NaN }
      const onPlaying = ({ timeStamp }: Event) => {
        played.push(Object.assign(sound, { url: this.currentSrc, began: timeStamp - this.currentTime * 1000 }))
      }
      this.addEventListener('playing', onPlaying, { once: true })
      this.addEventListener('ended', ({ timeStamp }) => (sound.ended = timeStamp), { once: true })
      const started = play.call(this)
      started.catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') console.debug('sound is blocked')
      })
      return started
    }
    Object.assign(window, {
      soundsPlayed: () => played,
      soundsNow: () =>
        [...media]
          .filter((one) => !one.paused && !one.ended && !one.muted && one.readyState > 2)
          .map((one) => ({ url: one.currentSrc, time: one.currentTime, rate: one.playbackRate })),
    })
  })
}

interface SoundNow {
  url: string
  time: number
  /** Playback rate. */
  rate: number
}

export function soundsNow(page: Page): Promise<SoundNow[]> {
  return page.evaluate(() => (window as unknown as { soundsNow: () => SoundNow[] }).soundsNow())
}

/** Times in ms of the page's timeline. `ended` is NaN until the end. */
interface SoundPlayed {
  url: string
  began: number
  ended: number
}

/** Also includes ended sounds, because a busy machine may look too late. */
export function soundsPlayed(page: Page): Promise<SoundPlayed[]> {
  return page.evaluate(() => (window as unknown as { soundsPlayed: () => SoundPlayed[] }).soundsPlayed())
}

/** The sound that began as number `index` (from 0) since the page was opened, though it may be over. */
export async function soundPlayed(page: Page, index: number): Promise<SoundPlayed> {
  await expect.poll(async () => (await soundsPlayed(page)).length, { timeout: 120_000 }).toBeGreaterThan(index)
  const sound = (await soundsPlayed(page))[index]
  if (!sound) throw new Error('Nothing has sounded.')
  return sound
}

/** Waits until autoplay was blocked. Must not evaluate in the page before, which counts as a user gesture. */
export async function openBlocked(page: Page, path: string): Promise<void> {
  const refused = page.waitForEvent('console', (message) => message.text() === 'sound is blocked')
  await page.goto(path)
  await refused
}

export async function firstSound(page: Page): Promise<SoundNow> {
  const found = await page.waitForFunction(
    () => {
      const [sound] = (window as unknown as { soundsNow: () => SoundNow[] }).soundsNow()
      return sound
    },
    undefined,
    { timeout: 120_000 },
  )
  const sound = await found.jsonValue()
  if (!sound) throw new Error('Nothing sounds.')
  return sound
}

export const drawnInTenthOfSecond = 6

export function drawnUntilSilent(page: Page, button: string | RegExp): Promise<number> {
  return panelOf(page)
    .getByRole('button', { name: button })
    .evaluate(async (element: HTMLElement) => {
      const sounds = () => (window as unknown as { soundsNow: () => SoundNow[] }).soundsNow()
      element.click()
      let drawn = 0
      for (; sounds().length > 0; drawn += 1) await new Promise(requestAnimationFrame)
      return drawn
    })
}
