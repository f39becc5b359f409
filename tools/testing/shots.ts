import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { languages, type Language } from '../../src/i18n/language.ts'
import { localePrefix, withLocalePrefix, withoutLocalePrefix } from '../../src/i18n/language-address.ts'
import { buildWhenNeeded } from '../../vite/build-when-needed.ts'
import { launchChromium, provideChromium } from './chromium.ts'
import { serveBuild } from './serve-build.ts'

// `npm run shots [-- part of a name…]`: all kinds of pages at three widths, in both themes and languages.

const folder = path.resolve(import.meta.dirname, '../../shots')
const widths = { 390: 844, 820: 1180, 1440: 900 } as const
const themes = ['light', 'dark'] as const

/** Pages not linked from the home page. */
const unlinked: Record<Language, readonly string[]> = {
  es: ['/search?q=azul', '/search?q=xyzzy', '/no-hay-nada'],
  en: ['/search?q=blue', '/search?q=xyzzy', '/there-is-nothing'],
}
const names: Record<string, string> = {
  '/': 'home',
  '/search?q=azul': 'search-results',
  '/search?q=blue': 'search-results',
  '/search?q=xyzzy': 'search-nothing',
  '/no-hay-nada': 'not-found',
  '/there-is-nothing': 'not-found',
}

interface Shot {
  name: string
  language: Language
  address: string
}

async function findPages(site: string, language: Language): Promise<Shot[]> {
  const found = new Map<string, Shot>()
  const waiting = ['/', '/search', '/interaction', ...unlinked[language]]
  for (let plain = waiting.shift(); plain !== undefined; plain = waiting.shift()) {
    const name = nameOf(plain)
    if (found.has(name)) continue
    const address = withLocalePrefix(plain, language)
    const response = await fetch(site + address)
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue
    found.set(name, { name, language, address })
    const html = await response.text()
    for (const [, link = ''] of html.matchAll(/<a\b[^>]*? href="(\/(?!\/)[^"#?]*)/g)) {
      const isFile = /\.\w+$/.test(link)
      if (!isFile && (localePrefix(link) ?? language) === language) waiting.push(withoutLocalePrefix(link))
    }
  }
  return [...found.values()]
}

function nameOf(plain: string): string {
  const [kind = '', ...rest] = plain.split('/').filter(Boolean)
  return names[plain] ?? (rest.length > 0 ? `${kind}-one` : kind)
}

async function shoot(browser: Browser, site: string, shots: readonly Shot[]): Promise<number> {
  let count = 0
  for (const theme of themes) {
    for (const [width, height] of Object.entries(widths)) {
      const context = await browser.newContext({
        baseURL: site,
        colorScheme: theme,
        reducedMotion: 'reduce',
        viewport: { width: Number(width), height },
      })
      const page = await context.newPage()
      for (const { name, language, address } of shots) {
        await page.goto(address, { waitUntil: 'load' })
        await settle(page)
        const file = path.join(folder, name, `${language}-${width}-${theme}.png`)
        await page.screenshot({ path: file, fullPage: true })
        count++
      }
      await context.close()
      console.log(`${width} px, ${theme}: ${shots.length} pages`)
    }
  }
  return count
}

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    const loaded = [...document.images].map((image) => image.decode().catch(() => {}))
    await Promise.all([document.fonts.ready, ...loaded])
  })
  await page.waitForLoadState('networkidle')
}

provideChromium()
await buildWhenNeeded()
const site = await serveBuild()
const browser = await launchChromium({ args: ['--mute-audio'] })
try {
  const wanted = process.argv.slice(2)
  const all = (await Promise.all(languages.map((language) => findPages(site.url, language)))).flat()
  const shots = all.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  if (shots.length === 0)
    throw new Error(`No page is called so. There are: ${[...new Set(all.map(({ name }) => name))].join(', ')}`)
  for (const name of new Set(shots.map((shot) => shot.name))) {
    rmSync(path.join(folder, name), { recursive: true, force: true })
    mkdirSync(path.join(folder, name), { recursive: true })
  }
  const count = await shoot(browser, site.url, shots)
  console.log(`${count} pictures of ${new Set(shots.map(({ name }) => name)).size} pages are in ${folder}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await browser.close()
  await site.stop()
}
