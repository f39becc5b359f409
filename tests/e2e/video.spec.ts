import { expect, type Page } from '@playwright/test'
import { hydrated, consoleErrors, watchNetwork, test } from './site.ts'
import { turnTheme, violationsOf } from './violations.ts'

interface Tile {
  id: string
  title: string
  technoscience: string
}

let shorts: Tile[] = []

test.beforeAll(async ({ request }) => {
  const rows = (await (await request.get('/api/videos/shorts?language=es')).json()) as { shorts: Tile[] }[]
  shorts = rows[0]?.shorts ?? []
})

const path = (id: string) => `/shorts/${encodeURIComponent('Nanotecnología')}/${id}`
const video = (page: Page) => page.locator('main [data-short]:not([inert]) video')
const playing = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => !element.paused && !element.ended)
const awake = (page: Page) =>
  expect(page.locator('main [data-short]:not([inert]) [data-player][data-awake]')).toBeVisible()
const here = (page: Page) => page.locator('[data-short]:not([inert])')
interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
const overlap = (a: Box, b: Box) =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
/** Shows the longest caption; returns the buttons that overlap it. */
async function overLongestCaption(page: Page): Promise<string[]> {
  const text = await video(page).evaluate(async (element: HTMLVideoElement) => {
    const track = [...element.textTracks].find(({ mode }) => mode === 'showing')
    while (!track?.cues?.length) await new Promise(requestAnimationFrame)
    const [longest] = [...track.cues]
      .map((cue) => cue as VTTCue)
      .toSorted((one, other) => other.text.length - one.text.length)
    if (longest) element.currentTime = longest.startTime + 0.05
    return longest?.text ?? ''
  })
  const caption = here(page).locator('[data-player] p[lang] > span')
  await expect(caption).toHaveText(text)
  const boxes = (elements: Element[]) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { name: element.textContent.trim(), left, top, right, bottom }
    })
  const [words] = await caption.evaluateAll(boxes)
  const buttons = await here(page)
    .locator('[data-player] > :first-child :is(ul > li > *, [data-sound])')
    .evaluateAll(boxes)
  return buttons.filter((button) => !words || overlap(button, words)).map(({ name }) => name)
}
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

test('a film that does not exist says so in the words of the specification, with status 404', async ({ page }) => {
  const errors = consoleErrors(page)
  for (const address of [path('999'), '/shorts/Nano/1', '/shorts/nanotechnology/1', '/retroengineering/999']) {
    await test.step(decodeURI(address), async () => {
      errors.length = 0
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este vídeo no está.')
      await expect(page.getByRole('main')).toContainText('Cargando video...')
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(2)
      await expect.poll(() => errors).toContain('no se encontró el video')
    })
  }
})

test('a short is found without the accent of its topic, and in any case', async ({ request }) => {
  for (const [typed, prefix] of [
    ['/shorts/Nanotecnologia/1', ''],
    ['/shorts/nanotecnolog%C3%ADa/1', ''],
    ['/en/shorts/NANOTECNOLOGIA/1', '/en'],
  ] as const) {
    const response = await request.get(typed, { maxRedirects: 0 })
    expect(response.status(), typed).toBe(301)
    expect(new URL(response.headers()['location'] ?? '', 'http://x').pathname).toBe(prefix + path('1'))
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

  test('has its captions in the language of the page, and says in English that it speaks Spanish', async ({ page }) => {
    await page.goto(path('1'))
    await expect(page.getByRole('main')).not.toContainText('Audio y subtítulos')
    await page.goto(`/en${path('1')}`)
    await expect(page.getByText('Spanish audio, English captions').filter({ visible: true })).not.toHaveCount(0)
    await expect.poll(() => playing(page)).toBe(true)
    expect(await captions(page)).toEqual(['en'])
  })

  test('begins by itself without sound, and is worked by its controls, its transcript and by keys', async ({
    page,
  }) => {
    const errors = consoleErrors(page)
    const player = page.locator('[data-player]')
    const sound = player.getByRole('button', { name: 'Activar el sonido' })
    const isMuted = () => video(page).evaluate((element: HTMLVideoElement) => element.muted)
    await page.goto(path('1'))
    await expect.poll(() => playing(page)).toBe(true)
    expect(await isMuted()).toBe(true)
    expect(await captions(page)).toEqual(['es'])
    await awake(page)
    await test.step('at most four related videos, never itself', async () => {
      const related = page.getByRole('region', { name: 'A continuación' }).getByRole('link')
      await expect(related).toHaveCount(4)
      for (const link of await related.all()) expect(await link.getAttribute('href')).not.toMatch(/\/1$/)
    })
    const step = (name: string, act: () => Promise<void>) =>
      test.step(name, async () => {
        await video(page).evaluate((element: HTMLVideoElement) => (element.currentTime = 0))
        await expect.poll(() => playing(page)).toBe(true)
        await act()
      })

    await step('each control is named once', async () => {
      await player.hover()
      await expect(page.getByRole('slider', { name: 'Posición' })).toBeVisible()
      await expect(player.getByRole('button', { name: /^Pausar/ })).toHaveCount(1)
      await expect(sound).toHaveCount(1)
      await sound.focus()
      await page.keyboard.press('Enter')
      await expect(player.getByRole('button', { name: 'Quitar el sonido' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(sound).toBeFocused()
    })
    await step('axe finds nothing in either theme', async () => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await turnTheme(page, colorScheme)
        await player.hover()
        await expect(page.getByRole('slider', { name: 'Posición' })).toBeVisible()
        expect(await violationsOf(page), colorScheme).toEqual([])
      }
    })
    await step('one tap makes it sound', async () => {
      await sound.first().click()
      await expect.poll(isMuted).toBe(false)
      expect(await playing(page)).toBe(true)
    })
    await step('it stops off the screen and goes on when it is seen again', async () => {
      await page.locator('[data-site-footer]').scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect.poll(() => playing(page)).toBe(false)
      await page.evaluate(() => scrollTo(0, 0))
      await expect.poll(() => playing(page)).toBe(true)
    })
    await step('its buttons show what is done to it from outside', async () => {
      await video(page).evaluate((element: HTMLVideoElement) => element.pause())
      await expect(player.getByRole('button', { name: /^Reproducir/ })).toBeVisible()
      await video(page).evaluate((element: HTMLVideoElement) => element.play())
      await expect(player.getByRole('button', { name: /^Pausar/ })).toBeVisible()
      await video(page).evaluate((element: HTMLVideoElement) => (element.muted = true))
      await expect(sound).toHaveCount(1)
      await video(page).evaluate((element: HTMLVideoElement) => (element.muted = false))
      await expect(sound).toHaveCount(0)
    })
    await step('it goes where its transcript is clicked, and the transcript follows', async () => {
      const lines = page.getByRole('region', { name: 'Transcripción' }).getByRole('button')
      await lines.nth(2).click()
      await expect(lines.nth(2)).toHaveAttribute('aria-current', 'true')
      await expect.poll(() => playing(page)).toBe(true)
    })
    await step('keys: pause, captions, position; speed and the whole screen', async () => {
      await player.getByRole('button').first().focus()
      await page.keyboard.press('k')
      await expect.poll(() => playing(page)).toBe(false)
      await page.keyboard.press('k')
      await expect.poll(() => playing(page)).toBe(true)
      await page.keyboard.press('c')
      await expect.poll(() => captions(page)).toEqual([])
      await page.keyboard.press('ArrowRight')
      await expect
        .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.currentTime))
        .toBeGreaterThan(4)
      await page.getByRole('combobox', { name: 'Velocidad' }).selectOption('1.5')
      await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.5)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Pantalla completa' }).click()
      await expect.poll(() => page.evaluate(() => document.fullscreenElement?.matches('[data-player]'))).toBe(true)
    })
    expect(errors).toEqual([])
  })

  test('leads to Zed with a question about it', async ({ page }) => {
    await page.goto(path('5'))
    await expect.poll(() => playing(page)).toBe(true)
    await page.locator('[data-player]').getByRole('link', { name: /^Zed/ }).click()
    await expect(page).toHaveURL(/\/interaction$/)
    const title = shorts.find(({ id }) => id === '5')?.title ?? ''
    await expect(page.getByRole('textbox', { name: 'Tu pregunta para Zed' })).toHaveValue(new RegExp(title))
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
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test.beforeEach(() => expect(shorts).toHaveLength(16))

  const slides = (page: Page) => page.locator('[data-short]')
  const rail = (page: Page) => page.locator('[data-short]:not([inert]) [data-player] ul').locator('a, button')
  async function swipe(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 150, y }] })
    await touch('touchStart', 600)
    for (let y = 560; y >= 120; y -= 40) await touch('touchMove', y)
    await touch('touchEnd')
  }
  const toEnd = async (page: Page) => {
    // The next film may have just started: its duration is known with the first bytes.
    await expect.poll(() => video(page).evaluate((one: HTMLVideoElement) => Number.isFinite(one.duration))).toBe(true)
    await video(page).evaluate((element: HTMLVideoElement) => {
      element.currentTime = element.duration - 0.2
    })
  }
  const ids = (page: Page) => slides(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['short']))

  test('a short is a feed: arrow keys and swipes lead to its neighbours, the address follows in place', async ({
    page,
  }) => {
    const films: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(/nanotechnology-(\d+)/.exec(request.url())?.[1] ?? '')
    })
    const silence = watchNetwork(page)
    const slide = page.locator('[data-short]:not([inert])')
    const fromStart = () => video(page).evaluate((element: HTMLVideoElement) => (element.currentTime = 0))
    await page.goto('/shorts')
    await page.goto(path('5'))
    await expect.poll(() => playing(page)).toBe(true)
    expect(await ids(page)).toEqual(['6', '5', '4'])

    await test.step('only the short and its neighbours are loaded', async () => {
      await expect.poll(() => silence() > 1500).toBe(true)
      expect(films).toContain('05')
      for (const film of films) expect(['04', '05', '06']).toContain(film)
    })
    await test.step('the arrow keys', async () => {
      await expect(page.locator('[data-swipe-hint]')).toHaveText('Desliza para ver otro')
      await fromStart()
      await page.keyboard.press('ArrowDown')
      await expect(page).toHaveURL(/\/4$/)
      await expect.poll(() => ids(page)).toEqual(['5', '4', '3'])
      const title = shorts.find(({ id }) => id === '4')?.title ?? ''
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect.poll(() => playing(page)).toBe(true)
      const sounding = await page
        .locator('video')
        .evaluateAll((all) => all.filter((one) => !(one as HTMLVideoElement).paused))
      expect(sounding).toHaveLength(1)
      await page.keyboard.press('ArrowUp')
      await expect(page).toHaveURL(/\/5$/)
    })
    await test.step('a swipe leads on, and what sounds goes on sounding', async () => {
      await expect.poll(() => playing(page)).toBe(true)
      await fromStart()
      await slide.getByRole('button', { name: 'Activar el sonido' }).tap()
      await swipe(page)
      await expect(page).toHaveURL(/\/4$/)
      await expect.poll(() => playing(page)).toBe(true)
      expect(await video(page).evaluate((element: HTMLVideoElement) => element.muted)).toBe(false)
    })
    await test.step('the way back to the page of shorts', async () => {
      await slide.getByRole('link', { name: 'Cerrar y volver' }).tap()
      await expect(page).toHaveURL(/\/shorts$/)
    })
  })

  test('fills the screen, shares its address, and shows over the film what it says and what comes after', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.goto(path('16'))
    await expect.poll(() => playing(page)).toBe(true)
    const slide = page.locator('[data-short]:not([inert])')
    await test.step('it fills the screen, with its controls on it', async () => {
      expect(await slide.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
      const film = await video(page).boundingBox()
      expect(film?.width).toBeGreaterThanOrEqual(390)
      // Cropped at most by the margin that films leave beside text.
      expect(film?.x).toBeGreaterThan(-0.035 * (film?.width ?? 0))
      for (const control of await rail(page).all()) {
        const { width = 0, height = 0, x = 0, y = 0 } = (await control.boundingBox()) ?? {}
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
        expect(x + width).toBeLessThanOrEqual(390)
        expect(y + height).toBeLessThanOrEqual(844)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      expect(await violationsOf(page)).toEqual([])
    })
    await test.step('no button lies on what is said, also while it is paused', async () => {
      expect(await overLongestCaption(page)).toEqual([])
      await video(page).evaluate((element: HTMLVideoElement) => element.pause())
      await expect(slide.getByRole('slider', { name: 'Posición' })).toBeVisible()
      expect(await overLongestCaption(page)).toEqual([])
      await video(page).evaluate((element: HTMLVideoElement) => element.play())
    })
    await test.step('its address is copied where the system shares nothing', async () => {
      await slide.getByRole('button', { name: 'Compartir' }).tap()
      await expect(slide.getByRole('status')).toHaveText('Enlace copiado')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path('16'), page.url()).href)
    })
    await test.step('the sheet: what it says and what comes after', async () => {
      await slide.getByRole('link', { name: 'Transcripción' }).tap()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByRole('region', { name: 'A continuación' }).getByRole('link')).toHaveCount(4)
      await sheet.getByRole('region', { name: 'Transcripción' }).getByRole('button').nth(2).tap()
      await expect.poll(() => video(page).evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(3)
      await sheet.getByRole('button', { name: 'Cerrar' }).tap()
      await expect(sheet).toHaveCount(0)
    })
  })

  test('is kept on the device, and stands on the page of shorts as long as it is', async ({ page }) => {
    await page.goto(path('5'))
    await expect.poll(() => playing(page)).toBe(true)
    const save = page.locator('[data-short]:not([inert])').getByRole('button', { name: 'Guardar' })
    await save.tap()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/shorts')
    const saved = page.getByRole('region', { name: 'Guardados' })
    await expect(saved.getByRole('link')).toHaveAttribute('href', path('5'))
    await page.goto(path('5'))
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await save.tap()
    await expect(save).toHaveAttribute('aria-pressed', 'false')
    await page.goto('/shorts')
    await hydrated(page)
    await expect(saved).toHaveCount(0)
  })

  test('its end runs into the next, and the last of a topic into the newest of another', async ({ page }) => {
    await page.goto(path('2'))
    await expect.poll(() => playing(page)).toBe(true)
    await toEnd(page)
    await expect(page.locator('[data-up-next="comes"]')).toBeVisible()
    await expect(page).toHaveURL(/\/Nanotecnolog%C3%ADa\/1$/)
    await expect.poll(() => playing(page)).toBe(true)
    await toEnd(page)
    await expect(page).toHaveURL(/\/Infotecnolog%C3%ADa\/10$/)
    await expect.poll(() => playing(page)).toBe(true)
    await toEnd(page)
    await page.getByRole('button', { name: 'Quedarme aquí' }).tap()
    await expect(page.locator('[data-up-next="offered"]')).toBeVisible()
    await test.step('what can be done stands above Zed, his name and what follows', async () => {
      for (const [width, height] of [
        [320, 568],
        [360, 640],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height })
        const film = await video(page).boundingBox()
        // The closing picture of shorts begins here.
        const zed = (film?.y ?? 0) + 0.26 * (film?.height ?? 0)
        const close = await here(page).getByRole('link', { name: 'Cerrar y volver' }).boundingBox()
        const again = here(page).locator('[data-inviting] > span')
        for (const control of [again, ...(await rail(page).all())]) {
          const box = await control.boundingBox()
          if (!box || !close) throw new Error('It is not shown.')
          expect(box.y + box.height, `${width} px`).toBeLessThanOrEqual(zed)
          expect(box.y, `${width} px`).toBeGreaterThanOrEqual(close.y + close.height)
          expect(box.x + box.width, `${width} px`).toBeLessThanOrEqual(width)
        }
      }
    })
    await page.getByRole('button', { name: 'Ver ya' }).tap()
    await expect(page).toHaveURL(/\/Infotecnolog%C3%ADa\/9$/)
  })

  test('nothing comes by itself for who asks for less motion, and the hint stands still', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path('5'))
    await awake(page)
    await expect(page.locator('[data-swipe-hint]')).toBeVisible()
    await page
      .locator('[data-short]:not([inert])')
      .getByRole('button', { name: /^Reproducir/ })
      .tap()
    await expect.poll(() => playing(page)).toBe(true)
    await toEnd(page)
    await expect(page.locator('[data-up-next="offered"]')).toBeVisible()
    await expect(page).toHaveURL(/\/5$/)
  })
})

test.describe('on a phone that lies on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true })

  test('a short has all its controls in view', async ({ page }) => {
    await page.goto(path('5'))
    await expect.poll(() => playing(page)).toBe(true)
    await page.mouse.move(30, 30)
    const slide = page.locator('[data-short]:not([inert])')
    await expect(slide.getByRole('slider', { name: 'Posición' })).toBeVisible()
    const names = [
      'Guardar',
      /^Zed/,
      'Transcripción',
      'Compartir',
      'Cerrar y volver',
      'Subtítulos',
      'Pantalla completa',
    ]
    for (const name of names) {
      const control = slide.getByRole('link', { name }).or(slide.getByRole('button', { name }))
      await expect(control).toBeInViewport({ ratio: 1 })
    }
    expect((await video(page).boundingBox())?.height).toBeCloseTo(390, 0)
    const hint = await page.locator('[data-swipe-hint]').boundingBox()
    const film = await video(page).boundingBox()
    expect(hint && film && hint.x + hint.width <= film.x, 'the hint stands beside the film').toBe(true)
    expect(await overLongestCaption(page)).toEqual([])
    expect(await page.evaluate(() => [scrollY, document.documentElement.scrollWidth])).toEqual([0, 844])
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
