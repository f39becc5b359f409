import { categories } from './vocabulary.ts'
import type { Category } from './vocabulary.ts'

/** The four inks, one per technoscience: nano, info, bio, cogno. */
export type Ink = 'n' | 'i' | 'b' | 'c'

// A subject that stands between two technosciences shows both, the one it belongs to first.
const inks: Record<Category, readonly [Ink] | readonly [Ink, Ink]> = {
  nanomedicine: ['n', 'b'],
  Economy: ['i'],
  Nanophotonics: ['n', 'i'],
  Infotechnology: ['i'],
  Sports: ['b', 'i'],
  Biomedicine: ['b'],
  bioremediation: ['b'],
  Bioregeneration: ['b'],
}

/** The one or two inks of a category. */
export function categoryInks(category: Category): readonly Ink[] {
  return inks[category]
}

/** The slug that stands for a category in addresses: the raw value in lower case. */
export function categorySlug(category: Category): Lowercase<Category> {
  return category.toLowerCase() as Lowercase<Category>
}

/** The category of a slug, or none when it names none. */
export function findCategory(slug: string): Category | undefined {
  return categories.find((category) => categorySlug(category) === slug)
}

/** The catalogue key of a category's display name. */
export function categoryMessage(category: Category): `category_${Lowercase<Category>}` {
  return `category_${categorySlug(category)}`
}
