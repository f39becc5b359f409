import type { Language } from '../i18n/language.ts'
import { defaultLanguage, languages } from '../i18n/language.ts'
import { withLocalePrefix } from '../i18n/language-address.ts'
import type { LanguageSession } from '../i18n/language-session.ts'
import { siteSharePicture, type LinkPicture } from './share-picture.ts'

export interface SiteAddress {
  /** Origin of absolute URLs, without trailing slash. */
  siteUrl: string
}

export interface PageContext {
  session: LanguageSession
  site: SiteAddress
}

export interface PageDescription {
  title?: string | undefined
  description?: string | undefined
  /** Path per language; without it the page isn't indexed. */
  paths?: string | Record<Language, string>
  image?: LinkPicture | undefined
}

export function pageHead(
  { session, site }: PageContext,
  { title, description, paths, image = siteSharePicture(session.current) }: PageDescription,
) {
  const language = session.current
  const translator = session.translator(language)
  const siteName = translator._('site_name')
  const fullTitle = title ? `${title} · ${siteName}` : siteName
  const origin = site.siteUrl
  const address = (of: Language) =>
    paths && origin + withLocalePrefix(typeof paths === 'string' ? paths : paths[of], of)
  const canonical = address(language)
  const summary = description ?? translator._('site_description')
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: summary },
      // Only crawlers read this, so only the server renders it.
      ...(import.meta.env.SSR
        ? [
            { property: 'og:title', content: title ?? siteName },
            { property: 'og:description', content: summary },
            { property: 'og:site_name', content: siteName },
            { property: 'og:locale', content: language === 'es' ? 'es_ES' : 'en_GB' },
            ...(canonical ? [{ property: 'og:url', content: canonical }] : [{ name: 'robots', content: 'noindex' }]),
            { property: 'og:image', content: origin + image.path },
            { property: 'og:image:width', content: String(image.width) },
            { property: 'og:image:height', content: String(image.height) },
            { property: 'og:image:alt', content: title ?? siteName },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]
        : []),
    ],
    links: canonical
      ? [
          { rel: 'canonical', href: canonical },
          ...languages.map((translation) => ({
            rel: 'alternate',
            hrefLang: translation,
            href: address(translation) ?? '',
          })),
          // Default for readers of other languages.
          { rel: 'alternate', hrefLang: 'x-default', href: address(defaultLanguage) ?? '' },
        ]
      : [],
  }
}
