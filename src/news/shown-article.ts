import type { Dated } from '../i18n/dated.ts'
import type { ArticleCard } from '../content/schema.ts'

/** An article in a card, with excerpt and author only if shown. */
export type ShownArticle = Dated<
  Pick<ArticleCard, 'id' | 'title' | 'imageUrl' | 'imageAlt' | 'publishDate' | 'category' | 'scale' | 'readingMinutes'>
> & { author?: string; excerpt?: string }
