import { expect } from '@playwright/test'
import { arrive, Findings, placeOf, sweep } from './looking.ts'
import { isOfRoute, pageKinds, pageRoutes, shownAtDesk, shownByTouch } from './page-kinds.ts'
import { phone, sizeOf, test } from './visit.ts'

async function publishedPaths(sitemap: string): Promise<string[]> {
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return [...new Set(addresses.map((path) => path.replace(/^\/(es|en)(?=\/|$)/, '') || '/'))]
}

test('every route of the app is walked, or has an address in the sitemap by which it is walked here', async ({
  visit,
  request,
}) => {
  const paths = await publishedPaths(await (await request.get('/sitemap.xml')).text())
  const unknown = pageRoutes().filter((route) => pageKinds.every((kind) => kind.route !== route))
  const findings = new Findings()
  for (const route of unknown) {
    const path = paths.find((one) => isOfRoute(decodeURIComponent(one), route))
    expect(
      path,
      `${route} is in no walk (tests/walks/page-kinds.ts), and the sitemap names no address of it`,
    ).toBeDefined()
    const kind = { name: route, route, es: path ?? '', en: path ?? '' }
    const showing = { language: 'es', theme: 'light' } as const
    const page = await visit(phone, showing)
    await arrive(page, kind, showing.language)
    findings.add(placeOf('phone', kind, sizeOf(phone), showing), (await sweep(page, showing.language)).faults)
  }
  findings.expectNone()
})

test('every address of the sitemap is of a kind that is walked', async ({ request }) => {
  const paths = await publishedPaths(await (await request.get('/sitemap.xml')).text())
  expect(paths.length).toBeGreaterThan(60)
  const routes = pageRoutes()
  expect(paths.filter((path) => !routes.some((route) => isOfRoute(decodeURIComponent(path), route)))).toEqual([])
})

test('no kind is walked whose route is gone', () => {
  const routes = [...pageRoutes(), '*']
  expect(pageKinds.filter(({ route }) => !routes.includes(route))).toEqual([])
})

test('each width meets both languages in both themes', () => {
  for (const showings of [pageKinds.map(shownByTouch), pageKinds.map(shownAtDesk)]) {
    const met = new Set(showings.map(({ language, theme }) => `${language} ${theme}`))
    expect([...met].sort()).toEqual(['en dark', 'en light', 'es dark', 'es light'])
  }
})
