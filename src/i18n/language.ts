/** The site's languages, the default one first (BCP 47 codes). */
export const languages = ['es', 'en'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'es'

/** Whether an unknown value names one of the site's languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Reads a language from storage, a cookie or a URL. Anything but `es` or `en` counts as `es`. */
export function parseLanguage(value: unknown): Language {
  return isLanguage(value) ? value : defaultLanguage
}

/** The language that the toggle switches to. */
export function otherLanguage(language: Language): Language {
  return language === 'es' ? 'en' : 'es'
}
