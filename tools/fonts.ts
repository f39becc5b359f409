import { spawnSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** `npm run fonts`: run it after adding characters, weights, or widths. Requires fontTools (Debian: `fonttools`). */
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

const subsetOptions = {
  targetFormat: 'woff2' as const,
  noHinting: true,
  noLayoutClosure: true,
  keepFeatures: ['kern'],
  // Axis names, mark positioning, and vertical layout are unused.
  dropTables: ['STAT', 'GDEF', 'MVAR', 'gasp', 'vhea', 'vmtx'],
}

/** Characters from code, the interface, and future titles. */
const always = ' \u00a0µ¡¿ÁÉÍÓÚÜÑ'

/** Less frequent characters use local fonts. */
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
 * Rescales outlines in place. The font Anybody has 2000 units per em; 600 moves points by at most 1/12 px at 100 px.
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
