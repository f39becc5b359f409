/** Items sorted ascending by display order, a missing one counting as 0; equals keep their order. The list is left alone. */
export function sortByDisplayOrder<Item extends { displayOrder?: number | undefined }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => (a.displayOrder ?? 0) - (b.displayOrder ?? 0))
}
