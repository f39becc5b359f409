import type { Element, Root } from 'hast'
import type { Language } from '../src/i18n/language.ts'

const quotes: Record<Language, readonly (readonly [string, string])[]> = {
  es: [
    ['«', '»'],
    ['“', '”'],
  ],
  en: [['“', '”']],
}

const unit =
  '%|‰|°[CF]?|[kMGTµμmnpf]?(?:Hz|eV|Wh?|V|A|J|Pa|bit|mol|g|m[²³23]?|s|[lL]|B|N)|[cd][ml]|km/h|K|min|h|kcal|ppm|(?:mi|bi|tri)llion|mil|(?:mi|bi)llón|(?:mi|bi)llones'
/** No-break spaces: number and unit, digit groups, abbreviations. */
const joints = [
  new RegExp(String.raw`(?<=\d) (?=(?:${unit})(?![\p{L}\p{N}]))`, 'gu'),
  /(?<=(?<![\p{L}\d])\d{1,3}) (?=\d{3}(?![\p{L}\p{N}]))/gu,
  /(?<=(?<![\p{L}\p{N}])(?:EE\.|[Ff]igs?\.|[Pp]ágs?\.|[Nn]úm\.|n\.º|[Vv]ol\.|[Cc]ap\.|Dra?\.|Sra?\.|Mrs?\.|Ms\.|St\.)) (?=\S)/gu,
]
const opensAfter = /[\s([{<«“‘—–\-/]$/u

/** Typesets consecutive pieces of one text; quotes depend on what came before. */
function typesetter(language: Language): (text: string) => string {
  let before = ''
  let depth = 0
  const quoteMark = (opens: boolean) => {
    if (!opens && depth > 0) depth--
    const [opening, closing] = quotes[language][Math.min(depth, quotes[language].length - 1)] ?? ['"', '"']
    if (opens) depth++
    return opens ? opening : closing
  }
  return (text) => {
    let set = ''
    for (let at = 0; at < text.length; at++) {
      const letter = text.charAt(at)
      const opens = before === '' || opensAfter.test(before)
      if (letter === '«') depth++
      if (letter === '»' && depth > 0) depth--
      if (letter === '"') set += quoteMark(opens)
      else if (letter === "'") set += opens && /\p{L}/u.test(text.charAt(at + 1)) ? '‘' : '’'
      else set += letter
      before = letter
    }
    set = set.replace(/(?<!\.)\.\.\.(?!\.)/g, '…').replace(/(?<=\S )--?(?= \S)/g, '–')
    return joints.reduce((joined, joint) => joined.replace(joint, '\u00a0'), set)
  }
}

/** Typesets a text: curly quotes, ellipses, dashes, and no-break spaces before units. */
export const typeset = (text: string, language: Language): string => typesetter(language)(text)

const verbatim = new Set(['code', 'pre', 'svg'])
const inline = new Set(['a', 'strong', 'em', 'del', 'sub', 'sup', 'code', 'img'])

export function typesetTree(tree: Root, language: Language): void {
  let set = typesetter(language)
  const visit = (parent: Root | Element): void => {
    for (const child of parent.children) {
      if (child.type === 'text') child.value = set(child.value)
      if (child.type !== 'element') continue
      if (verbatim.has(child.tagName)) {
        // Text after code continues a sentence.
        set('x')
        continue
      }
      if (!inline.has(child.tagName)) set = typesetter(language)
      visit(child)
      if (!inline.has(child.tagName)) set = typesetter(language)
    }
  }
  visit(tree)
}
