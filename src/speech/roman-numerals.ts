import { lexicons } from './lexicon.ts'
import { numberWords } from './number-words.ts'
import { englishOrdinal, ordinalBefore, spanishOrdinal } from './ordinals.ts'
import type { Place } from './place.ts'

const values = new Map([
  ['I', 1],
  ['V', 5],
  ['X', 10],
  ['L', 50],
  ['C', 100],
  ['D', 500],
  ['M', 1000],
])
const roman = /^M{0,3}(?:C[MD]|D?C{0,3})(?:X[CL]|L?X{0,3})(?:I[XV]|V?I{0,3})$/
/** Told without a word before it: not a letter, nor `XX`, which is a pair of chromosomes, nor `MIX`. */
const plainlyRoman = /^(?:I{2,3}|IV|VI{1,3}|IX|X{1,3}(?:I{1,3}|I?V|VI{1,3}|IX))$/
const between = /^(?:y|e|al?|and|to|o|or)$/
/** Nouns that a numeral before them counts: `XX aniversario`, `the XX century`. */
const numbered =
  /^(?:guerra|rep[uú]blica|congreso|jornadas?|edici[oó]n|aniversario|centenario|siglo|semana|festival|feria|encuentro|concurso|olimpiada|simposio|cumbre|reuni[oó]n|asamblea|dinast[ií]a|legislatura|foro|curso|premio|torneo|copa|campeonato|century|centuries|dynasty|anniversary|olympiad|congress|edition|republic)$/i
const article = /^(?:el|la|los|las|del|al|un|una|su|the|this|of)$/i
/** Spanish counts up to the tenth king or century by ordinals. */
const mostOrdinal = 10

/** `siglo XXI`, `Luis XIV`, `Type II`; otherwise undefined. */
export function romanForm(written: string, place: Place): string | undefined {
  const { language, previous } = place
  const [, ordinal] = language === 'en' ? (/^([IVXL]{1,8})(?:st|nd|rd|th)$/.exec(written) ?? []) : []
  if (ordinal !== undefined && roman.test(ordinal)) return englishOrdinal(valueOf(ordinal))
  if (written === '' || !roman.test(written)) return undefined
  const { counted, reigns } = lexicons[language].romans
  // `siglos XIX-XX`: the parts of a word stand behind each other.
  if (plainlyRoman.test(previous[0] ?? '')) return numberWords(String(valueOf(written)), language)
  const isListed = between.test(previous[0] ?? '') && roman.test(previous[1] ?? '')
  const before = (isListed ? previous[2] : previous[0]) ?? ''
  const isReign = reigns.includes(before)
  const isCounted = counted.includes(before.toLowerCase())
  if (!isReign && !isCounted && isBeforeNoun(written, place)) return ordinalOf(valueOf(written), place)
  // `World War I`, but `after the war I was`.
  if (before === 'War' && previous[1] === 'World') return numberWords(String(valueOf(written)), language)
  if (!isReign && !isCounted && !plainlyRoman.test(written)) return undefined
  const amount = valueOf(written)
  const isOrdinal = isReign || /^siglos?$/i.test(before)
  if (language === 'en') return isReign ? `the ${englishOrdinal(amount)}` : numberWords(String(amount), 'en')
  if (isOrdinal && amount <= mostOrdinal) return spanishOrdinal(amount, /a$|^Isabel$/.test(before) && isReign)
  return numberWords(String(amount), 'es')
}

/** `II Guerra Mundial`, `el III Reich`, `the XX century`; a lone letter before other nouns is none. */
function isBeforeNoun(written: string, { previous: [before = ''], next: [noun = ''] }: Place): boolean {
  if (before !== '' && !article.test(before)) return false
  return numbered.test(noun) || (before !== '' && plainlyRoman.test(written) && /^\p{Lu}\p{Ll}{2,30}$/u.test(noun))
}

function ordinalOf(amount: number, { language, next: [noun = ''] }: Place): string {
  return language === 'en' ? englishOrdinal(amount) : ordinalBefore(amount, noun)
}

function valueOf(written: string): number {
  const digits = [...written].map((letter) => values.get(letter) ?? 0)
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0)
}
