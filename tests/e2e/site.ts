import {
  expect,
  test as base,
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'

/** The errors that nothing in a page caught, rejections too, in all pages of a test. */
export interface UncaughtErrors {
  /** Says that the test provokes an error on purpose: those whose text matches do not fail it. */
  allow: (pattern: RegExp) => void
}

/** Playwright's test. It fails, too, when a page throws what nobody catches. */
export const test = base.extend<{ uncaughtErrors: UncaughtErrors }>({
  page: async ({ page }, use) => {
    await use(page)
    // What a page still asks for when its test has ended is nobody's.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  uncaughtErrors: [
    async ({ browser }, use) => {
      const errors: string[] = []
      const allowed: RegExp[] = []
      const listen = (context: BrowserContext) =>
        context.on('weberror', (thrown) => {
          const error = thrown.error()
          errors.push(`${thrown.page()?.url() ?? ''}: ${error.name} ${error.message} ${error.stack ?? ''}`)
        })
      // Also in contexts that a test opens itself.
      browser.on('context', listen)
      await use({ allow: (pattern) => void allowed.push(pattern) })
      browser.off('context', listen)
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))
      expect(unexpected, 'errors that no page caught').toEqual([])
    },
    { auto: true },
  ],
})

/** The addresses of the app's files. */
export const assets = /\/assets\/.*\.(js|css)$/

export const menuButton = (page: Page) => page.getByRole('button', { name: 'Abrir el menú' })

/** Errors that a page's console printed or its scripts threw since it was opened. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

/** Waits until React handles the events of an element: those of the header with the page, those of an island when it has been hydrated. */
export async function hydrated(page: Page, selector = 'header button'): Promise<void> {
  await page.waitForFunction((sought) => {
    const element = document.querySelector(sought)
    return 'hydrated' in document.documentElement.dataset && element && !element.closest('[data-dehydrated]')
  }, selector)
}

/** Moves the mouse as a reader does, until what waits for a reader is there: its code may not have listened at the first move. */
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

/** Waits until React listens to the page, its letters have come, and what they change is painted. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page)
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[data-fonts]')?.media === 'all')
  await framesPainted(page)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  await framesPainted(page)
}

/** Waits until what has changed in a page is painted, and what it moved has been told. */
export async function framesPainted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(told)))),
  )
}

/** Where a control is once it has stayed there for some frames, in view. */
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

/**
 * Listens to a page before it is opened, and tells since when (ms) it has asked for nothing and nothing has come. It looks
 * at nothing in the page: that would count as a gesture of the visitor.
 */
export function watchNetwork(page: Page): () => number {
  let last = Date.now()
  const heard = () => {
    last = Date.now()
  }
  page.on('request', heard)
  page.on('response', heard)
  return () => Date.now() - last
}

/**
 * A shift that begins so soon (ms) after the page has been told of a font is the font's: text is laid out anew with the next frame,
 * which a busy machine draws more than a second later.
 */
const fontFrames = 2000

/** Adds up how far the pages that are opened from now on move while nobody touches them, apart from what fonts move that arrive. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((frames) => {
    const shifts: { at: number; value: number }[] = []
    /** When the page was told of a font: on a busy machine long after it has arrived. */
    const told: number[] = []
    const tell = () => told.push(performance.now())
    document.fonts.addEventListener('loading', () => {
      for (const font of document.fonts) font.loaded.then(tell, tell)
    })
    // What begins to load while others do begins no loading of its own.
    document.fonts.addEventListener('loadingdone', tell)
    const files = () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(
          ({ responseEnd }) => [responseEnd, (told.find((at) => at >= responseEnd) ?? responseEnd) + frames] as const,
        )
    // Those that the visitor has are looked for on the device, and come later than the first layout, too. When they came no
    // entry says: on a busy machine up to a second before the page is told.
    const spans = () => [...files(), ...told.map((at) => [at - 1000, at + frames] as const)]
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

/** The layout shift of the open page (a share of the screen, https://web.dev/articles/cls) since `watchShifts`. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as Shifts).layoutShift?.() ?? 0)
}

/** The shift by fonts that have taken the place of the visitor's own. */
export function fontShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as Shifts).fontShift?.() ?? 0)
}

/** Texts that are cut off by a box that cannot be scrolled; what is meant for screen readers alone does not count. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped: string[] = []
    // What is laid out when a reader nears it keeps its former size until then: it is looked at as if it were near.
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

/** Asks the talk service, each time with the token that it gave with its first answer, as browsers must. */
export async function askTalk(request: APIRequestContext, data: unknown): Promise<APIResponse> {
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
  const headers = { 'content-type': 'application/json', ...(token && { 'x-xsrf-token': token }) }
  return request.post('/api/talk', { data: data as string, headers })
}

/** Zed's open panel. */
export function panelOf(page: Page) {
  return page.locator('[data-zed-panel]')
}

/** Loudness (root mean square, full scale 1) and length (seconds) of a sound, as the browser decodes it. */
export function measureSound(page: Page, url: string): Promise<{ loudness: number; duration: number }> {
  return page.evaluate(async (address) => {
    const bytes = await (await fetch(address)).arrayBuffer()
    const sound = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(bytes)
    const samples = sound.getChannelData(0)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    return { loudness: Math.sqrt(power), duration: sound.duration }
  }, url)
}

/** Records every media element of the page that is played, so that a test can look at what sounds. */
export async function watchSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const media = new Set<HTMLMediaElement>()
    const played: string[] = []
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      media.add(this)
      const begun = ({ timeStamp }: Event) => {
        due = timeStamp + this.duration * 1000
        played.push(this.currentSrc)
      }
      this.addEventListener('playing', begun, { once: true })
      const started = play.call(this)
      started.catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') console.debug('sound is blocked')
      })
      return started
    }
    let due = 0
    Object.assign(window, {
      endDue: () => due,
      soundsPlayed: () => played,
      soundsNow: () =>
        [...media]
          .filter((one) => !one.paused && !one.ended && !one.muted && one.readyState > 2)
          .map((one) => ({ url: one.currentSrc, time: one.currentTime })),
    })
  })
}

interface SoundNow {
  url: string
  time: number
}

/** What sounds in the page at this moment. */
export function soundsNow(page: Page): Promise<SoundNow[]> {
  return page.evaluate(() => (window as unknown as { soundsNow: () => SoundNow[] }).soundsNow())
}

/** What has sounded in the page so far: a busy machine may look too late at what sounds. */
export function soundsPlayed(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { soundsPlayed: () => string[] }).soundsPlayed())
}

/**
 * Opens a page and waits until its sound has been refused. Nothing may be looked at in the page before: what a test
 * evaluates there counts as a gesture of the visitor.
 */
export async function openBlocked(page: Page, path: string): Promise<void> {
  const refused = page.waitForEvent('console', (message) => message.text() === 'sound is blocked')
  await page.goto(path)
  await refused
}

/** Waits until something sounds, and tells what, and when it was looked at (ms). */
export async function firstSound(page: Page): Promise<SoundNow & { at: number }> {
  const found = await page.waitForFunction(
    () => {
      const [sound] = (window as unknown as { soundsNow: () => SoundNow[] }).soundsNow()
      return sound && { ...sound, at: Date.now() }
    },
    undefined,
    { timeout: 60_000 },
  )
  const sound = await found.jsonValue()
  if (!sound) throw new Error('Nothing sounds.')
  return sound
}

/** How often a page is drawn in 0.1 s at most, at 60 Hz. */
export const drawnInTenthOfSecond = 6

/** Presses a button and tells how many times the page is drawn until it is silent: a busy machine draws it more seldom. */
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

/**
 * Waits until nothing would be broken off by writing, and tells how many milliseconds later that was than the last sound's beginning and its
 * duration: a sound that begins on a machine just started may end a little later.
 */
export function freedAfterSound(page: Page): Promise<number> {
  return panelOf(page)
    .getByRole('textbox')
    .evaluate(async (field: HTMLTextAreaElement) => {
      const locked = field.placeholder
      while (field.placeholder === locked) await new Promise(requestAnimationFrame)
      return performance.now() - (window as unknown as { endDue: () => number }).endDue()
    })
}
