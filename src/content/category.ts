import { categories } from './vocabulary.ts'
import type { Category } from './vocabulary.ts'

/** Inks of the technosciences: nano, info, bio, cogno. */
export type Ink = 'n' | 'i' | 'b' | 'c'

// Interdisciplinary categories show two inks, the primary one first.
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

export function categoryInks(category: Category): readonly Ink[] {
  return inks[category]
}

export function categorySlug(category: Category): Lowercase<Category> {
  return category.toLowerCase() as Lowercase<Category>
}

export function findCategory(slug: string): Category | undefined {
  return categories.find((category) => categorySlug(category) === slug)
}

export function categoryMessage(category: Category): `category_${Lowercase<Category>}` {
  return `category_${categorySlug(category)}`
}
