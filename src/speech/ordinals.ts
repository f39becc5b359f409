import { toOrdinal } from 'n2words/en-GB'
import type { Language } from '../i18n/language.ts'

const spanishOnes = '_ primero segundo tercero cuarto quinto sexto séptimo octavo noveno'.split(' ')
const spanishTens =
  '_ décimo vigésimo trigésimo cuadragésimo quincuagésimo sexagésimo septuagésimo octogésimo nonagésimo'.split(' ')
/** Endings written after a number, as in `3.ª`, `1.er`, `2do`, `5ta`. */
const spanishEnding = /^([1-9]\d?)(\.?)(º|ª|os|as|o|a|er|r[oa]s?|d[oa]s?|t[oa]s?|m[oa]s?|v[oa]s?|n[oa]s?)$/u

/** `3.ª`, `1.er`, `2do`, `21st`; otherwise undefined. */
export function spokenOrdinal(written: string, language: Language): string | undefined {
  if (language === 'es') return spanish(written)
  const [, digits] = /^([1-9][\d,]{0,8})(?:st|nd|rd|th)$/i.exec(written) ?? []
  return digits === undefined ? undefined : englishOrdinal(Number(digits.replaceAll(',', '')))
}

export function englishOrdinal(amount: number): string {
  return toOrdinal(amount).replaceAll('-', ' ')
}

/** Ordinal of 1 to 99. */
export function spanishOrdinal(amount: number, isFeminine: boolean): string {
  const ten = spanishTens[Math.floor(amount / 10)] ?? ''
  const one = spanishOnes[amount % 10] ?? ''
  const parts = [...(amount >= 10 ? [ten] : []), ...(amount % 10 > 0 ? [one] : [])]
  return parts.map((part) => (isFeminine ? part.replace(/o$/, 'a') : part)).join(' ')
}

function spanish(written: string): string | undefined {
  const [, digits, point, ending] =
    spanishEnding.exec(written.replace(/[ºª]s$/u, (both) => (both[0] === 'º' ? 'os' : 'as'))) ?? []
  if (digits === undefined || ending === undefined) return undefined
  // Without the point it isn't an ordinal (`3a` is a flat).
  if (point === '' && /^[oa]s?$/.test(ending) && !/[ºª]/.test(written)) return undefined
  const isFeminine = ending === 'ª' || /as?$/.test(ending)
  const gendered = spanishOrdinal(Number(digits), isFeminine)
  const short = ending === 'er' ? gendered.replace(/(primer|tercer)o$/, '$1') : gendered
  return ending.endsWith('s') ? `${short}s` : short
}
