import { languages, type Language } from './language.ts'

const formats = Object.fromEntries(
  languages.map((language) => [language, new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })]),
) as Record<Language, Intl.DateTimeFormat>

/** Formats a date: '14 oct 2026' or 'Oct 14, 2026'. UTC: the same day everywhere. Throws RangeError if invalid. */
export function formatDate(iso: string, language: Language): string {
  return formats[language].format(new Date(iso))
}
