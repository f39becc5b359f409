import { languages, type Language } from './language.ts'

/** UTC shows the same day everywhere. */
const formats = Object.fromEntries(
  languages.map((language) => [language, new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })]),
) as Record<Language, Intl.DateTimeFormat>

/** Formats a date in UTC: '14 oct 2026' or 'Oct 14, 2026'. Throws RangeError on an invalid ISO time or date. */
export function formatDate(iso: string, language: Language): string {
  return formats[language].format(new Date(iso))
}
