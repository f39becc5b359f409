import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, type Locator, type Page } from '@playwright/test'
import { figureNames, type FigureName } from '../../src/figures/figure-names.ts'
import { ringOf } from './focus-ring.ts'
import { atRest, framesPainted, hydrated, shiftOf, test, watchShifts } from './site.ts'
import { turnTheme, violationsOf } from './violations.ts'

interface Step {
  role: 'slider' | 'radio' | 'checkbox' | 'button'
  name: string
  keys: string
  at?: number
}

const times = (key: string, count: number) => Array.from({ length: count }, () => key).join(' ')
const turn = (ring: number, degrees: number): Step[] => [
  { role: 'radio', name: String(ring), keys: 'Space' },
  {
    role: 'slider',
    name: `Turn of ring ${ring}`,
    keys: `Home ${times('ArrowRight', degrees / 5)}`.trim(),
    at: degrees / 175,
  },
]

const tasks: Record<FigureName, { article: number; steps: Step[] }> = {
  'wing-lamellae': {
    article: 2,
    steps: [{ role: 'slider', name: 'From layer to layer', keys: times('ArrowRight', 6), at: 80 / 130 }],
  },
  'error-board': {
    article: 5,
    steps: [1, 2].map((row) => ({ role: 'checkbox', name: `Qubit in row ${row}, column 3, flipped`, keys: 'Space' })),
  },
  'price-curve': {
    article: 6,
    steps: [{ role: 'slider', name: 'Doublings since 1992', keys: times('ArrowRight', 7), at: 15 / 22 }],
  },
  'bouncing-foam': {
    article: 7,
    steps: [
      { role: 'slider', name: 'Your ball gives back', keys: `End ${times('ArrowLeft', 16)}`, at: (79.4 - 5) / 90 },
    ],
  },
  'metalens-fins': { article: 9, steps: [...turn(4, 0), ...turn(5, 95), ...turn(6, 30)] },
  'crypt-signals': {
    article: 8,
    steps: [
      ...[10, 7, 13].map((cell): Step => ({
        role: 'checkbox',
        name: `Cell ${cell}, Paneth cell`,
        keys: 'Space',
      })),
      {
        role: 'slider',
        name: 'Passed on to the next cell',
        keys: `Home ${times('ArrowRight', 3)}`,
        at: 15 / 70,
      },
    ],
  },
  'silent-electrodes': {
    article: 10,
    steps: [
      { role: 'radio', name: 'Learned anew', keys: 'Space' },
      ...[5, 9, 11, 12, 13, 14].map((number): Step => ({
        role: 'checkbox',
        name: `Electrode ${number}, on`,
        keys: 'Space',
      })),
    ],
  },
  'charged-envelope': {
    article: 1,
    steps: [{ role: 'slider', name: 'pKa of the lipid', keys: times('ArrowRight', 11), at: 27 / 60 }],
  },
  'oil-bloom': {
    article: 3,
    steps: [
      { role: 'slider', name: 'Nitrogen in the water', keys: `Home ${times('ArrowRight', 5)}`, at: 5 / 49 },
      { role: 'slider', name: 'Changes of water a day', keys: 'End', at: 1 },
    ],
  },
  'weekly-doses': {
    article: 33,
    steps: [{ role: 'slider', name: 'Half-life', keys: times('ArrowRight', 7), at: 9 / 12 }],
  },
  'three-dials': {
    article: 31,
    steps: [
      { role: 'slider', name: 'Temperature', keys: times('ArrowRight', 10), at: 140 / 390 },
      { role: 'slider', name: 'Density', keys: times('ArrowRight', 5), at: 9 / 29 },
      { role: 'slider', name: 'Confinement time', keys: 'End', at: 1 },
    ],
  },
  'lattice-chain': {
    article: 32,
    steps: [
      { role: 'button', name: 'Bead 4, oily: straight on', keys: 'Enter' },
      { role: 'button', name: 'Bead 4, oily: bends left', keys: 'Space' },
      { role: 'button', name: 'Bead 5, fond of water: straight on', keys: 'Enter' },
      { role: 'button', name: 'Bead 6, fond of water: straight on', keys: 'Enter' },
      { role: 'button', name: 'Bead 7, oily: straight on', keys: 'Enter' },
      { role: 'button', name: 'Bead 7, oily: bends left', keys: 'Space' },
      { role: 'button', name: 'Bead 8, fond of water: straight on', keys: 'Enter' },
      { role: 'button', name: 'Bead 9, fond of water: straight on', keys: 'Enter' },
    ],
  },
  'passed-on': {
    article: 35,
    steps: [{ role: 'slider', name: 'Immune people', keys: times('ArrowRight', 5), at: 0.5 }],
  },
  'fly-circuit': { article: 34, steps: [{ role: 'checkbox', name: 'Neuron B, on', keys: 'Space' }] },
  'fair-trial': {
    article: 36,
    steps: [{ role: 'slider', name: 'People in each group', keys: times('ArrowRight', 16), at: 500 / 780 }],
  },
  'cut-brake': {
    article: 4,
    steps: [
      { role: 'slider', name: 'Stem cells edited', keys: times('ArrowRight', 4), at: 0.4 },
      { role: 'slider', name: 'Fetal haemoglobin in their red cells', keys: 'End', at: 1 },
    ],
  },
}

const addressOf = (name: FigureName) => `/en/news-single/${tasks[name].article}`
const figureOn = (page: Page, name: FigureName) => page.locator(`[data-figure="${name}"]`)
const stateOf = (figure: Locator) => figure.locator('[data-state]')

async function press(figure: Locator, { role, name, keys }: Step): Promise<void> {
  const control = figure.getByRole(role, { name, exact: true })
  await control.focus()
  for (const key of keys.split(' ')) await control.page().keyboard.press(key)
}

async function tap(figure: Locator, { role, name, at = 0.5 }: Step): Promise<void> {
  const control = figure.getByRole(role, { name, exact: true })
  await control.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const box = await atRest(control)
  // A slider's thumb stays inside its track.
  const thumb = role === 'slider' ? 17.6 : 0
  await control.page().touchscreen.tap(box.x + thumb / 2 + at * (box.width - thumb), box.y + box.height / 2)
}

/** Whether a slider's focus ring overlaps its label. */
const ringCutsLabel = (control: Locator) =>
  control.evaluate((element: HTMLElement) => {
    const words = element.matches('[type=range]') && element.parentElement?.firstElementChild
    if (!words) return false
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions)
    const { outlineOffset, outlineWidth } = getComputedStyle(element)
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    return element.getBoundingClientRect().top - reach < words.getBoundingClientRect().bottom - 1
  })

async function unseenRings(figure: Locator): Promise<string[]> {
  const page = figure.page()
  const canvas = await page.context().newPage()
  // A page in the background draws one frame a second.
  await page.bringToFront()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const controls = await figure.locator(':is(input, button, summary):visible').all()
  // Of many elements, the first, the middle, and the last.
  const places = await figure.locator('svg :is(input, button)').count()
  const looked = controls.filter((_, at) => at >= places || [0, places >> 1, places - 1].includes(at))
  const unseen: string[] = []
  for (const theme of ['dark', 'light'] as const) {
    await turnTheme(page, theme)
    for (const control of looked) {
      const share = await ringOf(control, canvas)
      const about = await control.evaluate(
        (element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`,
      )
      if (share < 0.9) unseen.push(`${theme}: ${about}: ${Math.round(share * 100)} % of a ring`)
      if (await ringCutsLabel(control)) unseen.push(`${theme}: ${about}: the ring lies on the label`)
    }
  }
  await page.emulateMedia({ reducedMotion: null })
  await canvas.close()
  return unseen
}

test.describe('figures', () => {
  test.use({ hasTouch: true })

  for (const name of figureNames) {
    const { steps } = tasks[name]

    test(`${name} is worked by keys and by touch, shows its focus, and its address brings back what was found`, async ({
      page,
    }) => {
      // No figure needs Zed.
      await page.addInitScript(() => sessionStorage.setItem('zed-sheet', 'closed'))
      await watchShifts(page)
      await page.goto(addressOf(name))
      const figure = figureOn(page, name)
      await hydrated(page)
      await page.mouse.wheel(0, 100)
      await page.waitForLoadState('networkidle')
      await figure.scrollIntoViewIfNeeded()
      await hydrated(page, `[data-figure="${name}"] :is(input, button)`)
      // React registers its listeners in the frame before it handles events.
      await framesPainted(page)
      expect(await shiftOf(page)).toBeLessThan(0.01)
      await expect(stateOf(figure)).toHaveAttribute('data-state', 'trying')

      await test.step('the focus is seen around every control, in both themes', async () => {
        expect(await unseenRings(figure)).toEqual([])
      })

      await test.step('keys', async () => {
        for (const step of steps) await press(figure, step)
        await expect(stateOf(figure)).toHaveAttribute('data-state', 'solved')
        for (const slider of await figure.getByRole('slider').all()) {
          await expect(slider).toHaveAttribute('aria-valuetext', /[a-z]{3}.*\d/)
        }
        await framesPainted(page)
        // The address is written after a pause; timers fire in the order of their times.
        const written = page.evaluate((pause) => new Promise<void>((past) => setTimeout(past, pause)), 400)
        expect(await violationsOf(page, { within: `[data-figure="${name}"]` })).toEqual([])
        await written
        await expect(page).toHaveURL(new RegExp(`#f-${name}\\?`))
      })

      await test.step('its address brings back what was found', async () => {
        await page.reload()
        await expect(stateOf(figure), `opened at ${page.url()}`).toHaveAttribute('data-state', 'solved')
        await expect(figure).toBeInViewport()
      })

      await test.step('touch', async () => {
        await figure.getByRole('button', { name: 'Reset' }).press('Enter')
        await expect(stateOf(figure)).toHaveAttribute('data-state', 'trying')
        for (const step of steps) await tap(figure, step)
        await expect(stateOf(figure)).toHaveAttribute('data-state', 'solved')
      })
    })
  }
})

test('every figure is whole as the server sends it, in both languages, and small', async ({ request }) => {
  for (const name of figureNames) {
    for (const address of [addressOf(name), `/es/news-single/es-${tasks[name].article}`]) {
      const html = await (await request.get(address)).text()
      const from = html.indexOf(`data-figure="${name}"`)
      const whole = html.slice(from, html.indexOf('</figure>', from))
      expect(whole).toContain('<figcaption')
      const drawing = /<svg[^>]* aria-label="[^"]{80,}"[\s\S]*?<\/svg>/.exec(whole)?.[0] ?? ''
      expect(drawing, `${name} at ${address}`).not.toBe('')
      expect(brotliCompressSync(drawing).length, `the drawing of ${name}`).toBeLessThanOrEqual(3000)
      // Values are set as attributes, because the CSP forbids inline styles.
      expect(whole).not.toContain(' style=')
    }
  }
})

test('without script a figure is a drawing with its caption, and nothing that does nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(addressOf('error-board'))
  const figure = figureOn(page, 'error-board')
  await expect(figure.locator('svg')).toBeVisible()
  await expect(figure.locator('figcaption')).toBeVisible()
  await expect(figure.locator('input:visible, button:visible')).toHaveCount(0)
  await context.close()
})

test('a film leads to the figure in the article that tells more', async ({ page }) => {
  await page.goto('/en/retroengineering/5')
  await hydrated(page)
  await page.getByRole('link', { name: 'Try it in a figure' }).click()
  await expect(page).toHaveURL(/\/news-single\/9#f-metalens-fins$/)
  await expect(figureOn(page, 'metalens-fins')).toBeInViewport()
})

test('the code of each figure weighs at most 15 kB beside what all share', () => {
  const folder = '.output/public/assets'
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  for (const name of figureNames) {
    const own = files.filter((file) => file.startsWith(`${name}.view-`))
    expect(own, name).toHaveLength(1)
    const bytes = own.reduce((sum, file) => sum + brotliCompressSync(readFileSync(`${folder}/${file}`)).length, 0)
    console.log(`the figure ${name}: ${bytes} bytes of brotli`)
    expect(bytes, name).toBeLessThanOrEqual(15_000)
  }
})
