import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { launchChromium } from './testing/chromium.ts'

// Writes src/fonts/fallback-fonts.css: local fonts scaled to the metrics of the site's fonts, measured in Chromium.

const root = path.resolve(import.meta.dirname, '..')
const file = 'src/fonts/fallback-fonts.css'

/** The site's fonts: file, and ascent and descent in em (from the font). */
const own = {
  anybody: { file: 'anybody/files/anybody-latin-standard-normal.woff2', ascent: 0.795, descent: 0.24 },
  literata: { file: 'literata/files/literata-latin-wght-normal.woff2', ascent: 1.177, descent: 0.308 },
  mono: { file: 'martian-mono/files/martian-mono-latin-standard-normal.woff2', ascent: 1, descent: 0.2 },
} as const

/** Width ranges that share a font face, and their weights. */
const bands: [from: number, to: number, weights: number[]][] = [
  [50, 56.9, [900]],
  [57, 62, [780, 900]],
  [62.1, 67, [780, 900]],
  [67.1, 73, [780, 900]],
  [73.1, 79, [780]],
  [79.1, 85, [740, 780]],
  // Interface: links, buttons, bylines.
  [85.1, 91, [600, 680]],
  [91.1, 98, [780]],
  [98.1, 110, [780]],
]
const widest = 150

/** Larger fonts would make heading lines touch. */
const largest = 1.18

/** Local fonts, and the measured font with the same widths (tests/e2e/fonts). */
const families: { name: string; own: keyof typeof own; set: string; measured: string; names: string[] }[] = [
  {
    name: 'Anybody Fallback',
    own: 'anybody',
    set: 'liberation',
    measured: 'Liberation Sans Bold',
    names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold', 'Roboto Bold'],
  },
  {
    name: 'Anybody Fallback Open',
    own: 'anybody',
    set: 'noto',
    measured: 'Noto Sans Bold',
    names: ['Noto Sans Bold', 'Open Sans Bold'],
  },
  {
    name: 'Anybody Fallback Wide',
    own: 'anybody',
    set: 'dejavu',
    measured: 'DejaVu Sans Bold',
    names: ['DejaVu Sans Bold', 'Verdana Bold'],
  },
  {
    name: 'Literata Fallback Narrow',
    own: 'literata',
    set: 'liberation',
    measured: 'Liberation Serif',
    names: ['Times New Roman', 'Liberation Serif', 'Tinos'],
  },
  {
    name: 'Literata Fallback Wide',
    own: 'literata',
    set: 'dejavu',
    measured: 'DejaVu Serif',
    names: ['DejaVu Serif'],
  },
  {
    name: 'Martian Mono Fallback',
    own: 'mono',
    set: 'dejavu',
    measured: 'DejaVu Sans Mono',
    names: ['Courier New', 'Liberation Mono', 'Cousine', 'Menlo', 'DejaVu Sans Mono'],
  },
]

const articles = globSync('src/content/{es,en}/*.md', { cwd: root }).map((name) =>
  readFileSync(path.join(root, name), 'utf8'),
)
const titles = articles.map((text) => /^title: *['"]?(.*?)['"]?$/m.exec(text)?.[1] ?? '').join(' ')
const texts = articles.map((text) => text.split(/^---$/m)[2]?.replace(/\s+/g, ' ').slice(0, 400)).join(' ')

async function openPage(set: string, measured: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await launchChromium({
    env: { ...process.env, FONTCONFIG_FILE: path.join(root, `tests/e2e/fonts/${set}.conf`) },
  })
  const page = await browser.newPage({ deviceScaleFactor: 2 })
  const faces = Object.entries(own).map(([key, face]) => {
    const bytes = readFileSync(path.join(root, 'node_modules/@fontsource-variable', face.file)).toString('base64')
    return `@font-face { font-family: ${key}; font-weight: 100 900; font-stretch: 50% 150%;
      src: url(data:font/woff2;base64,${bytes}) }`
  })
  await page.setContent(`<style>${faces.join('\n')}
    @font-face { font-family: local; font-weight: 100 900; font-stretch: 50% 150%; src: local('${measured}') }
    span { font-size: 100px; white-space: nowrap }</style><span></span>`)
  return { page, close: () => browser.close() }
}

function widthOf(page: Page, family: string, weight: number, stretch: number, text: string): Promise<number> {
  return page.locator('span').evaluate(
    async (span: HTMLElement, [name, style, words]) => {
      span.style.cssText = `font-family: ${name}; ${style}`
      span.textContent = words
      const faces = await document.fonts.load(`100px ${name}`)
      if (faces.length === 0 || faces.some(({ status }) => status !== 'loaded')) throw new Error(`${name} is not here`)
      await document.fonts.ready
      return span.getBoundingClientRect().width
    },
    [family, `font-weight: ${weight}; font-stretch: ${stretch}%`, text] as const,
  )
}

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`

function rule(family: (typeof families)[number], descriptors: string[], size: number): string {
  const { ascent, descent } = own[family.own]
  const lines = [
    `font-family: '${family.name}';`,
    ...descriptors,
    `src: ${family.names.map((name) => `local('${name}')`).join(', ')};`,
    `size-adjust: ${percent(size)};`,
    `ascent-override: ${percent(ascent / size)};`,
    `descent-override: ${percent(descent / size)};`,
    'line-gap-override: 0%;',
  ]
  return `@font-face {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`
}

async function rulesOf(family: (typeof families)[number]): Promise<string[]> {
  const { page, close } = await openPage(family.set, family.measured)
  try {
    if (family.own !== 'anybody') {
      const stretch = family.own === 'mono' ? 75 : 100
      const wanted = await widthOf(page, family.own, 400, stretch, texts)
      return [rule(family, [], wanted / (await widthOf(page, 'local', 400, 100, texts)))]
    }
    const given = await widthOf(page, 'local', 700, 100, titles)
    const rules: string[] = []
    for (const [from, to, weights] of bands) {
      const widths: number[] = []
      for (const weight of weights)
        for (const stretch of [from, to]) widths.push(await widthOf(page, 'anybody', weight, stretch, titles))
      const size = Math.min(largest, widths.reduce((sum, width) => sum + width, 0) / widths.length / given)
      const end = to === bands.at(-1)?.[1] ? widest : to
      rules.push(rule(family, ['font-weight: 100 900;', `font-stretch: ${from}% ${end}%;`], size))
    }
    return rules
  } finally {
    await close()
  }
}

const rules: string[] = []
for (const family of families) rules.push(...(await rulesOf(family)))
const comment = '/* Written by tools/fallback-fonts.ts, which tells what and why. */'
writeFileSync(path.join(root, file), `${[comment, ...rules].join('\n\n')}\n`)
