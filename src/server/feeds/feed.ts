import { Feed } from 'feed'
import { listArticleCards, listArticles } from '../../content/articles.server.ts'
import { isLanguage, type Language } from '../../i18n/language.ts'
import { loadTranslator } from '../../i18n/catalogue.ts'
import { withLocalePrefix } from '../../i18n/language-address.ts'
import { sharePicture } from '../../ui/share-picture.ts'
import { errorResponse } from '../http/error-response.ts'

function feedPath(language: Language): string {
  return `/feed/${language}.xml`
}

function languageOfFeed(pathname: string): Language | undefined {
  const name = /^\/feed\/([a-z]{2})\.xml$/.exec(pathname)?.[1]
  return isLanguage(name) ? name : undefined
}

/** RSS 2.0, newest first. `origin`: without trailing slash. */
async function makeFeed(language: Language, origin: string): Promise<string> {
  const [articles, translator] = await Promise.all([listArticles(language), loadTranslator(language)])
  const newest = listArticleCards(language).reduce(
    (day, { publishDate, updated = publishDate }) => [day, publishDate, updated].toSorted().at(-1) ?? day,
    '',
  )
  const home = origin + withLocalePrefix('/', language)
  const feed = new Feed({
    id: home,
    link: home,
    title: translator._('site_name'),
    description: translator._('site_description'),
    language,
    updated: new Date(newest),
    generator: false,
    copyright: translator._('site_name'),
    feedLinks: { rss: origin + feedPath(language) },
  })
  for (const article of articles.toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))) {
    const link = origin + withLocalePrefix(`/news-single/${article.id}`, language)
    const updated = new Date(article.updated ?? article.publishDate).toISOString()
    feed.addItem({
      id: link,
      link,
      title: article.title,
      description: article.excerpt,
      // Length 0 means unknown (https://www.rssboard.org/rss-profile).
      enclosure: { url: origin + sharePicture(article.id).path, type: 'image/jpeg', length: 0 },
      // Figures don't work in feeds.
      content: article.content
        .replace(/<figure data-(?:figure|drawing)[\s\S]*?<\/figure>/g, '')
        .replace(/(href|src)="\//g, `$1="${origin}/`)
        .replaceAll('href="#', `href="${link}#`),
      date: new Date(article.publishDate),
      category: article.tags.map((name) => ({ name })),
      // RSS has no update date.
      extensions: [{ name: 'atom:updated', objects: { _text: updated } }],
    })
  }
  return feed.rss2()
}

export async function handleFeed(request: Request, origin: string): Promise<Response> {
  const language = languageOfFeed(new URL(request.url).pathname)
  if (!language) return errorResponse(404, 'not_found', { message: 'there is no such feed' })
  return new Response(await makeFeed(language, origin), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
}
