import type { ArticleInWords, AskedArticle } from '../content/answers.ts'
import type { ArticleCard } from '../content/schema.ts'
import { formatDate } from '../i18n/dates.server.ts'
import type { Dated, Sized } from '../i18n/in-words.ts'
import { formatScale } from '../i18n/sizes.server.ts'
import type { ShownArticle } from './shown-article.ts'

export function inWords<Item extends Pick<ArticleCard, 'language' | 'publishDate' | 'scale'>>(
  item: Item,
): Dated<Sized<Item>> {
  const { language, publishDate, scale } = item
  return { ...item, dateText: formatDate(publishDate, language), scaleText: formatScale(scale, language) }
}

/** Includes author and excerpt only on request. */
export function shownArticle(card: ArticleCard, { withAuthor = false, withExcerpt = false } = {}): ShownArticle {
  const { id, title, imageUrl, imageAlt, author, publishDate, category, scale, readingMinutes, excerpt } = card
  const { dateText, scaleText } = inWords(card)
  const shown = { id, title, imageUrl, imageAlt, publishDate, dateText, category, scale, scaleText, readingMinutes }
  return { ...shown, ...(withAuthor && { author }), ...(withExcerpt && { excerpt }) }
}

export function articleInWords(article: AskedArticle): ArticleInWords {
  const { language, updated } = article
  return {
    ...inWords(article),
    ...(updated !== undefined && { updatedText: formatDate(updated, language) }),
    changes: article.changes.map((change) => ({ ...change, dateText: formatDate(change.date, language) })),
  }
}
