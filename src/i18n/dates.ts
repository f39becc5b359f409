import type { Language } from './language.ts'

// Written out for the same reason as numbers (number-formats.ts); a test holds each month against the platform's.
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
 * A medium date in UTC, as in '14 oct 2026' or 'Oct 14, 2026'. Dates are published in UTC: shown in it, the server and every
 * visitor see the same day. `iso` is an ISO timestamp or day; throws RangeError on a broken one.
 */
export function formatDate(iso: string, language: Language): string {
  const { months, write } = dates[language]
  const date = new Date(iso)
  const month = months[date.getUTCMonth()]
  if (!month) throw new RangeError(`'${iso}' is no date.`)
  return write(date.getUTCDate(), month, date.getUTCFullYear())
}
