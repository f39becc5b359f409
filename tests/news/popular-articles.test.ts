import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { homePositions } from '../../src/content/vocabulary.ts'
import { popularArticles } from '../../src/news/popular-articles.ts'
import { isInOrder, placedArticles } from './placed-articles.ts'

// Repeats the specification, to detect changes of the code's list.
const qualifying = [
  'medium-image-column',
  'numbered-list-no-image',
  'image-right-excerpt-left',
  'image-left-small-title',
  'grid-small-card',
  'image-left-excerpt-right',
  'video-left-excerpt-right',
  'right-column-small',
]

const currentId = fc.integer({ min: 0, max: 41 }).map(String)

describe('the popular articles', () => {
  it.each(homePositions)('take an article at %s exactly if the position qualifies', (homePosition) => {
    const items = [{ id: '1', homePosition, displayOrder: 1 }]
    expect(popularArticles(items, '2')).toEqual(qualifying.includes(homePosition) ? items : [])
  })

  it('are the five first of all that qualify, without the current one', () => {
    fc.assert(
      fc.property(placedArticles, currentId, (items, current) => {
        const shown = popularArticles(items, current)
        const candidates = items.filter((item) => item.id !== current && qualifying.includes(item.homePosition))
        expect(shown).toHaveLength(Math.min(5, candidates.length))
        expect(candidates).toEqual(expect.arrayContaining(shown))
        expect(isInOrder(shown)).toBe(true)
        const last = shown.at(-1)
        for (const left of candidates.filter((item) => !shown.includes(item))) {
          expect(isInOrder(last ? [last, left] : [])).toBe(true)
        }
      }),
    )
  })

  it('leave the list that they read alone', () => {
    fc.assert(
      fc.property(placedArticles, currentId, (items, current) => {
        const before = structuredClone(items)
        popularArticles(items, current)
        expect(items).toEqual(before)
      }),
    )
  })
})
