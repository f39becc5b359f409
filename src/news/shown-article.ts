import type { Dated, Sized } from '../i18n/in-words.ts'
import type { ArticleCard } from '../content/schema.ts'

/** An article in a card, with excerpt and author only if shown. */
export type ShownArticle = Dated<
  Sized<
    Pick<
      ArticleCard,
      'id' | 'title' | 'imageUrl' | 'imageAlt' | 'publishDate' | 'category' | 'scale' | 'readingMinutes'
    >
  >
> & { author?: string; excerpt?: string }
