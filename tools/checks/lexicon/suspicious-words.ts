import type { Language } from '../../../src/i18n/language.ts'
import { lexicons } from '../../../src/speech/lexicon.ts'
import { unitNames } from '../../../src/speech/units.ts'

type Suspicion = 'acronym' | 'name' | 'foreign' | 'digits' | 'unit' | 'abbreviation' | 'symbol'

export interface SuspiciousWord {
  word: string
  why: Suspicion
}

const opening = /^[\p{Ps}\p{Pi}"'¿¡*_~`«‹–—…]+/u
const closing = /[\p{Pe}\p{Pf}"'*_~`»›.,;:?!…–—]+$/u
const plainNumber = /^[-−+±~≈]?\d[\d.,:]*$/
/** A number joined to letters or signs: `50nm`, `10⁻⁹`, `1980s`. */
const gluedNumber = /^[-−+±~≈]?\d[\d.,]*(\D+)$/u

/** Characters that are read with a word, or silent on purpose. */
const silentOrRead = /[\p{L}\p{M}\d.,:'’/⁻⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉–−-]/u

// Spellings not used in Spanish. Single x and y are too common to list.
const notSpanish = [
  /[wk]/,
  /[^aeiouáéíóúñhlnrsxdzjmytbcpgy]$/,
  /(?:[tmbcpg])$/,
  /sh|th|ph|gh|ck|tz|zz|ss|tt|ff|pp|bb|dd|gg|mm|(?<!c)oo|ee(?!$|n$|r|m)|ou$|[^aeiouáéíóúüg]y[^aeiouáéíóú]/,
  /^s[bcdfgklmnpqtvx]/,
  /[àèìòùâêîôûäëïöãõåøçßšžčğ]/,
]
const notEnglish = [/[\u00c0-\u024f]/, /^(?:pf|sz|zh|tl|ts(?!u))/, /[^e]ij|cz|sch[^eo]|eaux?$|aux$/]

export function suspiciousWords(text: string, language: Language): SuspiciousWord[] {
  return text.split('\n').flatMap((line) => suspiciousInLine(line, language))
}

function suspiciousInLine(text: string, language: Language): SuspiciousWord[] {
  const found: SuspiciousWord[] = []
  let previous: string | undefined
  let begins = true
  for (const run of text.split(/\s+/).filter((part) => part !== '')) {
    const before = opening.exec(run)?.[0] ?? ''
    const rest = run.slice(before.length)
    const after = closing.exec(rest)?.[0] ?? ''
    const core = rest.slice(0, rest.length - after.length)
    if (core !== '') {
      const first = begins || /[«"“‘¿¡(]/.test(before)
      const why = suspicionOf(core, { previous, first, dotted: after.startsWith('.'), language })
      if (why) found.push({ word: core.replace(/['’]s$/, ''), why })
      previous = after === '' ? core : undefined
    }
    begins = /[.?!…:]/.test(after) || (core === '' && begins)
  }
  return found
}

interface Place {
  previous: string | undefined
  /** Whether it starts a sentence, where capitals don't matter. */
  first: boolean
  dotted: boolean
  language: Language
}

function suspicionOf(core: string, place: Place): Suspicion | undefined {
  const { words, symbols } = lexicons[place.language]
  const { previous, first, dotted } = place
  const isKnown = (word: string) => words.has(word) || words.has(word.toLowerCase())
  if (isKnown(core) || (dotted && words.has(`${core}.`)) || plainNumber.test(core)) return undefined
  const owner = /^(.+)['’]s$/.exec(core)?.[1]
  if (owner !== undefined) return suspicionOf(owner, place)
  const isBehindNumber = previous !== undefined && /\d[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]*$/.test(previous)
  if (isBehindNumber && unitNames(core, place.language)) return undefined
  const glued = gluedNumber.exec(core)?.[1]
  if (glued !== undefined && (unitNames(glued, place.language) || /^[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+$/.test(glued))) return undefined
  if (/^[\d.,]+[–−-][\d.,]+$/.test(core)) return undefined
  if ([...core].some((sign) => !silentOrRead.test(sign) && !symbols.has(sign))) return 'symbol'
  const parts = core.split('-')
  if (parts.length > 1 && !/\d/.test(core)) {
    return parts.map((part) => suspicionOf(part, { ...place, previous: undefined })).find((why) => why !== undefined)
  }
  if (/\d/.test(core)) return 'digits'
  if (isBehindNumber && /^[^aeiouyáéíóúAEIOUY]{1,4}$|[/²³µμΩ°]/u.test(core)) return 'unit'
  if (/^\p{Lu}$/u.test(core) && dotted) return undefined
  if (/\p{L}\p{Lu}/u.test(core)) return 'acronym'
  if (/^[bcdfghjklmnpqrstvwxz]{2,}$/i.test(core)) return 'abbreviation'
  const isCapital = /^\p{Lu}\p{L}/u.test(core)
  if (isCapital && !first) return 'name'
  if (!isForeign(core.toLowerCase(), place.language)) return undefined
  return isCapital ? 'name' : 'foreign'
}

function isForeign(word: string, language: Language): boolean {
  return word.length > 1 && (language === 'es' ? notSpanish : notEnglish).some((spelling) => spelling.test(word))
}
