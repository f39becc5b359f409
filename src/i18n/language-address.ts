import { isLanguage, type Language } from './language.ts'

const prefix = /^\/(es|en)(?=\/|$)/

/** Returns the language prefix of a path (`/en/...`), if any. */
export function localePrefix(pathname: string): Language | undefined {
  const language = prefix.exec(pathname)?.[1]
  return isLanguage(language) ? language : undefined
}

/** Removes the language prefix: `/en/shorts` → `/shorts`, `/en` → `/`. */
export function withoutLocalePrefix(pathname: string): string {
  const path = pathname.replace(prefix, '')
  return path === '' ? '/' : path
}

/** Returns the canonical path: `/shorts` → `/en/shorts`, `/` → `/en`. */
export function withLocalePrefix(pathname: string, language: Language): string {
  const path = withoutLocalePrefix(pathname)
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** Returns the language of an article by its id. */
export const languageOfArticle = (id: string): Language => (id.startsWith('es-') ? 'es' : 'en')

/** Returns the language of an article path from its id, otherwise undefined. */
export function articleLanguage(pathname: string): Language | undefined {
  const id = /^\/news-single\/([^/]+)\/?$/.exec(withoutLocalePrefix(pathname))?.[1]
  return id === undefined ? undefined : languageOfArticle(id)
}
