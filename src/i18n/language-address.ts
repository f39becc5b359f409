import { isLanguage, type Language } from './language.ts'

const prefix = /^\/(es|en)(?=\/|$)/

/** The language that a path pins (`/en/...` or `/es/...`), if it does. */
export function localePrefix(pathname: string): Language | undefined {
  const language = prefix.exec(pathname)?.[1]
  return isLanguage(language) ? language : undefined
}

/** The path without the language in front of it: `/en/shorts` → `/shorts`, `/en` → `/`. */
export function withoutLocalePrefix(pathname: string): string {
  const path = pathname.replace(prefix, '')
  return path === '' ? '/' : path
}

/** The canonical path of a page in a language: `/shorts` → `/en/shorts`, `/` → `/en`. */
export function withLocalePrefix(pathname: string, language: Language): string {
  const path = withoutLocalePrefix(pathname)
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The language of an article's address, told by its id's prefix; undefined for every other path. */
export function articleLanguage(pathname: string): Language | undefined {
  const id = /^\/news-single\/([^/]+)\/?$/.exec(withoutLocalePrefix(pathname))?.[1]
  if (id === undefined) return undefined
  return id.startsWith('es-') ? 'es' : 'en'
}
