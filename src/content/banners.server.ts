import type { Language } from '../i18n/language.ts'
import type { Banner } from './schema.ts'

/** The banners of each language. None exists for home section one: its column shows the house advertisement. */
const banners: Record<Language, Banner[]> = {
  es: [],
  en: [],
}

/** All banners of a language. */
export function listBanners(language: Language): Banner[] {
  return banners[language]
}
