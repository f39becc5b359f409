import { createSerializationAdapter } from '@tanstack/react-router'
import type { ArticleCard } from '../content/schema.ts'

/** What a card's elements say of its article. */
type SaidOnCard = Pick<ArticleCard, 'title' | 'imageUrl' | 'imageAlt' | 'publishDate'> & { excerpt?: string }
/** What they do not say, or not by itself. */
type UnsaidOnCard = Pick<ArticleCard, 'id' | 'category' | 'scale' | 'readingMinutes'> & { author?: string }

/** What a card shows of an article: the excerpt only where the card has one, the author only where it is named. */
export type ShownArticle = SaidOnCard & UnsaidOnCard

/**
 * The same as the server puts it on a page. The page that it has sent shows most of it already: there it is read again, from
 * the card (`data-card`), and not sent twice.
 */
export class SentArticle implements ShownArticle {
  declare readonly id: string
  declare readonly title: string
  declare readonly imageUrl: string
  declare readonly imageAlt: string
  declare readonly publishDate: string
  declare readonly category: ShownArticle['category']
  declare readonly scale: number
  declare readonly readingMinutes: number
  declare readonly author?: string
  declare readonly excerpt?: string

  constructor(shown: ShownArticle) {
    Object.assign(this, shown)
  }
}

/** Has a page's state say of an article on a card what the card does not say. */
export const sentArticleAdapter = createSerializationAdapter({
  key: 'card',
  test: (value): value is SentArticle => value instanceof SentArticle,
  toSerializable: ({ id, category, scale, readingMinutes, author }): UnsaidOnCard => ({
    id,
    category,
    scale,
    readingMinutes,
    ...(author !== undefined && { author }),
  }),
  fromSerializable: (unsaid: UnsaidOnCard) => new SentArticle({ ...saidOnCard(unsaid.id), ...unsaid }),
})

function saidOnCard(id: string): SaidOnCard {
  const card = document.querySelector(`[data-card="${id}"]`)
  const image = card?.querySelector('img')
  const excerpt = card?.querySelector('[data-excerpt]')?.textContent
  return {
    title: card?.querySelector(':is(h2, h3) a')?.textContent ?? '',
    imageUrl: image?.getAttribute('src') ?? '',
    imageAlt: image?.alt ?? '',
    publishDate: card?.querySelector('time')?.dateTime ?? '',
    ...(excerpt && { excerpt }),
  }
}
