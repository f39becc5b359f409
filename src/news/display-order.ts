export function sortByDisplayOrder<Item extends { displayOrder?: number | undefined }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => (a.displayOrder ?? 0) - (b.displayOrder ?? 0))
}
