import type { Language } from '../i18n/language.ts'
import { lexicons } from './lexicon.ts'
import { numberWords } from './number-words.ts'
import { englishOrdinal, spanishOrdinal } from './ordinals.ts'
import type { Place } from './place.ts'
import { genderOfCounted } from './spanish-numbers.ts'

const signs = /^(\d{0,6})([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒])$/
/** Fractions written with a stroke that are read as such; above, they are a score: `8/10`. */
const mostParts = 5

/** `½`, `2½`, `¾`, `2/3`; otherwise undefined. */
export function fractionForm(written: string, place: Place): string | undefined {
  const { language, previous, next } = place
  const [, whole = '', sign] = signs.exec(written) ?? []
  const [, over, under] =
    (sign === undefined ? /^(\d{1,4})\/(\d{1,4})$/ : /^(\d+)\u2044(\d+)$/).exec(sign?.normalize('NFKC') ?? written) ??
    []
  if (over === undefined || under === undefined) return undefined
  if (sign === undefined && over.length === 4) return undefined
  const [count, parts] = [Number(over), Number(under)]
  if (language === 'es' && /^partes?$/.test(next[0] ?? '') && parts > 2) {
    const name = spanishPart(parts).replace(/o$/, 'a')
    return `${numberWords(over, 'es', 'feminine')} ${name}${count === 1 ? '' : 's'}`
  }
  if (sign === undefined && (count >= parts || parts > mostParts) && count !== 1) {
    const isScore = count < parts || (count === parts && /^(?:5|10+)$/.test(under))
    const of = isScore ? ` ${lexicons[language].grammar.outOf} ` : ' '
    return `${numberWords(over, language)}${of}${numberWords(under, language)}`
  }
  const isBehindWhole = whole !== '' || /^\d{1,6}$/.test(previous[0] ?? '')
  const part = partWords(count, parts, { language, noun: next[0], isBehindWhole })
  if (!isBehindWhole) return part
  return `${whole === '' ? '' : `${numberWords(whole, language, genderOfCounted(next[0], true) === 'feminine' ? 'feminine' : 'plain')} `}${lexicons[language].grammar.and} ${part}`
}

function partWords(
  count: number,
  parts: number,
  { language, noun, isBehindWhole }: { language: Language; noun: string | undefined; isBehindWhole: boolean },
): string {
  if (parts <= 1) return `${numberWords(String(count), language)} ${numberWords(String(parts), language)}`
  const said = numberWords(String(count), language, 'masculine')
  if (language === 'en') {
    if (parts === 2 && count === 1)
      return isBehindWhole
        ? 'a half'
        : noun === undefined
          ? 'one half'
          : /^(?:hour|[aeiou])/.test(noun)
            ? 'half an'
            : 'half a'
    const name = parts === 2 ? 'half' : parts === 4 ? 'quarter' : englishOrdinal(parts)
    return `${said} ${name}${count === 1 ? '' : 's'}`
  }
  if (parts === 2 && count === 1) {
    const gender = genderOfCounted(noun, true)
    if (gender === 'feminine') return 'media'
    return isBehindWhole || gender === 'masculine' ? 'medio' : 'un medio'
  }
  const name = parts === 2 ? 'medio' : parts === 3 ? 'tercio' : spanishPart(parts)
  return `${said} ${name}${count === 1 ? '' : 's'}`
}

function spanishPart(parts: number): string {
  if (parts === 100) return 'centésimo'
  if (parts === 1000) return 'milésimo'
  return parts <= 10 ? spanishOrdinal(parts, false) : `${numberWords(String(parts), 'es').replaceAll(' ', '')}avo`
}
