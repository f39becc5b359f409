export const languages = ['es', 'en'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'es'

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Parses a language; anything but `es` or `en` counts as `es`. */
export function parseLanguage(value: unknown): Language {
  return isLanguage(value) ? value : defaultLanguage
}

export function otherLanguage(language: Language): Language {
  return language === 'es' ? 'en' : 'es'
}
