import { parseCookie } from 'cookie-es'
import { parseLanguage, type Language } from '../../i18n/language.ts'
import { languageKey } from '../../i18n/stored-language.ts'

export const xsrfCookieName = 'XSRF-TOKEN'

export interface VisitorCookies {
  /** Stored language; invalid values count as `es`. */
  language: Language | undefined
  xsrfToken: string | undefined
}

export function visitorCookies({ headers }: Pick<Request, 'headers'>): VisitorCookies {
  const cookies = parseCookie(headers.get('cookie') ?? '')
  const language = cookies[languageKey]
  return {
    language: language === undefined ? undefined : parseLanguage(language),
    xsrfToken: cookies[xsrfCookieName],
  }
}
