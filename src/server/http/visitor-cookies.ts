import { parseCookie } from 'cookie-es'
import { parseLanguage, type Language } from '../../i18n/language.ts'
import { languageKey } from '../../i18n/stored-language.ts'

export const xsrfCookieName = 'XSRF-TOKEN'

/** What a visitor's cookies say. */
export interface VisitorCookies {
  /** The stored choice; any value but `es` and `en` counts as `es`, and without the cookie there is none. */
  language: Language | undefined
  xsrfToken: string | undefined
}

/** Reads the cookies of a request. */
export function visitorCookies({ headers }: Pick<Request, 'headers'>): VisitorCookies {
  const cookies = parseCookie(headers.get('cookie') ?? '')
  const language = cookies[languageKey]
  return {
    language: language === undefined ? undefined : parseLanguage(language),
    xsrfToken: cookies[xsrfCookieName],
  }
}
