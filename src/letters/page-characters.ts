import { pageFaces, type Face } from './faces.ts'

/** Characters of text after the start of `main` that may stand on a first screen of 1440 × 900 px. */
const screenLength = 1600
/** What styles put in front of or behind texts, and the zero, by whose width styles measure (`ch`). */
const always = ' 0.,·→'

const part =
  /<!--[\s\S]*?-->|<(script|style|svg|template|noscript)\b[^>]*>[\s\S]*?<\/\1>|<(\/?)([a-z][a-z0-9-]*)([^>]*?)(\/?)>|([^<]+)/gi
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }
const placeholder = / placeholder="([^"]*)"/g
const isVoid = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i

/**
 * Which characters of each face a page brings: those of its header and the beginning of its `main`, and, of the wide letters,
 * all that stands in elements marked `data-letters="wide"`. Each in the order of their code points.
 */
export function pageCharacters(html: string): Map<Face, string> {
  const found = { screen: new Set(always), wide: new Set<string>() }
  // Characters of text since the start of `main`.
  let length = Number.NEGATIVE_INFINITY
  // Open elements inside the marked one, itself included; 0 outside.
  let depth = 0
  const take = (shown: string) => {
    for (const character of shown) {
      if (depth > 0) found.wide.add(character)
      if (length <= screenLength) found.screen.add(character)
    }
  }
  for (const [, , closes, tag = '', attributes = '', , text] of html.slice(html.indexOf('<body')).matchAll(part)) {
    if (text !== undefined) {
      const shown = decode(text)
      take(shown)
      length += shown.trim().length
      continue
    }
    for (const [, shown = ''] of attributes.matchAll(placeholder)) take(decode(shown))
    if (tag === '' || isVoid.test(tag)) continue
    if (tag === 'main' && !closes) length = 0
    if (depth > 0) depth += closes ? -1 : 1
    else if (!closes && attributes.includes('data-letters="wide"')) depth = 1
  }
  return new Map(pageFaces.map((face) => [face, sorted(found[face.brings])]))
}

function sorted(characters: Set<string>): string {
  return [...characters]
    .filter((character) => character >= ' ')
    .sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0))
    .join('')
}

function decode(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) =>
      name ? (entities[name] ?? whole) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )
}

/** CSS `unicode-range` of characters that come in the order of their code points. */
export function unicodeRange(characters: string): string {
  const ranges: [number, number][] = []
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16)
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}
