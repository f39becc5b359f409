/** Writes share pictures for pages without their own: public/pictures/share/site-{language}.jpg. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { languages, type Language } from '../../src/i18n/language.ts'
import { siteSharePicture } from '../../src/ui/share-picture.ts'
import { provideChromium } from '../../tools/testing/chromium.ts'
import { palettes } from './inks.ts'
import { dataUrl, encodeShare, posterFont, shareSize } from './share-frame.ts'

const root = join(import.meta.dirname, '../..')

const widths: Record<Language, readonly [number, number, number]> = { es: [52, 84, 119], en: [52, 70, 100] }

function poster(language: Language): string {
  const words = JSON.parse(readFileSync(join(root, `locales/${language}.json`), 'utf8')) as Record<string, string>
  const hex = (parts: readonly number[]): string => `rgb(${parts.join(' ')})`
  const { stock, key } = palettes.light
  const lines = [words['home_title_1'], words['home_title_2'], words['home_title_3']]
  return `<!doctype html><html lang="${language}"><style>${posterFont}
* { margin: 0; box-sizing: border-box }
body { width: ${shareSize.width}px; height: ${shareSize.height}px; padding: 46px 52px 40px; display: flex;
  flex-direction: column; justify-content: space-between; position: relative; background: ${hex(stock)};
  color: ${hex(key)}; font-family: Anybody }
h1 { font-weight: 900; font-size: 168px; line-height: 0.9; letter-spacing: -0.02em }
h1 span { display: block }
h1 span:first-child { letter-spacing: 0.015em }
p { font: 700 34px Anybody; font-stretch: 86% }
img { position: absolute; right: 48px; top: 26px; height: 580px }
</style><h1>${lines.map((line, at) => `<span style="font-stretch: ${widths[language][at]}%">${line}</span>`).join('')}</h1>
<p>${words['site_name']}</p><img src="${dataUrl(join(root, 'public/zed/wave.avif'), 'image/avif')}"></html>`
}

const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox', '--no-first-run'] })
try {
  const page = await browser.newPage({ viewport: { ...shareSize } })
  for (const language of languages) {
    await page.setContent(poster(language))
    await page.evaluate(() => document.fonts.load('900 60px Anybody').then(() => document.fonts.ready))
    const bytes = await encodeShare(await page.screenshot())
    const { path } = siteSharePicture(language)
    writeFileSync(join(root, 'public', path), bytes)
    console.log(`${path}: ${(bytes.length / 1000).toFixed(1)} kB`)
  }
} finally {
  await browser.close()
}
