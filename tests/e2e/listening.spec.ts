import { expect, type Page } from '@playwright/test'
import { hydrated, panelOf, test } from './site.ts'
import { field } from './talk-requests.ts'
import { violationsInThemes } from './violations.ts'

/** A microphone that hears beeps, and a browser that lets the site use it. */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { args = [] } = launchOptions
      const fakes = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
      await use({ ...launchOptions, args: [...args, ...fakes] })
    },
    { scope: 'worker' },
  ],
})

/** This test needs no voice of Zed's. */
test.beforeEach(({ page }) => page.route('**/api/talk', (route) => route.fulfill({ status: 503, body: '' })))

const article = '/es/news-single/es-1'
const microphone = (page: Page) => panelOf(page).getByRole('button', { name: /Preguntar con la voz|Ask by voice/ })
const agree = (page: Page) => panelOf(page).getByRole('button', { name: /Vale, a hablar|OK, let me speak/ })

interface PlayedRecognition extends EventTarget {
  calls: string[]
  lang: string
}

declare global {
  interface Window {
    recognitions: PlayedRecognition[]
    tracks: MediaStreamTrack[]
  }
}

/** Chrome's name for it, played by the test. */
async function playRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.recognitions = []
    class Recognition extends EventTarget {
      calls: string[] = []
      lang = ''
      constructor() {
        super()
        window.recognitions.push(this)
      }
      start() {
        this.calls.push('start')
        this.dispatchEvent(new Event('start'))
      }
      stop() {
        this.calls.push('stop')
      }
      abort() {
        this.calls.push('abort')
      }
    }
    Object.assign(window, { webkitSpeechRecognition: Recognition, SpeechRecognition: undefined })
  })
}

/** What the last recognition tells: words, an error, or its end. */
async function recognise(page: Page, told: { words?: string; error?: string; ends?: boolean }): Promise<void> {
  await page.evaluate(({ words, error, ends }) => {
    const last = window.recognitions.at(-1)!
    if (words !== undefined)
      last.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript: words }]] }))
    if (error !== undefined) last.dispatchEvent(Object.assign(new Event('error'), { error }))
    if (ends || error !== undefined) last.dispatchEvent(new Event('end'))
  }, told)
}

const callsOf = (page: Page) => page.evaluate(() => window.recognitions.map(({ calls }) => calls))

async function open(page: Page, path = article): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.mouse.move(5, 5)
  await page.mouse.move(8, 8)
  await expect(microphone(page)).toBeVisible()
}

/** After the word on where the sound goes. */
async function openAgreed(page: Page, recogniser: 'browser' | 'server' = 'browser', path = article): Promise<void> {
  await page.addInitScript((agreed) => localStorage.setItem('zed-microphone', agreed), recogniser)
  await open(page, path)
}

test.describe('where the browser recognises speech', () => {
  test.beforeEach(({ page }) => playRecognition(page))

  test('a reader learns where the sound goes, speaks, corrects and sends', async ({ page }) => {
    await open(page)
    await microphone(page).click()
    await expect(panelOf(page).getByText(/Chrome a Google/)).toBeInViewport({ ratio: 1 })
    expect(await callsOf(page)).toEqual([])
    await expect(agree(page)).toBeFocused()
    await expect(agree(page)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(microphone(page)).toBeFocused()
    await expect(microphone(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(field(page)).toHaveAttribute('placeholder', 'Te escucho…')
    await recognise(page, { words: 'que es un' })
    await expect(field(page)).toHaveValue('que es un')
    await page.keyboard.press('Space')
    await recognise(page, { words: '¿Qué es un grano?', ends: true })
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Backspace')
    await page.keyboard.type(' de luz?')
    await expect(field(page)).toHaveValue('¿Qué es un grano de luz?')
    const asked = page.waitForRequest('**/api/talk')
    await page.keyboard.press('Enter')
    expect((await asked).postDataJSON()).toMatchObject({
      history: [{ role: 'user', content: '¿Qué es un grano de luz?' }],
    })
  })

  test('a hold listens as long as it lasts, also where the pointer slides off', async ({ page }) => {
    await openAgreed(page)
    await microphone(page).hover()
    await page.clock.install()
    await page.mouse.down()
    await expect(microphone(page)).toHaveAttribute('aria-pressed', 'true')
    await page.clock.runFor(600)
    await page.mouse.move(400, 300)
    await recognise(page, { words: 'hola' })
    await page.mouse.up()
    await expect.poll(() => callsOf(page)).toEqual([['start', 'stop']])
    await recognise(page, { ends: true })
    await expect(field(page)).toHaveValue('hola')
  })

  test('nothing moves under the finger that holds it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAgreed(page)
    await microphone(page).hover()
    const before = await microphone(page).boundingBox()
    expect(before?.width).toBeGreaterThanOrEqual(44)
    expect(before?.height).toBeGreaterThanOrEqual(44)
    await page.mouse.down()
    await expect(microphone(page)).toHaveAttribute('aria-pressed', 'true')
    await recognise(page, { words: 'hola' })
    await expect(field(page)).toHaveValue('hola')
    expect(await microphone(page).boundingBox()).toEqual(before)
    await page.mouse.up()
  })

  test('closing the panel, another language and another page end it', async ({ page }) => {
    await openAgreed(page)
    const begin = async () => {
      await microphone(page).click()
      await expect(microphone(page)).toHaveAttribute('aria-pressed', 'true')
    }
    const endOf = (count: number) => expect.poll(async () => (await callsOf(page))[count]).toEqual(['start', 'abort'])
    await begin()
    await panelOf(page).getByRole('button', { name: 'Cerrar el panel de Zed' }).click()
    await endOf(0)
    await page.locator('header [data-opens-zed]').click()
    await begin()
    await page
      .locator('header')
      .getByRole('button', { name: /english/i })
      .click()
    await endOf(1)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await begin()
    expect(await page.evaluate(() => window.recognitions.at(-1)?.lang)).toBe('en-US')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await endOf(2)
  })

  test('what goes wrong is said, is in nobody’s way, and can be tried again', async ({ page }) => {
    await openAgreed(page)
    for (const [error, message] of [
      ['not-allowed', /no me deja oírte/],
      ['no-speech', /No he entendido nada/],
      ['network', /hace falta conexión/],
    ] as const) {
      await microphone(page).click()
      await recognise(page, { error })
      await expect(panelOf(page).getByText(message)).toBeInViewport({ ratio: 1 })
      await expect(field(page)).toBeEditable()
    }
    await microphone(page).click()
    await expect(panelOf(page).getByText(/hace falta conexión/)).toHaveCount(0)
  })

  test('what is told is legible on phones and at a desk, in both themes', async ({ page }) => {
    const inSizes = async (look: () => Promise<void>) => {
      for (const [width, height] of [
        [390, 844],
        [320, 568],
        [1440, 900],
      ] as const)
        await test.step(`at ${width}x${height}`, async () => {
          await page.setViewportSize({ width, height })
          await look()
        })
    }
    const violations = () => violationsInThemes(page, { within: '[data-zed-panel]' })
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page)
    await microphone(page).click()
    await inSizes(async () => {
      await expect(agree(page)).toBeInViewport({ ratio: 1 })
      await expect(panelOf(page).getByText(/Chrome a Google/)).toBeInViewport({ ratio: 1 })
      expect(await violations()).toEqual({ light: [], dark: [] })
    })
    await agree(page).click()
    await inSizes(async () => {
      await expect(microphone(page)).toHaveAttribute('aria-pressed', 'true')
      expect(await violations()).toEqual({ light: [], dark: [] })
      // Begins anew: it ends by itself after some silence.
      await page.keyboard.press('Escape')
      await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false')
      await microphone(page).click()
    })
  })
})

test.describe('where the browser records', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { webkitSpeechRecognition: undefined, SpeechRecognition: undefined, tracks: [] })
      const { mediaDevices } = navigator
      const openMicrophone = mediaDevices.getUserMedia.bind(mediaDevices)
      mediaDevices.getUserMedia = async (constraints) => {
        const stream = await openMicrophone(constraints)
        window.tracks.push(...stream.getTracks())
        return stream
      }
    })
  })
  const live = (page: Page) =>
    page.evaluate(() => window.tracks.filter(({ readyState }) => readyState === 'live').length)

  test('and the site has no recogniser, there is no microphone', async ({ page }) => {
    const offered = page.waitForResponse('**/api/transcribe')
    await page.goto(article)
    await hydrated(page)
    await page.mouse.move(5, 5)
    await page.mouse.move(8, 8)
    expect(await (await offered).json()).toEqual({ transcribes: false })
    await expect(microphone(page)).toHaveCount(0)
  })

  test('the site transcribes, and the microphone is free again', async ({ page }) => {
    const sent: { url: string; type: string; token: string; bytes: number }[] = []
    await page.route('**/api/transcribe*', async (route) => {
      const request = route.request()
      if (request.method() === 'GET') return route.fulfill({ json: { transcribes: true } })
      const headers = await request.allHeaders()
      sent.push({
        url: new URL(request.url()).search,
        type: headers['content-type'] ?? '',
        token: headers['x-xsrf-token'] ?? '',
        bytes: request.postDataBuffer()?.length ?? 0,
      })
      return route.fulfill({ json: { text: '¿Qué es un fotón?' } })
    })
    await open(page)
    await microphone(page).click()
    await expect(panelOf(page).getByText(/viaja a nuestro servidor/)).toBeVisible()
    expect(await live(page)).toBe(0)
    await agree(page).click()
    await expect(field(page)).toHaveAttribute('placeholder', 'Te escucho…')
    expect(await live(page)).toBe(1)
    // Something to send.
    await page.waitForTimeout(700)
    await microphone(page).click()
    await expect(field(page)).toHaveValue('¿Qué es un fotón?')
    await expect(field(page)).toBeFocused()
    expect(await live(page)).toBe(0)
    expect(sent).toMatchObject([{ url: '?language=es', type: 'audio/webm' }])
    expect(sent[0]?.token).toMatch(/^[\w-]{16,64}$/)
    expect(sent[0]?.bytes).toBeGreaterThan(500)

    await microphone(page).click()
    await expect.poll(() => live(page)).toBe(1)
    await page.getByRole('button', { name: 'Cerrar el panel de Zed' }).click()
    await expect.poll(() => live(page)).toBe(0)
    expect(sent).toHaveLength(1)
  })
})

test('pages let the site itself open the microphone, and nobody else', async ({ page }) => {
  const response = await page.goto(article)
  expect(response?.headers()['permissions-policy']).toMatch(/(^|, )microphone=\(self\)(,|$)/)
})

test('a recording that nobody asked for is refused', async ({ request }) => {
  const send = (headers: Record<string, string>) =>
    request.post('/api/transcribe?language=es', { headers: { 'content-type': 'audio/webm', ...headers }, data: 'x' })
  expect((await send({ origin: 'https://evil.example' })).status()).toBe(403)
  expect((await send({})).status()).toBe(503)
})
