import { popularPositions } from '../content/vocabulary.ts'
import type { HomePosition } from '../content/vocabulary.ts'
import { sortByDisplayOrder } from './display-order.ts'

const popularLimit = 5

function isPopular(position: HomePosition): boolean {
  return popularPositions.some((candidate) => candidate === position)
}

/** Returns up to five popular articles by display order, without the current one. */
export function popularArticles<
  Item extends { id: string; homePosition: HomePosition; displayOrder?: number | undefined },
>(items: readonly Item[], currentId: string): Item[] {
  return sortByDisplayOrder(items.filter((item) => item.id !== currentId && isPopular(item.homePosition))).slice(
    0,
    popularLimit,
  )
}
