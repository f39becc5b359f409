import type { Dated, Sized } from '../i18n/in-words.ts'
import type { ArticleCard } from '../content/schema.ts'

export type ShownArticle = Dated<
  Sized<
    Pick<
      ArticleCard,
      'id' | 'title' | 'imageUrl' | 'imageAlt' | 'publishDate' | 'category' | 'scale' | 'readingMinutes'
    >
  >
> & { author?: string; excerpt?: string }
