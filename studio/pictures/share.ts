/** `node studio/pictures/share.ts [id…]`: writes share pictures of articles (default: missing or outdated ones). */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { languages } from '../../src/i18n/language.ts'
import { formatScale } from '../../src/i18n/sizes.server.ts'
import { scaleStep } from '../../src/ui/specimen-scale.ts'
import type { Language } from '../../src/i18n/language.ts'
import { provideChromium } from '../../tools/testing/chromium.ts'
import { listArticleFiles, readArticle } from '../../content-pipeline/content-reader.ts'
import {
  readShareManifest,
  sharedPrint,
  shareFault,
  shareFolder,
  shareStamp,
  type ShareSubject,
} from '../../content-pipeline/share-stamp.ts'
import { palettes } from './inks.ts'
import { dataUrl, encodeShare, posterFont, shareSize } from './share-frame.ts'

const root = join(import.meta.dirname, '../..')
const publicFolder = join(root, 'public')
const folder = join(publicFolder, shareFolder)

const textWidth = 560

type Subject = ShareSubject & { readonly language: Language }

async function main(ids: readonly string[]): Promise<void> {
  const articles = languages.flatMap((language) =>
    listArticleFiles(join(root, 'src/content'), language).map((file): Subject => readArticle(file)),
  )
  const unknown = ids.find((id) => !articles.some((article) => article.id === id))
  if (unknown) throw new Error(`No article has the id ${unknown}`)
  const manifest = readShareManifest(publicFolder)
  const stale = articles.filter((article) => shareFault(publicFolder, manifest, article))
  const wanted = ids.length > 0 ? articles.filter(({ id }) => ids.includes(id)) : stale
  const stamps = new Map(Object.entries(manifest))
  mkdirSync(folder, { recursive: true })
  if (wanted.length > 0) {
    const browser = await chromium.launch({
      executablePath: provideChromium(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
    })
    const page = await browser.newPage({ viewport: { ...shareSize } })
    await page.setContent(frame())
    await page.evaluate(() => document.fonts.load('700 60px Anybody').then(() => document.fonts.ready))
    for (const article of wanted) {
      const bytes = await encodeShare(await shoot(page, article))
      writeFileSync(join(folder, `${article.id}.jpg`), bytes)
      stamps.set(article.id, shareStamp(publicFolder, article))
      // At once, so that an aborted run can continue.
      keepStamps(articles, stamps)
      console.log(`/${shareFolder}/${article.id}.jpg: ${(bytes.length / 1000).toFixed(1)} kB`)
    }
    await browser.close()
  }
  keepStamps(articles, stamps)
  for (const file of readdirSync(folder)) {
    if (/^(es-)?\d+\.jpg$/.test(file) && !articles.some(({ id }) => `${id}.jpg` === file)) rmSync(join(folder, file))
  }
}

function keepStamps(articles: readonly Subject[], stamps: ReadonlyMap<string, string>): void {
  const kept = [...stamps].filter(([id]) => articles.some((article) => article.id === id))
  kept.sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

function letterWidth(metres: number): number {
  const tokens = readFileSync(join(root, 'src/frame/tokens.css'), 'utf8')
  const [, width = '76'] = new RegExp(`--w-${scaleStep(metres)}: (\\d+)%`).exec(tokens) ?? []
  return Math.min(84, Math.max(64, Number(width)))
}

function frame(): string {
  const hex = (parts: readonly number[]): string => `rgb(${parts.join(' ')})`
  const { stock, key, ground, inks } = palettes.light
  const siteName = (JSON.parse(readFileSync(join(root, 'locales/es.json'), 'utf8')) as Record<string, string>)[
    'site_name'
  ]
  return `<!doctype html><style>${posterFont}
* { margin: 0; box-sizing: border-box }
body { width: ${shareSize.width}px; height: ${shareSize.height}px; display: flex; background: ${hex(stock)};
  color: ${hex(key)}; font-family: Anybody }
main { width: ${textWidth}px; padding: 44px 40px 36px 48px; display: flex; flex-direction: column;
  justify-content: space-between }
h1 { font-weight: 760; line-height: 1.02; letter-spacing: -0.01em; text-wrap: balance; overflow-wrap: break-word }
p { font: 600 25px Anybody; font-stretch: 88% }
footer { display: flex; align-items: center; gap: 18px; font: 700 30px Anybody; font-stretch: 86% }
i { width: 84px; height: 84px; border-radius: 50%; background: ${hex(inks.zed)}; overflow: hidden }
i img { width: 100%; height: 100%; object-fit: cover; display: block }
#picture { width: ${shareSize.width - textWidth}px; height: 100%; object-fit: cover; background: ${hex(ground)} }
</style><main><div><p></p></div><h1 lang="es"></h1><footer><i><img src="${dataUrl(join(publicFolder, 'zed/head.avif'), 'image/avif')}"></i>${siteName}</footer></main><img id="picture">`
}

async function shoot(page: Page, article: Subject): Promise<Buffer> {
  const words = {
    title: article.title,
    size: formatScale(article.scale, article.language),
    width: letterWidth(article.scale),
    picture: dataUrl(sharedPrint(publicFolder, article.imageUrl), 'image/avif'),
  }
  await page.evaluate(async ({ title, size, width, picture }) => {
    const heading = document.querySelector('h1')
    const line = document.querySelector('p')
    const image = document.querySelector<HTMLImageElement>('#picture')
    if (!heading || !line || !image) throw new Error('The frame is not there')
    heading.textContent = title
    line.textContent = size
    heading.style.fontStretch = `${width}%`
    image.src = picture
    await image.decode()
    for (let pixels = 84; pixels >= 36; pixels -= 2) {
      heading.style.fontSize = `${pixels}px`
      if (heading.clientHeight <= 370 && heading.scrollWidth <= heading.clientWidth) break
    }
  }, words)
  return page.screenshot()
}

await main(process.argv.slice(2))
