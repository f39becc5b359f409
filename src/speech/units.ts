import type { Language } from '../i18n/language.ts'
import { lexicons } from './lexicon.ts'

/** Names of a unit: of one, of many. */
export type UnitNames = readonly [string, string]

const powers = new Map([
  ['²', 0],
  ['2', 0],
  ['³', 1],
  ['3', 1],
])

/** Names of `nm`, `cm²`, `Wh/kg`; undefined for what is no unit. */
export function unitNames(written: string, language: Language): UnitNames | undefined {
  const { units, grammar } = lexicons[language]
  const known = units.get(written)
  if (known) return [known[0] ?? '', known[1] ?? '']
  const [over, under, ...more] = written.split('/')
  if (over !== undefined && under !== undefined) {
    const [top, bottom] = [unitNames(over, language), unitNames(under, language)]
    if (!top || !bottom || more.length > 0) return undefined
    return [`${top[0]} ${grammar.per} ${bottom[0]}`, `${top[1]} ${grammar.per} ${bottom[0]}`]
  }
  const power = powers.get(written.at(-1) ?? '')
  // Only lengths and seconds are squared: `W2` is a name.
  if (power === undefined || !/^(?:[a-zµ]{0,2}m|s).$/u.test(written)) return undefined
  const base = units.get(written.slice(0, -1))
  const [square = '', cube = ''] = Object.values(grammar.squared)
  if (base && written.startsWith('s'))
    return [`${base[0]} ${[square, cube][power]}`, `${base[1]} ${[square, cube][power]}`]
  const [one, many] = grammar.powers[power] ?? ['', '']
  if (!base) return undefined
  return language === 'es' ? [`${base[0]} ${one}`, `${base[1]} ${many}`] : [`${one} ${base[0]}`, `${many} ${base[1]}`]
}

/** Whether a unit is told from a word without a number before it, as `kWh` is and `h` is not. */
export function isPlainlyUnit(written: string, language: Language): boolean {
  return (
    /^(?:[cknµm]m|kg|mg|m[lL])$|^\S{1,3}[WVHΩ°²³µ/]\S{0,5}$|^[µ°]\S{1,4}$/u.test(written) &&
    unitNames(written, language) !== undefined
  )
}
