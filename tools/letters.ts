import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { subsetOptions } from '../src/letters/faces.ts'

/**
 * `npm run letters`: cuts the site's faces from their families (pinned packages) down to the characters that the site's
 * texts use and the axes that its tokens use. To be run when a text brings a character that no text had, or a token another
 * weight or width.
 */
const source = ([name, file]: readonly [string, string]) =>
  readFile(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/files/${name}-latin-${file}.woff2`))

const cuts = {
  head: { from: ['anybody', 'standard-normal'], axes: { wght: { min: 540, max: 900 }, wdth: { min: 50, max: 100 } } },
  wide: { from: ['anybody', 'standard-normal'], axes: { wght: { min: 540, max: 900 }, wdth: { min: 100, max: 150 } } },
  text: { from: ['literata', 'wght-normal'], axes: { wght: 400 } },
  'text-bold': { from: ['literata', 'wght-normal'], axes: { wght: 680 } },
  mono: { from: ['martian-mono', 'standard-normal'], axes: { wght: 420, wdth: 75 } },
} as const

/** What code writes (sizes), the interface shows, or any title of tomorrow may begin with. */
const always = ' \u00a0µ¡¿ÁÉÍÓÚÜÑ'

/** A character that stands in fewer places is one of a name or a formula: the visitor's own letters show it. */
const least = 3

export async function charactersOfTexts(): Promise<string> {
  const counts = new Map<string, number>()
  for (const file of globSync(['locales/*.json', 'src/content/**/*.{md,yaml,json}']))
    for (const character of await readFile(file, 'utf8')) counts.set(character, (counts.get(character) ?? 0) + 1)
  const used = [...counts]
    .filter(([character, count]) => character > ' ' && count >= least)
    .map(([character]) => character)
  return [...new Set([...always, ...used])].sort().join('')
}

if (import.meta.main) {
  const characters = await charactersOfTexts()
  for (const [name, { from, axes }] of Object.entries(cuts)) {
    const font = await subsetFont(await source(from), characters, { ...subsetOptions, variationAxes: axes })
    await writeFile(`src/letters/files/${name}.woff2`, font)
    console.log(`${name}: ${font.length} bytes`)
  }
}
