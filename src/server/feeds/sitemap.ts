import { SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap'
import { listArticleCards } from '../../content/articles.server.ts'
import { findPostById, listPosts } from '../../content/posts.server.ts'
import { videoTopics } from '../../content/video-script.ts'
import { listVideos } from '../../content/videos.server.ts'
import { categories } from '../../content/vocabulary.ts'
import { defaultLanguage, languages, otherLanguage, type Language } from '../../i18n/language.ts'
import { withLocalePrefix } from '../../i18n/language-address.ts'
import { categorySlug } from '../../content/category.ts'
import { translationId } from '../../content/translation.ts'
import { videoPath } from '../../content/video-address.ts'

const standing = [
  '/',
  '/shorts',
  '/retroengineering',
  '/about-us',
  '/interaction',
  '/glossary',
  '/contact',
  '/privacy',
  '/terms',
]

/** A sitemap item with translations (hreflang). `paths`: path per language. */
function item(
  paths: Record<Language, string>,
  language: Language,
  more: Partial<SitemapItemLoose> = {},
): SitemapItemLoose {
  const address = (of: Language) => withLocalePrefix(paths[of], of)
  return {
    url: address(language),
    links: [
      ...languages.map((lang) => ({ lang: lang as string, url: address(lang) })),
      { lang: 'x-default', url: address(defaultLanguage) },
    ],
    ...more,
  }
}

const same = (path: string) => ({ es: path, en: path })

function articleItems(language: Language): SitemapItemLoose[] {
  const translations = new Set(listArticleCards(otherLanguage(language)).map(({ id }) => id))
  return listArticleCards(language).map(({ id, publishDate, updated }) => {
    const path = `/news-single/${id}`
    const translation = translationId(id)
    const other = translations.has(translation) ? `/news-single/${translation}` : path
    const paths = language === 'es' ? { es: path, en: other } : { es: other, en: path }
    return item(paths, language, { lastmod: updated ?? publishDate })
  })
}

/** Posts without their own address, such as the advertisement's. */
function postItems(language: Language): SitemapItemLoose[] {
  const translation = otherLanguage(language)
  return listPosts(language).flatMap(({ id, link, advertisement }) => {
    const other = findPostById(translation, translationId(id))
    if (!advertisement || !other) return []
    return [item(language === 'es' ? { es: link, en: other.link } : { es: other.link, en: link }, language)]
  })
}

function videoItems(language: Language, origin: string): SitemapItemLoose[] {
  const videos = videoTopics.flatMap((topic) => listVideos(language, topic))
  return videos.map((video) =>
    item(same(videoPath(video)), language, {
      video: [
        {
          title: video.title,
          description: video.summary,
          thumbnail_loc: origin + video.poster,
          content_loc: origin + video.video,
          duration: Math.max(1, Math.round(video.durationSeconds)),
          publication_date: video.releaseDate,
        },
      ],
    }),
  )
}

export async function makeSitemap(origin: string): Promise<string> {
  const stream = new SitemapStream({ hostname: origin })
  for (const language of languages) {
    for (const path of standing) stream.write(item(same(path), language))
    for (const category of categories) stream.write(item(same(`/category/${categorySlug(category)}`), language))
    for (const one of articleItems(language)) stream.write(one)
    for (const one of videoItems(language, origin)) stream.write(one)
    for (const one of postItems(language)) stream.write(one)
  }
  stream.end()
  return (await streamToPromise(stream)).toString()
}

export async function handleSitemap(_request: Request, origin: string): Promise<Response> {
  return new Response(await makeSitemap(origin), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
}

/** Allows everything except the API. */
export function handleRobots(_request: Request, origin: string): Response {
  return new Response(`User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
}
