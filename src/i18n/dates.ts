import type { Language } from './language.ts'

// Written by hand for the same reason as numbers (number-formats.ts); a test compares them with `Intl`.
const dates: Record<
  Language,
  { months: readonly string[]; write: (day: number, month: string, year: number) => string }
> = {
  es: {
    months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
    write: (day, month, year) => `${day} ${month} ${year}`,
  },
  en: {
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    write: (day, month, year) => `${month} ${day}, ${year}`,
  },
}

/**
 * Formats a date in UTC: '14 oct 2026' or 'Oct 14, 2026'. UTC shows the same day everywhere. Throws RangeError on an
 * invalid ISO time or date.
 */
export function formatDate(iso: string, language: Language): string {
  const { months, write } = dates[language]
  const date = new Date(iso)
  const month = months[date.getUTCMonth()]
  if (!month) throw new RangeError(`'${iso}' is no date.`)
  return write(date.getUTCDate(), month, date.getUTCFullYear())
}
