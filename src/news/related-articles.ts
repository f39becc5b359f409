import { categoryInks } from '../content/category.ts'
import type { ArticleCard } from '../content/schema.ts'

type Subject = Pick<ArticleCard, 'id' | 'category' | 'tags' | 'publishDate'>

/** Number of candidates, in case some have been read. */
const offered = 3

/** Similarity: category, then technoscience and shared tags. */
function nearness(a: Subject, b: Subject): number {
  const shared = a.tags.filter((tag) => b.tags.includes(tag)).length
  const category = a.category === b.category ? 3 : 0
  const technoscience = categoryInks(a.category)[0] === categoryInks(b.category)[0] ? 1 : 0
  return category + technoscience + Math.min(shared, 3)
}

/** Returns related articles: closest first, newest on ties. */
export function relatedArticles<Item extends Subject>(items: readonly Item[], current: Subject): Item[] {
  return items
    .filter(({ id }) => id !== current.id)
    .toSorted((a, b) => nearness(b, current) - nearness(a, current) || b.publishDate.localeCompare(a.publishDate))
    .slice(0, offered)
}
