import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { hydratedEvent } from '../../src/runtime/hydrated.ts'
import { errorBannerId } from '../../src/hydration/error-banner-id.ts'
import { assets, hydrated, menuButton as menu, test } from './site.ts'

const pages = {
  'the home page': '/',
  'an article': '/news-single/es-1',
  'a category': '/category/nanomedicine',
  'the shorts': '/shorts',
  'a short': `/shorts/${encodeURIComponent('Nanotecnología')}/1`,
  'the search': '/search?q=luz',
  'the page of Zed': '/interaction',
}

const spare = /faces-|carousel-engine|-stage|stage-|hearing|keep-pages|media-session|media-keys/

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /Falta una parte|no ha cargado/ })
const again = (page: Page) => page.locator(`#${errorBannerId}`).getByRole('button', { name: 'Intentarlo otra vez' })

interface Readable {
  heading: string | undefined
  texts: number
  footer: string | undefined
}

function readable(page: Page): Promise<Readable> {
  return page.evaluate(() => ({
    heading: document.querySelector('main h1')?.textContent,
    texts: document.querySelectorAll('main :is(p, li, a):not([data-zed-panel] *, [data-player] *)').length,
    footer: document.querySelector('[data-site-footer]')?.textContent,
  }))
}

async function expectNothingLost(page: Page, before: Readable): Promise<void> {
  await expect(notice(page)).toBeVisible()
  expect(await readable(page)).toEqual(before)
}

async function answeredOrGivenUp(answered: Promise<void>[]): Promise<void> {
  await Promise.race([Promise.all(answered), wait(5000, undefined, { ref: false })])
}

/** Retries, and expects the menu. Late files may remove the banner before the click. */
async function expectToGoOn(page: Page): Promise<void> {
  await expect(async () => {
    if (await again(page).isVisible()) await again(page).click({ timeout: 1000 })
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(notice(page)).toBeHidden()
}

async function use(page: Page): Promise<void> {
  await page.mouse.move(3, 3)
  await menu(page).click()
}

async function filesOf(page: Page, address: string): Promise<string[]> {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (assets.test(pathname) && !spare.test(pathname)) files.add(pathname)
  })
  await page.goto(address)
  await hydrated(page)
  await use(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('request')
  return [...files]
}

let homeFiles: string[] | undefined

for (const [name, address] of Object.entries(pages)) {
  test(`${name} outlives each of its files that is missing from the start`, async ({ page }) => {
    // Files that the home page also requests are tested there.
    const shared = address === '/' ? [] : (homeFiles ??= await filesOf(page, '/'))
    const files = (await filesOf(page, address)).filter((file) => !shared.includes(file))
    let missing = ''
    let status = 404
    await page.route(assets, (route) =>
      new URL(route.request().url()).pathname === missing ? route.fulfill({ status }) : route.fallback(),
    )
    for (const file of files) {
      // The browser reports both statuses to the app in the same way.
      status = status === 404 ? 500 : 404
      await test.step(`${file} answered ${status}`, async () => {
        missing = file
        await page.goto(address, { waitUntil: 'commit' })
        await page.waitForFunction(() => document.readyState !== 'loading')
        const before = await readable(page)
        await use(page)
        await expectNothingLost(page, before)
      })
    }
  })

  test(`${name} outlives what never comes or fails once it is used, and goes on when it can be had`, async ({
    page,
  }) => {
    await page.clock.install()
    await page.route('**/*.mp4', () => undefined)
    await page.goto(address)
    await hydrated(page)
    const before = await readable(page)
    let fail = () => {}
    const held = new Promise<void>((resolve) => (fail = resolve))
    const answered: Promise<void>[] = []
    await page.route(assets, (route) => {
      answered.push(held.then(() => route.fulfill({ status: 500 })))
    })
    await use(page)
    await page.clock.fastForward(20_000)
    await expectNothingLost(page, before)
    fail()
    await answeredOrGivenUp(answered)
    await expectNothingLost(page, before)
    await page.unroute(assets)
    await expectToGoOn(page)
  })
}

for (const [name, address] of Object.entries(pages)) {
  test(`${name} whose app never comes, or fails, says so, and does what was asked of it when it comes`, async ({
    page,
  }) => {
    await page.clock.install()
    let answer: 'wait' | 'fail' | 'continue' = 'wait'
    const waiting: (() => Promise<void>)[] = []
    await page.route(assets, (route) => {
      const respond = () => (answer === 'fail' ? route.fulfill({ status: 500 }) : route.continue())
      if (answer === 'wait') waiting.push(respond)
      else return respond()
    })
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.readyState !== 'loading')
    const before = await readable(page)
    await menu(page).click()
    await expect(menu(page)).toHaveAttribute('aria-busy', 'true')
    await page.clock.fastForward(20_000)
    await expectNothingLost(page, before)
    answer = 'fail'
    await answeredOrGivenUp(waiting.map((respond) => respond()))
    await expectNothingLost(page, before)
    answer = 'continue'
    await expectToGoOn(page)
  })
}

/** Each file in each failure mode. Takes minutes: `RESILIENCE=long npm run test:e2e -- resilience`. */
const isLong = process.env['RESILIENCE'] === 'long'
for (const [name, address] of isLong ? Object.entries(pages) : []) {
  for (const how of [404, 500, 'never'] as const) {
    test(`${name} outlives each of its files, ${how}, before it is hydrated and after`, async ({ page }) => {
      test.setTimeout(900_000)
      const files = await filesOf(page, address)
      let missing = ''
      let isAsked = false
      await page.clock.install()
      await page.route(assets, (route) => {
        if (new URL(route.request().url()).pathname !== missing) return route.fallback()
        isAsked = true
        return how === 'never' ? undefined : route.fulfill({ status: how })
      })
      const told: Record<'before' | 'after', number> = { before: 0, after: 0 }
      for (const file of files) {
        for (const when of ['before', 'after'] as const) {
          await test.step(`${file}, ${when}`, async () => {
            missing = when === 'before' ? file : ''
            isAsked = false
            await page.goto(address, { waitUntil: 'commit' })
            await page.waitForFunction(() => document.readyState !== 'loading')
            if (when === 'after') await hydrated(page)
            const before = await readable(page)
            missing = file
            await use(page)
            const isDone = async () => isAsked || (when === 'after' && (await page.getByRole('dialog').isVisible()))
            await expect.poll(isDone).toBe(true)
            if (!isAsked) return expect(await readable(page)).toEqual(before)
            if (how === 'never') await page.clock.fastForward(20_000)
            told[when] += 1
            return expectNothingLost(page, before)
          })
        }
      }
      console.log(`${name}, ${how}: ${files.length} files, told ${told.before} times before, ${told.after} after`)
    })
  }
}

test('the notice is in the language of the page, and can be put away', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  await page.route(assets, (route) => route.abort())
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const told = page.getByRole('status').filter({ hasText: /didn’t load/ })
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: 'Close' }).click()
  await expect(told).toBeHidden()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(told).toBeVisible()
})

test('an app that throws leaves the document with its language and its styles, and says so', async ({ page }) => {
  await page.addInitScript((type) => {
    const dispatch = window.dispatchEvent.bind(window)
    window.dispatchEvent = (event) => {
      if (event.type === type) throw new Error('a fault of the test')
      return dispatch(event)
    }
  }, hydratedEvent)
  await page.goto('/en')
  await expect(page.getByRole('heading', { name: 'Something got in the way' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCSS('border-top-style', 'solid')
})

test.describe('a page that is led to', () => {
  test('and whose code is gone leaves the old one, and its address, and can be loaded by the browser', async ({
    page,
  }) => {
    await page.goto('/about-us')
    await hydrated(page)
    const heading = await page.locator('main h1').innerText()
    await page.route(assets, (route) => route.fulfill({ status: 404 }))
    await page.locator('header nav a[href="/shorts"]').click()
    await expect(page.getByRole('status').filter({ hasText: 'sigues donde estabas' })).toBeVisible()
    await expect(page).toHaveURL(/\/about-us$/)
    await expect(page.locator('main h1')).toHaveText(heading)
    await page.unroute(assets)
    await page.getByRole('button', { name: 'Cargar la versión nueva' }).click()
    await expect(page).toHaveURL(/\/shorts$/)
    await expect(page.locator('main h1')).toHaveText(/Cortos/i)
  })

  test('and that never comes says so, and is shown when it comes all the same', async ({ page }) => {
    await page.clock.install()
    await page.goto('/about-us')
    await hydrated(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/news/home*', async (route) => {
      await held
      await route.continue()
    })
    await page.locator('header a[href="/"]').click()
    await expect(page.locator('html[data-navigating]')).toHaveCount(1)
    await page.clock.fastForward(20_000)
    await expect(page.getByRole('status').filter({ hasText: 'sigues donde estabas' })).toBeVisible()
    await expect(page).toHaveURL(/\/about-us$/)
    release()
    await expect(page).not.toHaveURL(/about-us/)
    await expect(page.locator('#notice')).toBeEmpty()
  })

  test('and whose data fails leaves the old one, and comes when it is tried again', async ({ page }) => {
    await page.goto('/about-us')
    await hydrated(page)
    await page.route('**/api/news/home*', (route) => route.fulfill({ status: 500 }))
    await page.locator('header a[href="/"]').click()
    await expect(page.getByRole('status').filter({ hasText: 'sigues donde estabas' })).toBeVisible()
    await expect(page).toHaveURL(/\/about-us$/)
    await page.unroute('**/api/news/home*')
    await again(page).click()
    await expect(page).not.toHaveURL(/about-us/)
    await expect(page.locator('main h1')).toBeFocused()
    await expect(page.locator('#notice')).toBeEmpty()
  })
})

test.describe('the language', () => {
  const toggle = (page: Page) => page.getByRole('button', { name: /english|español/i })
  const kept = (page: Page) =>
    page
      .evaluate(() => [
        document.documentElement.lang,
        localStorage.getItem('language'),
        /language=(\w+)/.exec(document.cookie)?.[1],
      ])
      .catch(() => 'between two pages')

  for (const presses of [2, 3]) {
    test(`toggled ${presses} times at once is the same on the page, in storage and in the cookie`, async ({ page }) => {
      await page.goto('/about-us')
      await hydrated(page)
      await toggle(page).evaluate((button: HTMLElement, times) => {
        for (let time = 0; time < times; time += 1) button.click()
      }, presses)
      const expected = presses % 2 ? 'en' : 'es'
      await expect.poll(() => kept(page)).toEqual([expected, expected, expected])
      await toggle(page).click()
      const other = expected === 'en' ? 'es' : 'en'
      await expect.poll(() => kept(page)).toEqual([other, other, other])
    })
  }

  test('whose catalogue is gone stays as it was, and can be had by loading the page anew', async ({ page }) => {
    await page.goto('/about-us')
    await hydrated(page)
    await page.route(assets, (route) => route.fulfill({ status: 404 }))
    await toggle(page).click()
    await expect(notice(page)).toBeVisible()
    expect(await kept(page)).toEqual(['es', null, undefined])
    await page.unroute(assets)
    await toggle(page).click()
    await expect.poll(() => kept(page)).toEqual(['en', 'en', 'en'])
  })
})
