import type { Language } from './language.ts'

/*
 * Numbers written without the platform's formatters. The first one that a page asks its browser for takes 12 ms to be made,
 * four times that on a phone, and React would wait for it while it takes the page over (decision 009). Whole numbers below a
 * thousand, which form of a noun they take in English and Spanish, and sizes in two digits need none.
 * build/lean-lingui-plugin.ts has Lingui use `cardinalRules` and `numberFormat` in the browser.
 */

/** How a language writes numbers; `groupsFrom`: how many whole digits it takes to write them in groups. */
const digits: Record<Language, { point: string; group: string; groupsFrom: number }> = {
  es: { point: ',', group: '.', groupsFrom: 5 },
  en: { point: '.', group: ',', groupsFrom: 4 },
}

/** A number in two significant digits, as in '0.34' or '12,000'. */
export function twoDigits(value: number, language: Language): string {
  const [whole = '', fraction] = String(Number(value.toPrecision(2))).split('.')
  const { point, group, groupsFrom } = digits[language]
  const grouped = whole.length < groupsFrom ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, group)
  return fraction ? grouped + point + fraction : grouped
}

/** Languages whose only forms for numbers of this size are `one`, for 1, and `other`. */
const oneAndOther = new Set(['en', 'es'])
const firstGrouped = 1000

/** As `new Intl.PluralRules(locales, { type: 'cardinal' })`, for what is counted on a page. Throws RangeError on a broken locale. */
export function cardinalRules(locales: readonly string[]): Pick<Intl.PluralRules, 'select'> {
  if (oneAndOther.has(locales[0] ?? '')) return { select: (value) => (value === 1 ? 'one' : 'other') }
  return new Intl.PluralRules([...locales], { type: 'cardinal' })
}

/** As `new Intl.NumberFormat(locales, options)`. */
export function numberFormat(
  locales: readonly string[],
  options: Intl.NumberFormatOptions | undefined,
): Pick<Intl.NumberFormat, 'format'> {
  let platform: Intl.NumberFormat | undefined
  const isPlain = (value: number) => !options && Number.isInteger(value) && value >= 0 && value < firstGrouped
  return {
    format: (value: number) =>
      isPlain(value) && !Object.is(value, -0)
        ? String(value)
        : (platform ??= new Intl.NumberFormat([...locales], options)).format(value),
  }
}
