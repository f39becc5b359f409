import { categoryInks } from '../content/category.ts'
import type { ArticleCard } from '../content/schema.ts'

type Subject = Pick<ArticleCard, 'id' | 'category' | 'tags' | 'publishDate'>

/** How many articles are offered to go on with: one is shown, the others stand in where that one has been read. */
const offered = 3

/** How near two articles are by subject: by category first, then by technoscience and by tags they share. */
function nearness(a: Subject, b: Subject): number {
  const shared = a.tags.filter((tag) => b.tags.includes(tag)).length
  const category = a.category === b.category ? 3 : 0
  const technoscience = categoryInks(a.category)[0] === categoryInks(b.category)[0] ? 1 : 0
  return category + technoscience + Math.min(shared, 3)
}

/** The articles to go on with after one: the nearest by subject first, of equals the newest. */
export function relatedArticles<Item extends Subject>(items: readonly Item[], current: Subject): Item[] {
  return items
    .filter(({ id }) => id !== current.id)
    .toSorted((a, b) => nearness(b, current) - nearness(a, current) || b.publishDate.localeCompare(a.publishDate))
    .slice(0, offered)
}
