import { toOrdinal } from 'n2words/en-GB'
import type { Place } from './place.ts'
import { genderOfCounted } from './spanish-numbers.ts'

const spanishOnes = '_ primero segundo tercero cuarto quinto sexto séptimo octavo noveno'.split(' ')
const spanishTens =
  '_ décimo vigésimo trigésimo cuadragésimo quincuagésimo sexagésimo septuagésimo octogésimo nonagésimo'.split(' ')
const spanishHundreds =
  '_ centésimo ducentésimo tricentésimo cuadringentésimo quingentésimo sexcentésimo septingentésimo octingentésimo noningentésimo'.split(
    ' ',
  )
/** Endings written after a number, as in `3.ª`, `1.er`, `2do`, `5ta`. */
const spanishEnding = /^([1-9]\d{0,2}|1\.?000)(\.?)(º|ª|os|as|o|a|er|r[oa]s?|d[oa]s?|t[oa]s?|m[oa]s?|v[oa]s?|n[oa]s?)$/u

/** `3.ª`, `1.er`, `2do`, `21st`; otherwise undefined. */
export function spokenOrdinal(written: string, { language, next }: Place): string | undefined {
  if (language === 'es') return spanish(written, next[0])
  const [, digits] = /^([1-9][\d,]{0,8})(?:st|nd|rd|th)$/i.exec(written) ?? []
  return digits === undefined ? undefined : englishOrdinal(Number(digits.replaceAll(',', '')))
}

export function englishOrdinal(amount: number): string {
  return toOrdinal(amount).replaceAll('-', ' ')
}

/** Ordinal of 1 to 1000. */
export function spanishOrdinal(amount: number, isFeminine: boolean): string {
  if (amount === 1000) return isFeminine ? 'milésima' : 'milésimo'
  const hundred = spanishHundreds[Math.floor(amount / 100)] ?? ''
  const ten = spanishTens[Math.floor((amount % 100) / 10)] ?? ''
  const one = spanishOnes[amount % 10] ?? ''
  const parts = [
    ...(amount >= 100 ? [hundred] : []),
    ...(amount % 100 >= 10 ? [ten] : []),
    ...(amount % 10 > 0 ? [one] : []),
  ]
  return parts.map((part) => (isFeminine ? part.replace(/o$/, 'a') : part)).join(' ')
}

/** As it is said before a noun: `primer`, `segunda`, `segundas`. */
export function ordinalBefore(amount: number, noun: string): string {
  const isFeminine = genderOfCounted(noun, true) === 'feminine'
  const said = spanishOrdinal(amount, isFeminine)
  return /[aeo]s$/.test(noun) ? `${said}s` : shortened(said)
}

const shortened = (ordinal: string) => ordinal.replace(/(primer|tercer)o$/, '$1')

/** Masculine nouns behind an ordinal, told by their ends from verbs: `21.º aniversario`, but `el 1.º llegó`. */
const isNoun =
  /^(?!(?:dijo|hizo|vino|tuvo|puso|pudo|quiso|supo|trajo|solo|luego|cuando|cuanto|como|pronto|fueron)$)[a-záéíóúüñ]{2,24}(?:o|[aeioó][lnr]|aje|és)$/

const isMasculineNoun = (noun: string) =>
  isNoun.test(noun) || (noun.endsWith('a') && genderOfCounted(noun, true) === 'masculine')

function spanish(written: string, noun: string | undefined): string | undefined {
  const [, digits, point, ending] =
    spanishEnding.exec(written.replace(/[ºª]s$/u, (both) => (both[0] === 'º' ? 'os' : 'as'))) ?? []
  if (digits === undefined || ending === undefined) return undefined
  // Without the point it isn't an ordinal (`3a` is a flat).
  if (point === '' && /^[oa]s?$/.test(ending) && !/[ºª]/.test(written)) return undefined
  const isFeminine = ending === 'ª' || /as?$/.test(ending)
  const gendered = spanishOrdinal(Number(digits.replace('.', '')), isFeminine)
  const isBeforeNoun = ending === 'er' || (/^[ºo]$/.test(ending) && isMasculineNoun(noun ?? ''))
  const short = isBeforeNoun ? shortened(gendered) : gendered
  return ending.endsWith('s') ? `${short}s` : short
}
