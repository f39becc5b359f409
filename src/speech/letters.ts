import type { Language } from '../i18n/language.ts'
import { lexicons } from './lexicon.ts'

const elements = new Set(
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Nd Gd Dy Er Yb Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Ra Th U Pu Am'.split(
    ' ',
  ),
)
const englishPlurals = new Map(
  Object.entries({
    ...{ A: 'ays', B: 'bees', C: 'seas', D: 'dees', E: 'ease', F: 'effs', G: 'gees', H: 'aitches', I: 'eyes' },
    ...{ J: 'jays', K: 'kays', L: 'ells', M: 'ems', N: 'ens', O: 'ohs', P: 'peas', Q: 'cues', R: 'ars', S: 'esses' },
    ...{ T: 'teas', U: 'yous', V: 'vees', W: 'double yous', X: 'exes', Y: 'wise', Z: 'zees' },
  }),
)

interface Spelling {
  vowels: RegExp
  onset: RegExp
  inner: RegExp
  coda: RegExp
  fewest: number
}

/** What begins, parts and ends the syllables of words, to tell `ELA` and `ITER` from `ADN` and `MRI`. */
const spellings: Record<Language, Spelling> = {
  es: {
    vowels: /[aeiouáéíóúü]{1,40}/g,
    onset: /^(?:[bcfgpt]r|dr|[bcfgp]l|ch|ll|[bcdfghjlmnñprstvyz])?$/,
    inner: /^(?:[nrslmcbdpz]?(?:[bcfgpt]r|dr|[bcfgp]l|ch|ll|[bcdfghjlmnñpqrstvyz]))$/,
    coda: /^[nrlsdz]?$/,
    fewest: 3,
  },
  en: {
    vowels: /[aeiouy]{1,40}/g,
    onset: /^(?:[bcfgpt]r|dr|[bcfgps]l|s[cptkmnw]|[ctsw]h|[bcdfghjklmnprstvwz])?$/,
    inner: /^[bcdfghjklmnprstvwxz]{1,2}$/,
    coda: /^(?:[bcdfgklmnprstvxz]|[nlr][dtkmns]|[sc]t|sk|ft|mp|ng|ss|ll|ck|[cst]h)?$/,
    fewest: 4,
  },
}
/** `pdf`, `html`; not `hmm`. */
const onlyConsonants = /^[bcdfghjklmnpqrstvwxz]{2,5}$/
const mostVowelsTogether = 2

function isSayable(letters: string, language: Language): boolean {
  const { vowels, onset, inner, coda, fewest } = spellings[language]
  const lower = letters.toLowerCase()
  const runs = lower.split(vowels)
  if (letters.length < fewest || runs.length < 2) return false
  if ((lower.match(vowels) ?? []).some((run) => run.length > mostVowelsTogether)) return false
  return onset.test(runs[0] ?? '') && coda.test(runs.at(-1) ?? '') && runs.slice(1, -1).every((run) => inner.test(run))
}

/** Whether capitals are loud words, as in `NO LO SÉ`, and no acronym. */
export function isShouted(word: string, neighbours: readonly (string | undefined)[], language: Language): boolean {
  const { loud } = lexicons[language]
  const isLoud = (each: string | undefined) => each !== undefined && /^\p{Lu}[\p{Lu}'’]{1,30}$/u.test(each)
  const isLoudWord = (each: string | undefined) => loud.has(each?.toLowerCase().replace('’', "'") ?? '')
  const near = neighbours.filter(isLoud)
  if (!isLoud(word) || near.length === 0) return false
  return isLoudWord(word) || (near.some(isLoudWord) && isSayable(word, language))
}

/** Names of letters: `R P E` in English, `erre pe e` in Spanish. */
export function spelled(text: string, language: Language): string {
  return [...text.normalize('NFD').toUpperCase()]
    .flatMap((letter) => (/\p{L}/u.test(letter) ? (lexicons[language].letters.get(letter) ?? letter) : []))
    .join(' ')
}

/** How a run of letters is said: as a word, as an acronym, or a bit of each (`siRNA`, `ARNm`). */
export function lettersForm(text: string, language: Language, isInCode = false): string {
  const { words } = lexicons[language]
  const known = words.get(text) ?? words.get(text.toLowerCase())
  if (known !== undefined) return known
  if (text.length === 1)
    return isInCode || (language === 'es' && /^[^AEIOUYa-zñ]$/.test(text)) ? spelled(text, language) : text
  if (isInCode && text.length <= 3 && /^\p{Ll}+$/u.test(text)) return spelled(text, language)
  if (onlyConsonants.test(text) && !/(.)\1/.test(text)) return spelled(text, language)
  if (/^\p{Lu}?[\p{Ll}\p{M}]{1,60}$/u.test(text) || /^Ma?c\p{Lu}/u.test(text)) return text
  const [, base, ending] = /^(\p{Lu}{2,60})(\p{Ll}{0,2})$/u.exec(text) ?? []
  if (base !== undefined && ending !== undefined) return acronym(base, ending, language)
  if (isFormula(text)) return spelled(text, language)
  return (text.match(/\p{Lu}{2,60}(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]{1,60}|\p{L}/gu) ?? [text])
    .map((part) => (part === text ? part : partForm(part, language)))
    .join(' ')
}

function partForm(part: string, language: Language): string {
  return /^\p{L}{1,2}$/u.test(part) ? spelled(part, language) : lettersForm(part, language)
}

function acronym(base: string, ending: string, language: Language): string {
  if (isFormula(`${base}${ending}`) && ending !== '' && ending !== 's') return spelled(`${base}${ending}`, language)
  const known = lexicons[language].words.get(base)
  const said = known ?? (isSayable(base, language) ? base.toLowerCase() : spelled(base, language))
  if (ending === '') return said
  if (ending !== 's') return `${said} ${spelled(ending, language)}`
  if (language === 'es') return said
  const last = englishPlurals.get(base.at(-1) ?? '')
  const isSpelled = said === spelled(base, language)
  return isSpelled && last !== undefined ? `${spelled(base.slice(0, -1), language)} ${last}` : `${said}s`
}

/** `NaCl`, `LiFePO`, `GaN`: elements one after another. */
function isFormula(text: string): boolean {
  const parts = text.match(/\p{Lu}\p{Ll}?/gu) ?? []
  return parts.length > 1 && parts.join('') === text && parts.every((part) => elements.has(part))
}
