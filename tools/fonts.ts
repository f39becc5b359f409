import { spawnSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/**
 * `npm run fonts`: cuts the site's faces from their families (pinned packages) down to the characters that the site's
 * texts use and the axes that its tokens use, and to a grid as fine as a screen shows. To be run when a text brings a
 * character that no text had, or a token another weight or width. The grid is changed by fontTools (Debian's package
 * `fonttools`), which is the one thing it needs that is not among the packages.
 */
const source = ([name, file]: readonly [string, string]) =>
  readFile(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/files/${name}-latin-${file}.woff2`))

const cuts = {
  head: {
    from: ['anybody', 'standard-normal'],
    axes: { wght: { min: 540, max: 900 }, wdth: { min: 50, max: 100 } },
    grid: 600,
  },
  wide: {
    from: ['anybody', 'standard-normal'],
    axes: { wght: { min: 540, max: 900 }, wdth: { min: 100, max: 150 } },
    grid: 600,
  },
  text: { from: ['literata', 'wght-normal'], axes: { wght: 400 }, grid: 500 },
  'text-bold': { from: ['literata', 'wght-normal'], axes: { wght: 680 }, grid: 500 },
  mono: { from: ['martian-mono', 'standard-normal'], axes: { wght: 420, wdth: 75 }, grid: 500 },
} as const

/** What a font keeps besides its outlines: pairs of letters that are set closer. */
const subsetOptions = {
  targetFormat: 'woff2' as const,
  noHinting: true,
  noLayoutClosure: true,
  keepFeatures: ['kern'],
  // Names of axes, lines of marks, and vertical text, which no page uses.
  dropTables: ['STAT', 'GDEF', 'MVAR', 'gasp', 'vhea', 'vmtx'],
}

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

/**
 * Sets a font's outlines on a coarser grid, in place: units in the height of a line. Anybody is drawn on 2000; on 600 a point
 * of a title of 100 px is at most a twelfth of a pixel away from its place, and the font is a fifth smaller.
 */
function setOnGrid(file: string, units: number): void {
  const { status, error, stderr } = spawnSync(
    'fonttools',
    ['ttLib.scaleUpem', file, String(units), '--output-file', file],
    {
      encoding: 'utf8',
    },
  )
  if (error) throw new Error("fontTools is missing: install Debian's package 'fonttools'", { cause: error })
  if (status !== 0) throw new Error(`fontTools cannot set ${file} on a grid of ${units}: ${stderr}`)
}

if (import.meta.main) {
  const characters = await charactersOfTexts()
  for (const [name, { from, axes, grid }] of Object.entries(cuts)) {
    const file = `src/fonts/files/${name}.woff2`
    await writeFile(file, await subsetFont(await source(from), characters, { ...subsetOptions, variationAxes: axes }))
    setOnGrid(file, grid)
    console.log(`${name}: ${statSync(file).size} bytes`)
  }
}
