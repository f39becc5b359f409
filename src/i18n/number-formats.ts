import type { Language } from './language.ts'

/*
 * Sizes are written without `Intl`: the first formatter that a page makes takes 12 ms, four times that on a phone, and React
 * would wait for it while it hydrates the page.
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
