import { isLanguage, type Language } from './language.ts'

const prefix = /^\/(es|en)(?=\/|$)/

/** The language that a path pins (`/en/...` or `/es/...`), if it does. */
export function pinnedLanguage(pathname: string): Language | undefined {
  const language = prefix.exec(pathname)?.[1]
  return isLanguage(language) ? language : undefined
}

/** The path without the language in front of it: `/en/shorts` → `/shorts`, `/en` → `/`. */
export function unpinnedPath(pathname: string): string {
  const path = pathname.replace(prefix, '')
  return path === '' ? '/' : path
}

/** The canonical path of a page in a language: `/shorts` → `/en/shorts`, `/` → `/en`. */
export function pinnedPath(pathname: string, language: Language): string {
  const path = unpinnedPath(pathname)
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The language of an article's address, told by its id's prefix; undefined for every other path. */
export function articleLanguage(pathname: string): Language | undefined {
  const id = /^\/news-single\/([^/]+)\/?$/.exec(unpinnedPath(pathname))?.[1]
  if (id === undefined) return undefined
  return id.startsWith('es-') ? 'es' : 'en'
}
