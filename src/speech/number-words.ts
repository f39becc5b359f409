import { toCardinal } from 'n2words/en-GB'
import type { Language } from '../i18n/language.ts'
import { lexicons } from './lexicon.ts'
import { spanishCardinal } from './spanish-numbers.ts'
import type { Count } from './spanish-numbers.ts'

interface WrittenNumber {
  whole: string
  part?: string
  mark?: string
}

/** Blanks between groups of thousands: plain, no-break, narrow and thin. */
const groupBlank = /[ \u00a0\u202f\u2009]/g
const decimalMark: Record<Language, string> = { es: ',', en: '.' }
/** End of a round amount, where its only mark is that of decimals: `30.000` in English, `1,250` in Spanish. */
const roundEnd: Record<Language, string> = { es: '0', en: '000' }
/** Longer numbers are no amounts and are said digit by digit. */
const mostDigits = 15
const longestPartAsNumber = 2

/** Reads `30 000`, `30.000`, `1,234.5`; undefined for what is no number, such as a version `1.2.3`. */
function readNumber(written: string, language: Language): WrittenNumber | undefined {
  const groups = written.split(/[.,]/)
  const marks = written.replace(/\d/g, '')
  const mark = marks.at(-1)
  if (mark === undefined) return { whole: written }
  const [last = ''] = groups.slice(-1)
  const isOneMark = [...marks].every((one) => one === mark)
  if (isOneMark && isGrouped(groups)) {
    // A decimal seldom ends in as many zeros; English never groups by points, Spanish sometimes by commas.
    if (marks.length > 1 || mark !== decimalMark[language] || last.endsWith(roundEnd[language]))
      return { whole: groups.join('') }
  }
  const before = groups.slice(0, -1)
  const isGroupedBefore = marks.slice(0, -1) === (mark === '.' ? ',' : '.').repeat(marks.length - 1)
  if (before.length > 1 && !(isGroupedBefore && isGrouped(before))) return undefined
  return { whole: before.join(''), part: last, mark }
}

function isGrouped([first = '', ...rest]: readonly string[]): boolean {
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => group.length === 3)
}

/** Whole amount without grouping, if it is one. */
export function wholeAmount(written: string, language: Language): string | undefined {
  const joined = written.replace(groupBlank, '')
  if (!/^\d[\d.,]{0,58}$/.test(joined)) return undefined
  const number = readNumber(joined, language)
  return number?.part === undefined ? number?.whole : undefined
}

/** Words of a number as written, with its grouping and decimals. */
export function numberWords(written: string, language: Language, count: Count = 'plain'): string {
  const { grammar } = lexicons[language]
  const joined = written.replace(groupBlank, '')
  const number = readNumber(joined, language)
  if (number === undefined)
    return joined
      .split(/[.,]/)
      .filter((digits) => digits !== '')
      .map((digits) => cardinal(digits, language))
      .join(` ${grammar.dot} `)
  const { whole, part, mark } = number
  if (part === undefined) return cardinal(whole, language, count)
  const asNumber = language === 'es' && part.length <= longestPartAsNumber && !part.startsWith('0')
  const said = asNumber ? cardinal(part, language) : digitByDigit(part, language)
  // A decimal is not made to agree with what is measured: `uno coma cinco horas`.
  return `${cardinal(whole, language)} ${mark === ',' ? grammar.comma : grammar.point} ${said}`
}

function cardinal(digits: string, language: Language, count: Count = 'plain'): string {
  if (digits.length > mostDigits || (digits.length > 1 && digits.startsWith('0'))) return digitByDigit(digits, language)
  return language === 'es' ? spanishCardinal(Number(digits), count) : toCardinal(digits).replaceAll('-', ' ')
}

/** `024` is zero two four. */
export function digitByDigit(digits: string, language: Language): string {
  return [...digits].map((digit) => cardinal(digit, language)).join(' ')
}
