import type { Banner, HomePosition, HomeSection } from '../content/schema.ts'
import { sortByDisplayOrder } from './display-order.ts'

export interface Placed {
  homeSection: HomeSection
  homePosition: HomePosition
  displayOrder?: number | undefined
}

/** Items of a section: by column for section one, by position for all. */
export interface HomeSectionItems<Item extends Placed> {
  left: Item[]
  centre: Item[]
  right: Item[]
  byPosition: Map<HomePosition, Item[]>
}

/** Splits items by position, sorted by display order. */
export function composeHomeSection<Item extends Placed>(
  items: readonly Item[],
  section: HomeSection,
): HomeSectionItems<Item> {
  const byPosition = new Map<HomePosition, Item[]>()
  for (const item of sortByDisplayOrder(items.filter((candidate) => candidate.homeSection === section))) {
    const column = byPosition.get(item.homePosition)
    if (column) column.push(item)
    else byPosition.set(item.homePosition, [item])
  }
  return {
    left: byPosition.get('left-column-small') ?? [],
    centre: byPosition.get('center-large') ?? [],
    right: byPosition.get('right-column-small') ?? [],
    byPosition,
  }
}

/** Section one, display order 1. */
export function sidebarBanner(banners: readonly Banner[]): Banner | undefined {
  return banners.find((banner) => banner.homeSection === 'home-section-one' && banner.displayOrder === 1)
}
