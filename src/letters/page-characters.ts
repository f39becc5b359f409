import { pageFaces, type Face } from './faces.ts'

/**
 * Characters of text after the start of `main` that may stand on a first screen of 1440 × 900 px, and how many of them in
 * paragraphs. Most have the glossary (1,080 and 610), an article has 440 and 240.
 */
const screenLength = 1100
const paragraphsLength = 700
/** What styles put in front of or behind texts, and the zero, by whose width styles measure (`ch`). */
const always = ' 0.,·→'
/** The sizes of things, which drawings show in the letters of labels. */
const sizes = '0123456789.,:/ µckmn'

const part =
  /<!--[\s\S]*?-->|<(script|style|template|noscript)\b[^>]*>[\s\S]*?<\/\1>|<(\/?)([a-z][a-z0-9-]*)([^>]*?)(\/?)>|([^<]+)/gi
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }
const placeholder = / placeholder="([^"]*)"/g
const isVoid = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i
/** Elements whose text is read at length, in the letters of texts. */
const isParagraph = /^(blockquote|dd|figcaption|li|mark|p|td)$/i
/** Elements of an article's text that are set in the letters of texts alone. */
const isReading = /^(p|li)$/i

/**
 * What an element's text is set in beside the letters of headings; `article`: it holds an article's text; `reading`: in
 * those of texts and in no others; `drawn`: it stands in a drawing; `unseen`: it is for screen readers alone.
 */
type Setting = 'wide' | 'text' | 'mono' | 'article' | 'reading' | 'drawn' | 'unseen'

function settingOf(tag: string, attributes: string, around: Setting | undefined): Setting | undefined {
  if (tag === 'svg' || around === 'drawn') return 'drawn'
  if (attributes.includes(' data-letters="wide"')) return 'wide'
  if (attributes.includes(' data-letters="reading"')) return 'article'
  if (/ class="[^"]*\bvisually-hidden\b/.test(attributes)) return 'unseen'
  if ((around === 'article' || around === 'reading') && isReading.test(tag)) return 'reading'
  if (tag === 'kbd' || / class="mono\b/.test(attributes)) return 'mono'
  return isParagraph.test(tag) ? 'text' : around
}

/**
 * Which characters of each face a page brings, of its header and the beginning of its `main`: all of them in the face of
 * headings, which stands everywhere, but for paragraphs inside of `data-letters="reading"` (their first letter may be an
 * initial); those of paragraphs and of labels in theirs (drawings have labels, too); and, of the wide letters, all that
 * stands in elements marked `data-letters="wide"`; and the space of lines, where a style names its face. Each in the order
 * of their code points.
 */
export function pageCharacters(html: string): Map<Face, string> {
  const found = {
    screen: new Set(always),
    wide: new Set<string>(),
    text: new Set(always),
    mono: new Set<string>(),
    line: new Set(html.includes('Anybody Line') ? ' ' : ''),
  }
  /** Whether the first letter of the article's text has been seen. */
  let begun = false
  // Characters of text since the start of `main`, and those of its paragraphs.
  let length = Number.NEGATIVE_INFINITY
  let read = 0
  // What each open element is set in: its own setting, or that of the one around it.
  const open: (Setting | undefined)[] = []
  const take = (shown: string) => {
    const setting = open.at(-1)
    for (const character of shown) {
      if (setting === 'wide') found.wide.add(character)
      if (length > screenLength || setting === 'unseen') continue
      if (setting === 'drawn') {
        if (sizes.includes(character)) found.mono.add(character)
        continue
      }
      const isInitial = setting === 'reading' && !begun
      if (isInitial) begun = /\p{L}/u.test(character)
      if (setting !== 'reading' || isInitial) found.screen.add(character)
      const isText = setting === 'text' || setting === 'reading'
      if (isText && (read += 1) > paragraphsLength) continue
      if (isText) found.text.add(character)
      if (setting === 'mono') found.mono.add(character)
    }
  }
  for (const [, , closes, tag = '', attributes = '', isWhole, text] of html
    .slice(html.indexOf('<body'))
    .matchAll(part)) {
    if (text !== undefined) {
      const shown = decode(text)
      take(shown)
      if (open.at(-1) !== 'drawn') length += shown.trim().length
      continue
    }
    for (const [, shown = ''] of attributes.matchAll(placeholder)) take(decode(shown))
    if (tag === '' || isWhole || isVoid.test(tag)) continue
    if (tag === 'main' && !closes) length = 0
    if (closes) open.pop()
    else open.push(settingOf(tag, attributes, open.at(-1)))
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
