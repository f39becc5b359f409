import { languages, type Language } from '../i18n/language.ts'
import { plain } from './terms.ts'
import stopWords from './stop-words.json' with { type: 'json' }

/** Words that only one language has. */
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

const spanishSigns = /[¿¡ñ]/i
const leastWords = 2

/** Returns the language of a message if it clearly isn't the page's. */
export function otherLanguageOf(message: string, page: Language): Language | undefined {
  const other = languages.find((one) => one !== page)
  if (other === undefined) return undefined
  const words = plain(message).split(' ')
  const count = (language: Language) => words.filter((word) => own[language].has(word)).length
  const isSigned = other === 'es' && spanishSigns.test(message)
  return count(page) === 0 && count(other) + (isSigned ? 1 : 0) >= leastWords ? other : undefined
}
