import { languages, type Language } from '../i18n/language.ts'
import { plain } from './terms.ts'
import stopWords from './stop-words.json' with { type: 'json' }

/** Words of one language that are none of the other's. */
const own: Record<Language, ReadonlySet<string>> = { es: wordsOf('es'), en: wordsOf('en') }

function wordsOf(language: Language): ReadonlySet<string> {
  const other = languages.find((one) => one !== language) ?? language
  const others = new Set(plain(stopWords[other]).split(' '))
  return new Set(
    plain(stopWords[language])
      .split(' ')
      .filter((word) => !others.has(word)),
  )
}

/** Signs that only Spanish has. */
const spanishSigns = /[¿¡ñ]/i
/** Words that show a language. */
const leastWords = 2

/** The language that a message is surely written in, where it is not the page's; else undefined. */
export function otherLanguageOf(message: string, page: Language): Language | undefined {
  const other = languages.find((one) => one !== page)
  if (other === undefined) return undefined
  const words = plain(message).split(' ')
  const count = (language: Language) => words.filter((word) => own[language].has(word)).length
  const isSigned = other === 'es' && spanishSigns.test(message)
  return count(page) === 0 && count(other) + (isSigned ? 1 : 0) >= leastWords ? other : undefined
}
