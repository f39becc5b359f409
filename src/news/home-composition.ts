import type { Banner, HomePosition, HomeSection } from '../content/schema.ts'
import { sortByDisplayOrder } from './display-order.ts'

/** What the composition reads of an article or its card. */
export interface Placed {
  homeSection: HomeSection
  homePosition: HomePosition
  displayOrder?: number | undefined
}

/** A home section's items: by column for section one, by every position that occurs for all sections. */
export interface HomeSectionItems<Item extends Placed> {
  left: Item[]
  centre: Item[]
  right: Item[]
  /** Items of each position, in the order in which positions first occur by display order. */
  byPosition: Map<HomePosition, Item[]>
}

/** Takes a section's items from a list, split by position, each sorted ascending by display order. */
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

/** The banner of the sidebar, if there is one: that of home section one with display order 1. */
export function sidebarBanner(banners: readonly Banner[]): Banner | undefined {
  return banners.find((banner) => banner.homeSection === 'home-section-one' && banner.displayOrder === 1)
}
