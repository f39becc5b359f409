import { expect } from '@playwright/test'
import { startContainerSite, type ContainerSite } from '../../tools/testing/container-site.ts'
import { askTalk, hydrated } from '../e2e/site.ts'
import { wrongWordsOf } from './catalogues.ts'
import { controlsOf, Findings, placeOf } from './looking.ts'
import { addressOf, pageKinds, shownByTouch } from './page-kinds.ts'
import { phone, sizeOf, test } from './visit.ts'

// Uses only the container's files, because sources aren't deployed.
let site: ContainerSite
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startContainerSite({
    PAGES_PER_MINUTE: '100000',
    TALK_PER_MINUTE: '10000',
    // Long enough (ms) for slow machines.
    TALK_VOICE_WAIT_MS: '120000',
    TALK_TIMEOUT_MS: '120000',
  })
})
test.afterAll(async () => {
  await site.stop()
})

test('operator: every kind of page answers, wakes, has all its files and names its controls', async ({ visit }) => {
  const findings = new Findings()
  const page = await visit(phone, { language: 'es', theme: 'light' }, { baseURL: site.url })
  let missing: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400 && !response.request().isNavigationRequest()) missing.push(pathname)
  })
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its film.
    if (request.resourceType() !== 'media' && request.failure()?.errorText !== 'net::ERR_ABORTED')
      missing.push(new URL(request.url()).pathname)
  })
  for (const kind of pageKinds) {
    const showing = shownByTouch(kind)
    const where = placeOf('operator', kind, sizeOf(phone), showing)
    await page.emulateMedia({ colorScheme: showing.theme })
    const answer = await page.goto(addressOf(kind, showing.language))
    const status = answer?.status() ?? 0
    if (status !== (kind.status ?? 200)) findings.add(where, [{ control: 'the page', fault: `is answered ${status}` }])
    await hydrated(page)
    const { ids, foreign } = wrongWordsOf(showing.language)
    const controls = await controlsOf(page)
    if (controls.length === 0) findings.add(where, [{ control: 'the page', fault: 'shows nothing to press' }])
    const named = controls.filter(({ name }) => !name || ids.includes(name))
    findings.add(
      where,
      named.map(({ id, name }) => ({ control: id, fault: `is named «${name}»` })),
    )
    const isOther = controls.length > 0 && controls.every(({ name }) => foreign.includes(name))
    if (isOther) findings.add(where, [{ control: 'the page', fault: 'is in the other language' }])
    await page.waitForLoadState('load')
    findings.add(
      where,
      missing.map((control) => ({ control, fault: 'is not there' })),
    )
    missing = []
  }
  findings.expectNone()
})

test('operator: Zed answers, and what he says can be heard', async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: site.url })
  for (const [lang, content] of [
    ['es', '¿Qué es una nanopartícula lipídica?'],
    ['en', 'What do bacteria do with oil in the sea?'],
  ]) {
    const answer = await askTalk(request, { history: [{ role: 'user', content }], lang })
    expect(answer.status()).toBe(200)
    const { audio, text } = (await answer.json()) as { audio: string; text: string }
    expect(text.length).toBeGreaterThan(20)
    const sound = await request.get(audio)
    expect(sound.status()).toBe(200)
    expect((await sound.body()).byteLength).toBeGreaterThan(2000)
  }
  await request.dispose()
})

test('operator: films come in parts, feeds, sitemap and readiness are there', async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: site.url })
  const html = await (await request.get('/es/shorts/Nanotecnología/1')).text()
  const film = /(?:src|content)="([^"]+\.mp4)"/.exec(html)?.[1] ?? ''
  expect(film).not.toBe('')
  const part = await request.get(new URL(film, site.url).pathname, { headers: { range: 'bytes=0-999' } })
  expect(part.status()).toBe(206)
  expect((await part.body()).byteLength).toBe(1000)
  for (const path of ['/feed/es.xml', '/feed/en.xml', '/sitemap.xml', '/robots.txt', '/api/ready', '/api/health'])
    expect((await request.get(path)).status(), path).toBe(200)
  expect(site.output(), 'what the server says').not.toMatch(/ERR_MODULE_NOT_FOUND|could not be/)
  await request.dispose()
})
