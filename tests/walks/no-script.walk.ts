import { expect } from '@playwright/test'
import type { Fault } from './walker.ts'
import { installEyes } from './page-controls.ts'
import { Findings, placeOf } from './looking.ts'
import { addressOf, pageKinds, shownByTouch } from './page-kinds.ts'
import { phone, sizeOf, test } from './visit.ts'

/** Runs in an isolated world. */
function lookAround(): Promise<Fault[]> {
  const faults: Fault[] = []
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    element.getBoundingClientRect().width > 1
  const main = document.querySelector('main')
  const heading = main?.querySelector('h1')
  if (!heading || !isShown(heading)) faults.push({ control: 'the heading', fault: 'is not to be seen' })
  if ((main?.innerText.replace(/\s+/g, ' ').trim().length ?? 0) < 60)
    faults.push({ control: 'the text', fault: `is «${main?.innerText.slice(0, 80)}»` })
  const name = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50)
  /** The browser can submit the form without script, or the form says why not. */
  const isHonest = (form: HTMLFormElement) =>
    form.hasAttribute('action') ||
    Boolean(form.querySelector('noscript')?.textContent?.trim()) ||
    (form.method === 'get' && form.querySelector('input[name]') !== null)
  const dead = [...document.querySelectorAll('button, [role=button], input, textarea, select')].filter((element) => {
    if (!isShown(element) || element.matches(':disabled')) return false
    const form = element.closest('form')
    if (form && isHonest(form)) return false
    return !element.closest('details > summary, video')
  })
  for (const element of dead)
    faults.push({
      control: `«${name(element)}»`,
      fault: `<${element.tagName.toLowerCase()}> is shown, and works by script alone`,
    })
  for (const form of document.querySelectorAll('form')) {
    if (isShown(form) && !isHonest(form))
      faults.push({ control: 'a form', fault: `does not say what happens: «${form.innerText.slice(0, 60)}»` })
  }
  if (!document.querySelector('header a[hreflang], header a[lang], footer a[hreflang], footer a[lang]'))
    faults.push({ control: 'the other language', fault: 'cannot be reached by a link' })
  for (const picture of document.images)
    if (isShown(picture) && picture.loading !== 'lazy' && picture.complete && picture.naturalWidth === 0)
      faults.push({ control: `picture ${picture.getAttribute('src')?.slice(0, 60)}`, fault: 'is broken' })
  return Promise.resolve(faults)
}

for (const kind of pageKinds) {
  test(`no script: ${kind.name}: it can be read, nothing in it is dead, its links lead somewhere`, async ({
    visit,
  }) => {
    const showing = shownByTouch(kind)
    const findings = new Findings()
    const where = placeOf('no script', kind, sizeOf(phone), showing)
    const page = await visit(phone, showing, { javaScriptEnabled: false })
    const failed: Fault[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (response.status() >= 400 && !response.request().isNavigationRequest())
        failed.push({ control: pathname, fault: `is answered ${response.status()}` })
    })
    await page.goto(addressOf(kind, showing.language), { waitUntil: 'load' })
    findings.add(where, await page.evaluate(lookAround))
    const styles = await page
      .locator('noscript link[rel=stylesheet]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    for (const style of styles) {
      const { status } = await page.request.get(style).then((answer) => ({ status: answer.status() }))
      if (status !== 200) failed.push({ control: style, fault: `is answered ${status}` })
    }
    findings.add(where, failed)
    await page.evaluate(installEyes)
    const controls = await page.evaluate(() => window.eyes?.controls() ?? [])
    const links = [...new Set(controls.filter(({ type }) => type === 'link').map(({ href }) => href))]
    // One address per kind is enough. Error pages have no translation.
    const own = kind.status ? [`/es${kind.es}`, `/en${kind.en}`, `/es${kind.en}`, `/en${kind.es}`] : []
    const inside = links
      .filter((href) => href.startsWith('/') && !own.includes(decodeURIComponent(href)))
      .map((href) => href.split('#')[0] ?? href)
    const shapes = new Map(inside.map((href) => [href.replace(/[^/]+$/, ''), href]))
    for (const href of shapes.values()) {
      const answer = await page.request.get(href)
      if (answer.status() >= 400) findings.add(where, [{ control: href, fault: `is answered ${answer.status()}` }])
    }
    findings.expectNone()
  })
}

test('no script: the language changes by a link, and back', async ({ visit }) => {
  const page = await visit(phone, { language: 'es', theme: 'light' }, { javaScriptEnabled: false })
  await page.goto('/es/about-us')
  await page.locator('header a[hreflang=en], header a[lang=en]').first().tap()
  await expect(page).toHaveURL(/\/en\/about-us$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
