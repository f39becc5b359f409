import fc from 'fast-check'
import { homePositions, homeSections } from '../../src/content/vocabulary.ts'

export const placedArticles = fc
  .array(
    fc.record(
      {
        homeSection: fc.constantFrom(...homeSections),
        homePosition: fc.constantFrom(...homePositions),
        displayOrder: fc.integer({ min: -3, max: 6 }),
        publishDate: fc.constantFrom(
          '2026-10-01T08:00:00.000Z',
          '2026-10-14T08:00:00.000Z',
          '2026-11-22T08:00:00.000Z',
        ),
      },
      { requiredKeys: ['homeSection', 'homePosition', 'publishDate'] },
    ),
    { maxLength: 40 },
  )
  .map((items) => items.map((item, index) => ({ ...item, id: String(index + 1) })))

export type PlacedArticle = {
  id: string
  homeSection: (typeof homeSections)[number]
  homePosition: (typeof homePositions)[number]
  displayOrder?: number
  publishDate: string
}

export function isInOrder(items: readonly PlacedArticle[]): boolean {
  return items.every((item, index) => {
    const previous = items[index - 1]
    if (!previous) return true
    const step = (item.displayOrder ?? 0) - (previous.displayOrder ?? 0)
    return step > 0 || (step === 0 && Number(item.id) > Number(previous.id))
  })
}

export function isNewestFirst(items: readonly PlacedArticle[]): boolean {
  return items.every((item, index) => {
    const previous = items[index - 1]
    if (!previous) return true
    if (item.publishDate === previous.publishDate) return Number(item.id) > Number(previous.id)
    return item.publishDate < previous.publishDate
  })
}
