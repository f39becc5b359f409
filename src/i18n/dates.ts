import type { Language } from './language.ts'

// Dates are published in UTC; showing them in UTC gives the server and every visitor the same day.
const timeZone = 'UTC'

const card = {
  es: new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeZone }),
  en: new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone }),
}

const article = {
  es: new Intl.DateTimeFormat('es', { year: 'numeric', month: 'short', day: 'numeric', timeZone }),
  en: new Intl.DateTimeFormat('en', { year: 'numeric', month: 'short', day: 'numeric', timeZone }),
}

/** The medium date of cards, as in '14 oct 2026' or 'Oct 14, 2026'. `iso` is an ISO timestamp; throws RangeError on a broken one. */
export function formatCardDate(iso: string, language: Language): string {
  return card[language].format(new Date(iso))
}

/** The article page's date: short month, day, year in the language. Throws RangeError on a broken timestamp. */
export function formatArticleDate(iso: string, language: Language): string {
  return article[language].format(new Date(iso))
}
