/**
 * What the browser's messages count with, in place of the platform's formatters: the first one that a page asks its browser
 * for takes 12 ms to be made, four times that on a phone, and React would wait for it while it takes the page over. Whole
 * numbers below a thousand, and which form of a noun they take in English and Spanish, need none; all else gets one when it
 * is written. build/lean-lingui-plugin.ts has Lingui use these.
 */

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
