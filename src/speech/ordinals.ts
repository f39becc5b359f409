import type { Language } from '../i18n/language.ts'

const spanishOnes = '_ primero segundo tercero cuarto quinto sexto séptimo octavo noveno'.split(' ')
const spanishTens =
  '_ décimo vigésimo trigésimo cuadragésimo quincuagésimo sexagésimo septuagésimo octogésimo nonagésimo'.split(' ')
const englishOnes =
  '_ first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )
const englishTens = '_ _ twent thirt fort fift sixt sevent eight ninet'.split(' ')

/** `3.ª`, `1.er`, `21st`; otherwise undefined. */
export function spokenOrdinal(written: string, language: Language): string | undefined {
  return language === 'es' ? spanish(written) : english(written)
}

function spanish(written: string): string | undefined {
  const [, digits, ending] =
    /^([1-9]\d?)\.?(º|ª|os|as|o|a|er)$/u.exec(written.replace(/[ºª]s$/u, (both) => (both[0] === 'º' ? 'os' : 'as'))) ??
    []
  if (digits === undefined || ending === undefined) return undefined
  // Without the point it isn't an ordinal (`3a` is a flat).
  if (/^\d+(o|a|os|as)$/.test(written)) return undefined
  const amount = Number(digits)
  const ten = spanishTens[Math.floor(amount / 10)] ?? ''
  const one = spanishOnes[amount % 10] ?? ''
  const parts = [...(amount >= 10 ? [ten] : []), ...(amount % 10 > 0 ? [one] : [])]
  const isFeminine = ending === 'ª' || ending.startsWith('a')
  const gendered = parts.map((part) => (isFeminine ? part.replace(/o$/, 'a') : part)).join(' ')
  const short = ending === 'er' ? gendered.replace(/(primer|tercer)o$/, '$1') : gendered
  return ending.endsWith('s') ? `${short}s` : short
}

function english(written: string): string | undefined {
  const [, digits] = /^([1-9]\d?)(?:st|nd|rd|th)$/i.exec(written) ?? []
  if (digits === undefined) return undefined
  const amount = Number(digits)
  if (amount < 20) return englishOnes[amount]
  const ten = englishTens[Math.floor(amount / 10)] ?? ''
  return amount % 10 === 0 ? `${ten}ieth` : `${ten}y ${englishOnes[amount % 10] ?? ''}`
}
