import type { Language } from '../../i18n/language.ts'
import { comparableWords } from '../finding/features.ts'
import type { KnownText } from '../knowledge.ts'
import list from './themes.json' with { type: 'json' }

/** A field that readers name in a word of their own, `animals`, and words of the titles and tags that belong to it. */
interface Theme {
  said: ReadonlySet<string>
  words: ReadonlySet<string>
}

const wordsOf = (text: string, language: Language) => new Set(comparableWords(text, language))
const themesOf = (language: Language): Theme[] =>
  list[language].map(({ said, words }) => ({ said: wordsOf(said, language), words: wordsOf(words, language) }))
const themes: Record<Language, Theme[]> = { es: themesOf('es'), en: themesOf('en') }

/** The articles of the field that a message names, or of both where it names several; undefined where it names none. */
export function articlesOnTheme(
  message: string,
  language: Language,
  articles: readonly KnownText[],
): KnownText[] | undefined {
  const words = comparableWords(message, language)
  const [first, ...others] = themes[language]
    .filter(({ said }) => words.some((word) => said.has(word)))
    .map((theme) =>
      articles.filter(({ subject }) => comparableWords(subject, language).some((word) => theme.words.has(word))),
    )
  return others.reduce<KnownText[] | undefined>((found, other) => {
    const both = found?.filter((text) => other.includes(text)) ?? []
    return both.length > 0 ? both : found
  }, first)
}

/** Whether some words name a field and nothing else. */
export function isThemeAlone(words: string, language: Language): boolean {
  const all = comparableWords(words, language)
  return all.length > 0 && themes[language].some(({ said }) => all.every((word) => said.has(word)))
}

/** How near two articles are in theme: the more fields they share, and the fewer articles are of those, the nearer. */
export function themeLikeness(
  one: KnownText,
  other: KnownText,
  language: Language,
  articles: readonly KnownText[],
): number {
  const isOf = ({ words }: Theme, { subject }: KnownText) =>
    comparableWords(subject, language).some((word) => words.has(word))
  const shared = themes[language].filter((theme) => isOf(theme, one) && isOf(theme, other))
  return shared.reduce((sum, theme) => sum + 1 / articles.filter((text) => isOf(theme, text)).length, 0)
}
