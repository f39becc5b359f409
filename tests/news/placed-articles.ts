import fc from 'fast-check'
import { homePositions, homeSections } from '../../src/content/vocabulary.ts'

/** Lists of cards with unique ids in any section and position, with display orders that repeat or are missing. */
export const placedArticles = fc
  .array(
    fc.record(
      {
        homeSection: fc.constantFrom(...homeSections),
        homePosition: fc.constantFrom(...homePositions),
        displayOrder: fc.integer({ min: -3, max: 6 }),
      },
      { requiredKeys: ['homeSection', 'homePosition'] },
    ),
    { maxLength: 40 },
  )
  .map((items) => items.map((item, index) => ({ ...item, id: String(index + 1) })))

export type PlacedArticle = {
  id: string
  homeSection: (typeof homeSections)[number]
  homePosition: (typeof homePositions)[number]
  displayOrder?: number
}

/** Whether the list ascends by display order (missing is 0) and equals stand in the order of the list they come from. */
export function isInOrder(items: readonly PlacedArticle[]): boolean {
  return items.every((item, index) => {
    const previous = items[index - 1]
    if (!previous) return true
    const step = (item.displayOrder ?? 0) - (previous.displayOrder ?? 0)
    return step > 0 || (step === 0 && Number(item.id) > Number(previous.id))
  })
}
