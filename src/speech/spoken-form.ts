import type { Language } from '../i18n/language.ts'
import { lexicons } from './lexicon.ts'

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const subscripts = '₀₁₂₃₄₅₆₇₈₉'
const number = /^[-−+±~≈]?\d[\d.,]*$/

/**
 * What is said for a word as written, for example `50nm` → `50 nanómetros`. `previous` is the word before it: units are
 * read as such only behind a number. Only Latin letters, digits, commas, points, apostrophes and blanks come out.
 */
export function spokenForm(core: string, previous: string | undefined, language: Language): string {
  const { words, units, symbols, grammar } = lexicons[language]
  const known = words.get(core) ?? words.get(core.toLowerCase())
  if (known !== undefined) return known
  const compound = compoundForm(core, language)
  if (compound !== undefined) return compound
  if (previous !== undefined && (number.test(previous) || /\d[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]*$/.test(previous))) {
    const unit = units.get(core)
    if (unit) return unitName(unit, previous)
  }
  const measure = /^([-−+±~≈]?\d[\d.,]*)([^\d.,]\D*)$/u.exec(core)
  const glued = measure?.[2] === undefined ? undefined : units.get(measure[2])
  if (measure?.[1] !== undefined && glued)
    return `${sayNumbers(measure[1], language)} ${unitName(glued, measure[1])}`.trim()

  const spelled = core
    .replace(/^https?:\/\//i, '')
    .replace(/(\d)\s*[–—-]\s*(?=\d)/g, `$1 ${grammar.to} `)
    .replace(/^[-−](?=\d)/, `${grammar.minus} `)
    .replace(/([⁻]?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (_all, minus: string, digits: string) => {
      const exponent = [...digits].map((digit) => superscripts.indexOf(digit)).join('')
      return ` ${grammar.power} ${minus ? `${grammar.minus} ` : ''}${exponent}`
    })
    .replace(/[₀₁₂₃₄₅₆₇₈₉]/g, (digit) => ` ${subscripts.indexOf(digit)}`)
    .replace(/(\p{L})\.(?=\p{L}{2})/gu, `$1 ${grammar.dot} `)
  const safe = [...sayNumbers(spelled, language)].map((character) => {
    if (/[\p{Script=Latin}\p{M}\d.,' ]/u.test(character)) return character
    if (character === '’') return "'"
    const name = symbols.get(character)
    return name === undefined ? ' ' : ` ${name} `
  })
  const form = safe.join('').replace(/\s+/g, ' ').trim()
  return /[\p{L}\d]/u.test(form) ? form : ''
}

/** What is said for a word that has one of the lexicon in it: `Feynman's`, `CRISPR-Cas9`. */
function compoundForm(core: string, language: Language): string | undefined {
  const { words } = lexicons[language]
  const owned = /^(.+)['’]s$/.exec(core)?.[1]
  const owner = owned === undefined ? undefined : words.get(owned)
  if (owner !== undefined) return `${owner}'s`
  const parts = core.split('-')
  if (parts.length === 1 || !parts.some((part) => words.has(part))) return undefined
  return parts.map((part) => spokenForm(part, undefined, language)).join(' ')
}

function unitName(unit: readonly string[], amount: string): string {
  return (/^[^\d]?1$/.test(amount) ? unit[0] : unit[1]) ?? ''
}

/** Writes numbers so that the synthesiser reads them in the language's way, whichever way they were written. */
function sayNumbers(text: string, language: Language): string {
  const { grammar } = lexicons[language]
  const thousands = language === 'es' ? '.' : ','
  return text.replace(/\d[\d.,]*\d|\d/g, (written) => {
    const grouped = new RegExp(`^[1-9]\\d{0,2}(\\${thousands}\\d{3})+(?!\\d)`)
    const joined = grouped.test(written) ? written.replaceAll(thousands, '') : written
    const decimal = /^(\d+)[.,](\d+)$/.exec(joined)
    if (decimal) {
      const [, whole = '', part = ''] = decimal
      // Up to two decimals are read as a number, more of them digit by digit.
      return `${spaced(whole)} ${grammar.point} ${part.length <= 2 && !part.startsWith('0') && language === 'es' ? part : [...part].join(' ')}`
    }
    return joined.split(/[.,]/).map(spaced).join(` ${grammar.dot} `)
  })
}

/** Digits that are no amount any more (a telephone number, say) one by one. */
function spaced(digits: string): string {
  return digits.length > 12 ? [...digits].join(' ') : digits
}
