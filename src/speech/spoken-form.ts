import type { Language } from '../i18n/language.ts'
import { lexicons } from './lexicon.ts'
import { spokenOrdinal } from './ordinals.ts'
import { countedNumber, genderOfCounted } from './spanish-numbers.ts'

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const subscripts = '₀₁₂₃₄₅₆₇₈₉'
const blankWithin = /(?<=\d)[ \u00a0\u202f](?=\d{3})/g
const scales = /^(mil|mill[oó]n|millones|thousand|million|billion|trillion)$/
/** Four digits after one of these are a year. */
const beforeYear = /^(en|de|desde|hasta|año|del|y|entre|a)$/i
const number = /^[-−+±~≈]?\d[\d.,]*$/

/** `50nm` → `50 nanómetros`. Returns only Latin letters, digits, basic punctuation, and spaces. */
export function spokenForm(
  written: string,
  around: { previous?: string | undefined; next?: string | undefined },
  language: Language,
): string {
  const { words, units, symbols, grammar } = lexicons[language]
  const [core, previous, next] = [written, around.previous, around.next].map((word) =>
    word?.replace(blankWithin, '').replaceAll('\u03bc', '\u00b5'),
  ) as [string, string | undefined, string | undefined]
  const known = words.get(core) ?? words.get(core.toLowerCase())
  if (known !== undefined) return known
  const ordinal = spokenOrdinal(core, language)
  if (ordinal !== undefined) return ordinal
  const money = moneyForm(core, previous, next, language)
  if (money !== undefined) return money
  const counted = language === 'es' ? countedForm(core, previous, next) : undefined
  if (counted !== undefined) return counted
  const compound = compoundForm(core, language)
  if (compound !== undefined) return compound
  if (previous !== undefined && (number.test(previous) || /\d[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]*$/.test(previous))) {
    const unit = units.get(core)
    if (unit) return unitName(unit, previous)
  }
  const measure = /^([-−+±~≈]?\d[\d.,]*)([^\d.,]\D*)$/u.exec(core)
  const glued = measure?.[2] === undefined ? undefined : units.get(measure[2])
  if (measure?.[1] !== undefined && glued)
    return `${amountOf(measure[1], unitName(glued, measure[1]), language)} ${unitName(glued, measure[1])}`.trim()

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

function compoundForm(core: string, language: Language): string | undefined {
  const { words } = lexicons[language]
  const owned = /^(.+)['’]s$/.exec(core)?.[1]
  const owner = owned === undefined ? undefined : words.get(owned)
  if (owner !== undefined) return `${owner}'s`
  const parts = core.split('-')
  if (parts.length === 1 || !parts.some((part) => words.has(part))) return undefined
  return parts.map((part) => spokenForm(part, {}, language)).join(' ')
}

const currency = /^([$€£])(\d[\d.,]*)$/

function moneyForm(
  core: string,
  previous: string | undefined,
  next: string | undefined,
  language: Language,
): string | undefined {
  const { units } = lexicons[language]
  const [, sign = '', amount = ''] = currency.exec(core) ?? []
  const unit = units.get(sign)
  if (unit !== undefined) {
    const isScaled = next !== undefined && scales.test(next)
    const name = unitName(unit, amount)
    return isScaled ? sayNumbers(amount, language) : `${amountOf(amount, name, language)} ${name}`
  }
  const before = units.get(currency.exec(previous ?? '')?.[1] ?? '')
  if (before === undefined || !scales.test(core)) return undefined
  return `${core} ${language === 'es' && core.startsWith('mill') ? 'de ' : ''}${before[1] ?? ''}`
}

function amountOf(amount: string, counted: string, language: Language): string {
  const [noun = ''] = counted.split(' ')
  const gender = language === 'es' ? genderOfCounted(noun) : undefined
  const digits = joinedThousands(amount, 'es')
  return (gender && countedNumber(digits, gender)) ?? sayNumbers(amount, language)
}

/** Handles numbers before a noun: `302 neuronas`, `200 mil personas`, `1 h`; `la 1` is a time. */
function countedForm(core: string, previous: string | undefined, next: string | undefined): string | undefined {
  const digits = joinedThousands(core, 'es')
  if (!/^[1-9]\d{0,5}$/.test(digits)) return undefined
  if (digits === '1' && /^las?$/i.test(previous ?? '')) return 'una'
  if (/^(1[5-9]|20)\d\d$/.test(core) && beforeYear.test(previous ?? '')) return undefined
  const unit = lexicons.es.units.get(next ?? '')
  const noun = unit === undefined ? next : unitName(unit, digits).split(' ')[0]
  if (noun === 'por') return undefined
  const gender = genderOfCounted(noun)
  return gender && countedNumber(digits, gender)
}

function joinedThousands(written: string, language: Language): string {
  const thousands = language === 'es' ? '.' : ','
  return /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(written) ? written.replaceAll(thousands, '') : written
}

function unitName(unit: readonly string[], amount: string): string {
  return (/^[^\d]?1$/.test(amount) ? unit[0] : unit[1]) ?? ''
}

const inGroups: Record<Language, RegExp> = { es: /^[1-9]\d{0,2}(\.\d{3})+(?!\d)/, en: /^[1-9]\d{0,2}(,\d{3})+(?!\d)/ }

function sayNumbers(text: string, language: Language): string {
  const { grammar } = lexicons[language]
  const thousands = language === 'es' ? '.' : ','
  return text.replace(/\d[\d.,]*\d|\d/g, (written) => {
    const joined = inGroups[language].test(written) ? written.replaceAll(thousands, '') : written
    const decimal = /^(\d+)[.,](\d+)$/.exec(joined)
    if (decimal) {
      const [, whole = '', part = ''] = decimal
      // More than two decimals are read digit by digit.
      return `${spaced(whole)} ${grammar.point} ${part.length <= 2 && !part.startsWith('0') && language === 'es' ? part : [...part].join(' ')}`
    }
    return joined.split(/[.,]/).map(spaced).join(` ${grammar.dot} `)
  })
}

function spaced(digits: string): string {
  return digits.length > 12 ? [...digits].join(' ') : digits
}
