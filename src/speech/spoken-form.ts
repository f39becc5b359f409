import type { Language } from '../i18n/language.ts'
import { calendarForm } from './calendar.ts'
import { isOne } from './counting.ts'
import { fractionForm } from './fractions.ts'
import { isShouted, lettersForm } from './letters.ts'
import { lexicons } from './lexicon.ts'
import { moneyForm } from './money.ts'
import { spokenOrdinal } from './ordinals.ts'
import type { Place } from './place.ts'
import { romanForm } from './roman-numerals.ts'
import { signsForm } from './signs-form.ts'
import { telephoneForm } from './telephone.ts'
import { isPlainlyUnit, unitNames } from './units.ts'
import { addressPieces } from './web-addresses.ts'

const blankWithin = /(?<=\d)[ \u00a0\u202f\u2009](?=\d{3})/g
/** One character that stands for several, such as `℃` and `Ⅳ`, and letters of full width. */
const composed = /[\u2100-\u2138\u2160-\u217f\u3371-\u33df\ufb00-\ufb06\uff01-\uff5e]/gu
const amount = /^[-−–+±~≈<>≤≥]?(?:\d|[½¼¾⅓⅔])/u
const amountEnd = /[\d⁰¹²³⁴⁵⁶⁷⁸⁹½¼¾⅓⅔]$/u
/** A unit behind one of these is one: `por kWh`. */
const beforeOne = /^(?:por|per|un|una|an?|one|each|every|cada|half|medio|media|½|¼|¾|⅓|⅔)$/i
const longestForm = 400

/** `50nm` → `cincuenta nanómetros`. Returns only Latin letters, apostrophes, single blanks, and commas within telephone numbers. */
export function spokenForm(written: string, around: Place): string {
  const { language, previous, next } = around
  const telephone = telephoneForm(written, around)
  if (telephone !== undefined) return telephone
  const place = { language, previous: previous.map(normalised), next: next.map(normalised) }
  return safe(formOf(normalised(written.replace(/^\*(?=\d)/, '')), place))
}

function normalised(written: string): string {
  return written
    .normalize('NFC')
    .replace(composed, (character) => character.normalize('NFKC'))
    .replace(blankWithin, '')
    .replaceAll('\u03bc', '\u00b5')
    .replace(/[\u2010\u2011]/g, '-')
}

function formOf(core: string, place: Place): string {
  const { language } = place
  return (
    wordForm(core, language) ??
    spokenOrdinal(core, place) ??
    calendarForm(core, place) ??
    romanForm(core, place) ??
    fractionForm(core, place) ??
    moneyForm(core, place) ??
    unitForm(core, place) ??
    (isShouted(core, [place.previous[0], place.next[0]], language) ? core.toLowerCase() : undefined) ??
    addressPieces(core, language)
      ?.map((piece) => formOf(piece, { language, previous: [], next: [] }))
      .join(' ') ??
    ownerForm(core, place) ??
    rateForm(core, place) ??
    compoundForm(core, place) ??
    signsForm(core, place)
  )
}

function wordForm(core: string, language: Language): string | undefined {
  const { words } = lexicons[language]
  return (
    words.get(core) ?? words.get(core.toLowerCase()) ?? (/\d/.test(core) ? words.get(core.toUpperCase()) : undefined)
  )
}

function unitForm(core: string, { language, previous }: Place): string | undefined {
  const [before = '', beforeThat = ''] = previous
  const isMeasured = amount.test(before) && amountEnd.test(before)
  if (!isMeasured && !isPlainlyUnit(core, language)) return undefined
  const names = unitNames(core, language)
  // English measures in the singular before a noun: `a 5 km race`.
  const isSingle =
    isOne(before) || beforeOne.test(before) || (language === 'en' && isMeasured && /^an?$/i.test(beforeThat))
  return isSingle ? names?.[0] : names?.[1]
}

function ownerForm(core: string, place: Place): string | undefined {
  const [, owner] = /^(.{2,60})['’]s$/u.exec(core) ?? []
  if (owner === undefined || place.language === 'es') return undefined
  if (/^\p{Lu}{2,60}$/u.test(owner)) return lettersForm(`${owner}s`, 'en')
  return `${formOf(owner, { ...place, next: [] })}'s`
}

/** `kWh/día`, `veces/semana`, `$5/month`, and behind an amount `personas/km²`; other pairs are no rate: `él/ella`. */
function rateForm(core: string, place: Place): string | undefined {
  const { language, previous } = place
  const { grammar } = lexicons[language]
  const [over = '', under = '', ...more] = core.split('/')
  if (over === '' || under === '' || more.length > 0) return undefined
  const [before = ''] = previous
  const isMeasured = amount.test(before) && amountEnd.test(before)
  const top = unitNames(over, language)
  if (!isMeasured && top === undefined && !/\d/.test(over)) return undefined
  const each = grammar.perEach.includes(under) ? under : undefined
  const bottom = each ?? (isMeasured && /^\p{L}{3,30}$/u.test(over) ? unitNames(under, language)?.[0] : undefined)
  if (bottom === undefined || (!isMeasured && /^\d{1,4}$/.test(over))) return undefined
  const said = top?.[isOne(before) || beforeOne.test(before) ? 0 : 1] ?? formOf(over, { ...place, next: [] })
  return `${said} ${grammar.per} ${bottom}`
}

/** Says the parts of `ARN-guía`, `5-year-old`, `y/o`; a range such as `20–30` is none. */
function compoundForm(core: string, place: Place): string | undefined {
  const [measured = ''] = /^[^\p{L}\d]{0,2}\d[\d.,]{0,40}/u.exec(core) ?? []
  if (measured !== '' && unitNames(core.slice(measured.length), place.language)) return undefined
  const parts = core.split(/[-–—/]/)
  if (parts.length === 1 || parts.includes('') || parts.every((part) => /^\D{0,2}\d/.test(part))) return undefined
  const isCode = /\d/.test(core)
  return parts
    .map((part, at) => {
      const before = parts[at - 1]
      const unit = before !== undefined && amount.test(before) ? unitNames(part, place.language) : undefined
      if (unit) return place.language === 'en' || before === '1' ? unit[0] : unit[1]
      if (isCode && /^\p{L}$/u.test(part)) return lettersForm(part, place.language, true)
      const after = parts[at + 1]
      return formOf(part, {
        language: place.language,
        previous: before === undefined ? place.previous : [before],
        next: after === undefined ? place.next : [after],
      })
    })
    .join(' ')
}

function safe(form: string): string {
  const said = form
    .normalize('NFKC')
    .replaceAll('’', "'")
    .replace(/[^\p{Script=Latin}\p{M}']|\p{Nl}/gu, ' ')
    .replace(/(?<![\p{L}\p{M}])[\p{M}']{1,999}/gu, ' ')
    .replace(/\s{1,999}/g, ' ')
    .trim()
  if (said.length <= longestForm) return said
  return said.slice(0, Math.max(said.lastIndexOf(' ', longestForm), 0)) || said.slice(0, longestForm)
}
