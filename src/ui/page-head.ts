import type { Language } from '../i18n/language.ts'
import { defaultLanguage, languages } from '../i18n/language.ts'
import { withLocalePrefix } from '../i18n/language-address.ts'
import type { LanguageSession } from '../i18n/language-session.ts'
import { siteSharePicture, type LinkPicture } from './share-picture.ts'

/** Where the site stands. */
export interface SiteAddress {
  /** What absolute addresses begin with, without a slash at its end. */
  siteUrl: string
}

/** What routes are given: the language of the visit and what is configured. */
export interface PageContext {
  session: LanguageSession
  site: SiteAddress
}

/** What a page tells search engines and link previews. */
export interface PageDescription {
  title?: string | undefined
  description?: string | undefined
  /** The page's plain path in each language; without it the page is not meant to be found. */
  paths?: string | Record<Language, string>
  /** The picture that stands for the page; without it the site's own does. */
  image?: LinkPicture | undefined
}

/** The head of a page: title, description, canonical address and the addresses of its translations (hreflang). */
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
      // Link previews read what the server sends: the browser's script does not carry it.
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
          // Whoever reads neither language is sent to the default one.
          { rel: 'alternate', hrefLang: 'x-default', href: address(defaultLanguage) ?? '' },
        ]
      : [],
  }
}
