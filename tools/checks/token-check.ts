import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface LooseLiteral {
  line: number
  literal: string
}

/** Style sheets that may define colors and fonts. */
const tokenFiles = [
  'src/frame/tokens.css',
  'src/fonts/faces.css',
  'src/fonts/text-fallback.css',
  'src/fonts/fallback-fonts.css',
  'src/ui/mega-letters.module.css',
]

const namedColours = (
  'white black red green blue gray grey silver maroon purple fuchsia lime olive yellow navy teal aqua cyan magenta ' +
  'orange pink brown gold indigo violet crimson coral salmon tomato turquoise beige ivory khaki lavender orchid plum'
).split(' ')

const colour = new RegExp(
  String.raw`#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color|light-dark)\(|(?<![\w-])(?:${namedColours.join('|')})(?![\w-])`,
  'gi',
)

const inherited = /^(?:inherit|initial|unset|revert|revert-layer)$/

function familyFromToken(property: string, value: string): boolean {
  if (inherited.test(value)) return true
  return property === 'font-family' ? /^var\(--f-[a-z]+\)$/.test(value) : /var\(--f-[a-z]+\)$/.test(value)
}

export function findLooseLiterals(css: string): LooseLiteral[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  const found: LooseLiteral[] = []
  for (const declaration of text.matchAll(/(?<=[{;]\s*)(-{0,2}[a-z][\w-]*)\s*:\s*([^;{}]+)(?=[;}])/g)) {
    const [, property = '', value = ''] = declaration
    const line = text.slice(0, declaration.index).split('\n').length
    const plain = value.replace(/url\([^)]*\)|'[^']*'|"[^"]*"|var\(--[\w-]+/g, ' ')
    if (!/^(?:-webkit-)?mask/.test(property)) {
      for (const [literal] of plain.matchAll(colour)) found.push({ line, literal })
    }
    if (/^font(?:-family)?$/.test(property) && !familyFromToken(property, value.trim())) {
      found.push({ line, literal: value.trim() })
    }
  }
  return found
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..')
  const files = globSync('src/**/*.css', { cwd: root }).map((file) => file.split(path.sep).join('/'))
  let count = 0
  for (const file of files.filter((one) => !tokenFiles.includes(one)).toSorted()) {
    for (const { line, literal } of findLooseLiterals(readFileSync(path.join(root, file), 'utf8'))) {
      console.error(`${file}:${line} says '${literal}': take a token of src/frame/tokens.css, or add one there.`)
      count += 1
    }
  }
  console.log(count === 0 ? 'Every colour and every letter is a token.' : `${count} colours or families beside tokens.`)
  process.exitCode = count === 0 ? 0 : 1
}
