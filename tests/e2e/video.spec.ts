import { expect, type Page } from '@playwright/test'
import { hydrated, consoleErrors, watchNetwork, test } from './site.ts'
import { turnTheme, violationsOf } from './violations.ts'

interface Tile {
  id: string
  title: string
  technoscience: string
}

/** The shorts of nanotechnology. */
let shorts: Tile[] = []

test.beforeAll(async ({ request }) => {
  const rows = (await (await request.get('/api/videos/shorts?language=es')).json()) as { shorts: Tile[] }[]
  shorts = rows[0]?.shorts ?? []
})

const path = (id: string) => `/shorts/${encodeURIComponent('Nanotecnología')}/${id}`
const video = (page: Page) => page.locator('main [data-short]:not([inert]) video')
const playing = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => !element.paused && !element.ended)
/** Waits until the player has its own controls, and listens to keys. */
const awake = (page: Page) =>
  expect(page.locator('main [data-short]:not([inert]) [data-player][data-awake]')).toBeVisible()
/** Resolves when the hydrated player has been told that it is on the screen: observers are told in the order they began in. */
async function toldOfScreen(page: Page): Promise<void> {
  await awake(page)
  await video(page).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect()
          resolve()
        }).observe(element)
      }),
  )
}
const captions = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) =>
    [...element.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
  )

test.describe('a short that does not exist', () => {
  for (const address of [path('999'), '/shorts/Nano/1', '/shorts/nanotechnology/1', '/retroengineering/999']) {
    test(`as ${decodeURI(address)} says so in the words of the specification, with status 404`, async ({ page }) => {
      const errors = consoleErrors(page)
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cargando video...')
      await expect.poll(() => errors).toContain('no se encontró el video')
    })
  }
})

test.describe('a short', () => {
  test.beforeEach(() => expect(shorts).toHaveLength(16))

  test('is whole in the HTML: title, date, transcript, what comes after, and what a search engine asks', async ({
    request,
  }) => {
    for (const [prefix, released] of [
      ['', 'Publicado el'],
      ['/en', 'Published on'],
    ]) {
      const response = await request.get(prefix + path('2'))
      expect(response.status()).toBe(200)
      const html = await response.text()
      expect(html).toContain(released)
      expect(html).toMatch(/<track[^>]*es\.vtt/)
      expect(html.match(/<main[\s\S]*<\/main>/)?.[0].match(/<button/g)?.length ?? 0).toBeGreaterThan(3)
      expect(html).toContain('property="og:video"')
      const described = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}'
      expect(JSON.parse(described)).toMatchObject({ '@type': 'VideoObject', inLanguage: 'es' })
    }
  })

  test('shows at most four related videos, never itself', async ({ page }) => {
    await page.goto(path('2'))
    const related = page.getByRole('region', { name: 'Después' }).getByRole('link')
    await expect(related).toHaveCount(4)
    for (const link of await related.all()) expect(await link.getAttribute('href')).not.toMatch(/\/2$/)
  })

  test('begins by itself without sound, with captions, and sounds after one tap', async ({ page }) => {
    const errors = consoleErrors(page)
    await page.goto(path('1'))
    await expect.poll(() => playing(page)).toBe(true)
    expect(await video(page).evaluate((element: HTMLVideoElement) => element.muted)).toBe(true)
    expect(await captions(page)).toEqual(['es'])
    await page.locator('[data-player]').getByRole('button', { name: 'Activar el sonido' }).first().click()
    await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.muted)).toBe(false)
    expect(await playing(page)).toBe(true)
    expect(errors).toEqual([])
  })

  test('has its captions in the language of the page', async ({ page }) => {
    await page.goto(`/en${path('1')}`)
    await expect.poll(() => playing(page)).toBe(true)
    expect(await captions(page)).toEqual(['en'])
  })

  test('is worked by keys: pause, sound, captions, position, speed', async ({ page }) => {
    await page.goto(path('1'))
    await expect.poll(() => playing(page)).toBe(true)
    await awake(page)
    await page.locator('[data-player]').getByRole('button').first().focus()
    await page.keyboard.press('k')
    await expect.poll(() => playing(page)).toBe(false)
    await page.keyboard.press('k')
    await expect.poll(() => playing(page)).toBe(true)
    await page.keyboard.press('c')
    await expect.poll(() => captions(page)).toEqual([])
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(4)
    await page.getByRole('combobox', { name: 'Velocidad' }).selectOption('1.5')
    await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.5)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Pantalla completa' }).click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.matches('[data-player]'))).toBe(true)
  })

  test('goes where its transcript is clicked, and the transcript follows', async ({ page }) => {
    await page.goto(path('1'))
    await expect.poll(() => playing(page)).toBe(true)
    const lines = page.getByRole('region', { name: 'Texto del vídeo' }).getByRole('button')
    await lines.nth(2).click()
    await expect(lines.nth(2)).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => playing(page)).toBe(true)
  })

  test('stops off the screen and goes on when it is seen again', async ({ page }) => {
    await page.goto(path('1'))
    await expect.poll(() => playing(page)).toBe(true)
    await page.locator('body > footer').scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => playing(page)).toBe(false)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => playing(page)).toBe(true)
  })

  test('does not begin by itself for who asks for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path('1'))
    await hydrated(page)
    await expect(page.getByRole('button', { name: /^Reproducir/ }).first()).toBeVisible()
    await toldOfScreen(page)
    expect(await playing(page)).toBe(false)
    await page
      .getByRole('button', { name: /^Reproducir/ })
      .first()
      .click()
    await expect.poll(() => playing(page)).toBe(true)
  })

  test('that can’t be loaded says so, and can be tried again', async ({ page }) => {
    let broken = true
    await page.route('**/*.mp4', (route) => (broken ? route.fulfill({ status: 404, body: '' }) : route.continue()))
    await page.goto(path('1'))
    await expect(page.getByRole('alert')).toContainText('no ha podido cargarse')
    broken = false
    await page.getByRole('button', { name: 'Intentarlo otra vez' }).click()
    await expect.poll(() => playing(page)).toBe(true)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('has nothing for axe to object to in either theme', async ({ page }) => {
    await page.goto(path('1'))
    await expect.poll(() => playing(page)).toBe(true)
    for (const colorScheme of ['light', 'dark'] as const) {
      await turnTheme(page, colorScheme)
      await page.locator('[data-player]').hover()
      await expect(page.getByRole('slider', { name: 'Posición' })).toBeVisible()
      expect(await violationsOf(page), colorScheme).toEqual([])
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test.beforeEach(() => expect(shorts).toHaveLength(16))

  const slides = (page: Page) => page.locator('[data-short]')
  const ids = (page: Page) => slides(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['short']))

  test('a short is a feed: the arrow keys lead to its neighbours, the address follows in place', async ({ page }) => {
    await page.goto('/shorts')
    await page.goto(path('2'))
    await expect.poll(() => playing(page)).toBe(true)
    expect(await ids(page)).toEqual(['1', '2', '3'])
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/\/3$/)
    await expect.poll(() => ids(page)).toEqual(['2', '3', '4'])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shorts[2]?.title ?? '')
    await expect.poll(() => playing(page)).toBe(true)
    const sounding = await page
      .locator('video')
      .evaluateAll((all) => all.filter((one) => !(one as HTMLVideoElement).paused))
    expect(sounding).toHaveLength(1)
    await page.keyboard.press('ArrowUp')
    await expect(page).toHaveURL(/\/2$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/shorts$/)
  })

  test('swiping leads on, and what sounds goes on sounding', async ({ page }) => {
    await page.goto(path('1'))
    await expect.poll(() => playing(page)).toBe(true)
    await page.locator('[data-short]:not([inert])').getByRole('button', { name: 'Activar el sonido' }).first().tap()
    const feed = slides(page).first().locator('..')
    // A finger's scrolling as the page sees it.
    await feed.evaluate((box) => box.scrollBy({ top: box.clientHeight, behavior: 'smooth' }))
    await expect(page).toHaveURL(/\/2$/)
    await expect.poll(() => playing(page)).toBe(true)
    expect(await video(page).evaluate((element: HTMLVideoElement) => element.muted)).toBe(false)
  })

  test('only the short and its neighbours are loaded', async ({ page }) => {
    const films: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(/nanotechnology-(\d+)/.exec(request.url())?.[1] ?? '')
    })
    const silence = watchNetwork(page)
    await page.goto(path('3'))
    await expect.poll(() => playing(page)).toBe(true)
    await expect.poll(() => silence() > 1500).toBe(true)
    expect(films).toContain('03')
    for (const film of films) expect(['02', '03', '04']).toContain(film)
  })

  test('has nothing for axe to object to', async ({ page }) => {
    await page.goto(path('2'))
    await expect.poll(() => playing(page)).toBe(true)
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test('a film comes in the range that is asked for', async ({ request }) => {
  expect(shorts).toHaveLength(16)
  const view = (await (
    await request.get(`/api/videos/short?language=es&technoscience=${encodeURIComponent('Nanotecnología')}&id=1`)
  ).json()) as { short: { video: string } }
  const part = await request.get(view.short.video, { headers: { range: 'bytes=0-99' } })
  expect(part.status()).toBe(206)
  expect((await part.body()).length).toBe(100)
  expect(part.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/)
  expect((await request.get(view.short.video, { headers: { range: 'bytes=99999999-' } })).status()).toBe(416)
  expect((await request.get(view.short.video)).headers()['accept-ranges']).toBe('bytes')
})
