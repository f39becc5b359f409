import { isYear, yearWords } from './calendar.ts'
import { countOf, isOne } from './counting.ts'
import { lettersForm, spelled } from './letters.ts'
import { lexicons } from './lexicon.ts'
import { numberWords } from './number-words.ts'
import type { Place } from './place.ts'
import { genderOfCounted } from './spanish-numbers.ts'
import type { Count } from './spanish-numbers.ts'
import { unitNames } from './units.ts'

type Kind = 'number' | 'power' | 'index' | 'letters' | 'sign'

interface Piece {
  kind: Kind
  text: string
  /** What the word has behind it. */
  rest: string
}

const pieceOf =
  /\d(?:[\d.,]{0,58}\d)?|[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹]{1,60}|[₊₋₀₁₂₃₄₅₆₇₈₉]{1,60}|[\p{Script=Latin}\p{M}]{1,60}(?:['’][\p{Script=Latin}\p{M}]{1,60}){0,3}|[^]/gu
const isDash = (text: string | undefined) => text !== undefined && /^[-−–—]$/.test(text)
const longestSymbol = 4
/** `unas ~50 células` says it twice. */
const alreadyAbout = /^(?:un[oa]s|about|around|some|roughly|approximately|aproximadamente)$/i

function piecesOf(core: string): Piece[] {
  return [...core.matchAll(pieceOf)].map(({ 0: text, index }) => ({
    kind: kindOf(text),
    text,
    rest: core.slice(index + text.length),
  }))
}

function kindOf(text: string): Kind {
  if (/^\d/.test(text)) return 'number'
  if (/^[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(text)) return 'power'
  if (/^[₊₋₀₁₂₃₄₅₆₇₈₉]/.test(text)) return 'index'
  return /^[\p{Script=Latin}\p{M}]/u.test(text) ? 'letters' : 'sign'
}

/** Says a word of numbers, letters and signs piece by piece: `~5–10µm`, `CO₂`, `10⁻⁹`, `H5N1`. */
export function signsForm(core: string, place: Place): string {
  const pieces = piecesOf(core)
  const said: string[] = []
  for (const at of pieces.keys()) {
    const unit = unitBehind(pieces, at, place)
    said.push(pieceForm(pieces, at, place))
    if (unit === undefined) continue
    said.push(unit)
    break
  }
  return said.join(' ')
}

function unitBehind(pieces: readonly Piece[], at: number, { language, previous }: Place): string | undefined {
  const { kind = 'sign', text = '', rest = '' } = pieces[at] ?? {}
  const { grammar } = lexicons[language]
  if (kind !== 'number' && kind !== 'power') return undefined
  if (rest.startsWith('/')) {
    const under = unitNames(rest.slice(1), language)
    return under && `${grammar.per} ${under[0]}`
  }
  // `3D` and `2x` are not measured, and `H5N1` is no newton.
  if (rest === '' || pieces.slice(0, at).some((before) => before.kind === 'letters')) return undefined
  // `4K` and `5K` are no temperatures.
  if (rest === 'K') return undefined
  const names = unitNames(rest, language)
  const isSingle = (isOne(text) && !isRange(pieces, at)) || (language === 'en' && /^an?$/i.test(previous[0] ?? ''))
  return isSingle ? names?.[0] : names?.[1]
}

const isRange = (pieces: readonly Piece[], at: number) => at > 1 && isDash(pieces[at - 1]?.text)

function pieceForm(pieces: readonly Piece[], at: number, place: Place): string {
  const piece = pieces[at]
  if (piece === undefined) return ''
  const { kind, text } = piece
  const { language } = place
  if (kind === 'number') return numberForm(pieces, at, place)
  if (kind === 'power') return powerForm(text, pieces[at - 1], pieces[at + 1], place)
  if (kind === 'index') return numberWords(plainDigits(text) || '0', language)
  if (kind === 'sign') return signForm(pieces, at, place)
  const [before, after] = [pieces[at - 1], pieces[at + 1]]
  const { grammar, symbols } = lexicons[language]
  if (/^x$/i.test(text) && before?.kind === 'number' && (after?.kind === 'number' || after === undefined)) {
    const isFactor = after !== undefined && /^10(?:\^|[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹])/u.test(piece.rest)
    return isFactor ? (symbols.get('×') ?? '') : after ? grammar.by : grammar.times
  }
  if (/^x$/i.test(text) && pieces.length === 1 && isBetweenAmounts(place))
    return /^10[\^⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹]/u.test(place.next[0] ?? '') || isArithmetic(place)
      ? (symbols.get('×') ?? '')
      : grammar.by
  const isMarked = [before, after].some((one) => one?.kind === 'power' || one?.kind === 'index')
  if (isMarked && text.length <= longestSymbol) return spelled(text, language)
  if (/['’]/.test(text)) return text
  const isInCode = [before, after].some((one) => one?.kind === 'number')
  return lettersForm(text, language, isInCode)
}

/** `20 x 30 cm`, `20 cm x 30 cm`. */
function isBetweenAmounts({ language, previous: [before = '', beforeThat = ''], next: [after = ''] }: Place): boolean {
  const isMeasured = /\d$/.test(beforeThat) && unitNames(before, language) !== undefined
  return /^[~-]?\d/.test(after) && (/\d$/.test(before) || isMeasured)
}

/** Whether a sign between numbers is one of a sum: `10 - 3 = 7`, `2 + 5 - 3`. */
function isArithmetic({ previous, next }: Place): boolean {
  return [previous, next].some((words) => {
    const end = words.findIndex((word) => !/^[-−–x]$|^[-−+]?\d[\d.,]{0,40}$/.test(word))
    return /^[=+×÷*]$/.test(words[end] ?? '')
  })
}

function numberForm(pieces: readonly Piece[], at: number, place: Place): string {
  const { text = '', rest = '' } = pieces[at] ?? {}
  const { language } = place
  const isSpan =
    pieces[0]?.kind === 'number' &&
    pieces.every(({ kind, text: each }) => kind === 'number' || isDash(each) || each === '/')
  if (language === 'en' && isSpan && isYear(text, place)) return yearWords(text)
  const isLast = !/\d/.test(rest)
  const count = countAtEnd(pieces, place)
  const said = numberWords(text, language, isLast || count === 'feminine' ? count : 'plain')
  // `un millón de personas`, but `un millón cien personas`.
  return isLast && count !== 'plain' && /(?:ill[oó]n|illones)$/.test(said) ? `${said} de` : said
}

/** Gender of the last number of a word, told by its unit or by the noun behind it. */
function countAtEnd(pieces: readonly Piece[], place: Place): Count {
  if (place.language === 'en') return 'plain'
  const last = pieces.findLast(({ kind }) => kind === 'number')
  if (last === undefined) return 'plain'
  if (last.rest === '') {
    const isCode = pieces.some(({ kind }) => kind === 'letters')
    return isCode ? 'plain' : countOf(last.text, place)
  }
  const [one = ''] = unitNames(last.rest, 'es') ?? []
  return genderOfCounted(one.split(' ')[0], true) ?? 'plain'
}

function powerForm(text: string, before: Piece | undefined, after: Piece | undefined, { language }: Place): string {
  const { grammar } = lexicons[language]
  const digits = plainDigits(text)
  const amount = digits === '' ? '' : numberWords(digits, language)
  // The charge of an ion, or the weight of an isotope.
  if (/[⁺⁻]$/.test(text)) return `${amount} ${text.endsWith('⁺') ? grammar.plus : grammar.minus}`
  if (before === undefined) return amount
  // A word's footnote.
  if (before.kind === 'letters' && before.text.length > longestSymbol) return ''
  if (before.kind === 'sign' && after?.kind === 'letters') return amount
  const square = grammar.squared[digits as keyof typeof grammar.squared]
  if (square !== undefined && !text.startsWith('⁻')) return square
  return `${grammar.power} ${text.startsWith('⁻') ? `${grammar.minus} ` : ''}${amount}`
}

const plainDigits = (text: string) => text.normalize('NFKC').replace(/\D/g, '')

function signForm(pieces: readonly Piece[], at: number, place: Place): string {
  const { language } = place
  const { symbols, grammar } = lexicons[language]
  const sign = pieces[at]?.text ?? ''
  const [before, after] = [pieces[at - 1], pieces[at + 1]]
  const isBeforeNumber = after?.kind === 'number' || (after === undefined && /^[-−+]?\d/.test(place.next[0] ?? ''))
  const isBetween = before?.kind === 'number' && after?.kind === 'number'
  if (isDash(sign)) {
    const isAlone = pieces.length === 1 && isBeforeNumber && place.previous.length > 0
    if (isAlone && (sign === '−' || isArithmetic(place))) return grammar.minus
    if (isBetween && pieces.slice(at).some(({ text }) => text === '=')) return grammar.minus
    if (isBetween || (before?.text === '%' && after?.kind === 'number') || isAlone)
      return /^(?:entre|between)$/i.test(place.previous[pieces.length === 1 ? 1 : 0] ?? '') ? grammar.and : grammar.to
    return isBeforeNumber && (before === undefined || (before.kind === 'sign' && !isDash(before.text)))
      ? grammar.minus
      : ''
  }
  if (isBeforeNumber && (sign === '~' || (sign === '≈' && before === undefined)))
    return approximately(pieces[at + 1], place)
  if (
    isBeforeNumber &&
    before === undefined &&
    sign in grammar.bounds &&
    !(pieces.length === 1 && /\d/.test(place.previous[0] ?? ''))
  )
    return grammar.bounds[sign as keyof typeof grammar.bounds]
  if (sign === '#' && isBeforeNumber) return grammar.number
  if (/^[×*·]$/.test(sign)) {
    if (before?.kind === 'number' && after === undefined) return grammar.times
    return isBetween || pieces.length === 1 || isBeforeNumber ? (symbols.get('×') ?? '') : ''
  }
  if (sign === '^' && isBetween) return grammar.power
  if (sign === '^' && before?.kind === 'number') return grammar.power
  if (sign === ':' && isBetween) return grammar.to
  if (sign === '/' && isBetween && /^(?:5|10+|20)$/.test(after.text)) return grammar.outOf
  if (sign === '.' && before?.kind === 'letters' && after?.kind === 'letters')
    return /^\p{Ll}/u.test(after.text) ? grammar.dot : ''
  // A run of one sign is said once.
  return before?.text === sign ? '' : (symbols.get(sign) ?? '')
}

function approximately(number: Piece | undefined, place: Place): string {
  const { about } = lexicons[place.language].grammar
  if (alreadyAbout.test(place.previous[0] ?? '')) return ''
  if (place.language === 'en') return about
  const [digits = ''] = number ? [number.text] : place.next
  if (digits === '1') return about
  const count = number
    ? countAtEnd([number], place)
    : countOf(digits, { ...place, previous: [], next: place.next.slice(1) })
  return count === 'feminine' ? 'unas' : 'unos'
}
