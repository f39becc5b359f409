import type { AskedArticle, DatedArticle } from '../content/answers.ts'
import type { ArticleCard } from '../content/schema.ts'
import { formatDate } from '../i18n/dates.server.ts'
import type { ShownArticle } from './shown-article.ts'

/** Returns what a card shows of an article; author and excerpt only if asked for. */
export function shownArticle(card: ArticleCard, { withAuthor = false, withExcerpt = false } = {}): ShownArticle {
  const { id, title, imageUrl, imageAlt, author, publishDate, category, scale, readingMinutes, excerpt } = card
  const dateText = formatDate(publishDate, card.language)
  const shown = { id, title, imageUrl, imageAlt, publishDate, dateText, category, scale, readingMinutes }
  return { ...shown, ...(withAuthor && { author }), ...(withExcerpt && { excerpt }) }
}

/** Adds the dates in words, in the article's language. */
export function datedArticle(article: AskedArticle): DatedArticle {
  const { language, publishDate, updated } = article
  return {
    ...article,
    dateText: formatDate(publishDate, language),
    ...(updated !== undefined && { updatedText: formatDate(updated, language) }),
    changes: article.changes.map((change) => ({ ...change, dateText: formatDate(change.date, language) })),
  }
}
