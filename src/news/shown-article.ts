import type { ArticleCard } from '../content/schema.ts'

/** What a card shows of an article: the excerpt only where the card has one, the author only where it is named. */
export type ShownArticle = Pick<
  ArticleCard,
  'id' | 'title' | 'imageUrl' | 'imageAlt' | 'publishDate' | 'category' | 'scale' | 'readingMinutes'
> & { author?: string; excerpt?: string }
