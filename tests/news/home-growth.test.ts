import { expect, it } from 'vitest'
import { homePositions, homeSections } from '../../src/content/vocabulary.ts'
import type { ArticleCard } from '../../src/content/schema.ts'
import { viewHomeSections } from '../../src/news/home-bands.server.ts'

function card(number: number): ArticleCard {
  return {
    ...{ id: String(number), title: 'Title', excerpt: 'Excerpt.', language: 'en', slug: `s-${number}`, tags: ['t'] },
    ...{ imageUrl: '/pictures/a/light-1014.avif', imageAlt: 'Alt', author: 'Desk', link: `/en/news/s-${number}` },
    ...{
      publishDate: new Date(Date.UTC(2026, 9, 1, number)).toISOString(),
      category: 'Sports',
      scale: 1,
      readingMinutes: 1,
    },
    homeSection: homeSections[number % homeSections.length] ?? 'home-section-two',
    homePosition: homePositions[Math.floor(number / 3) % homePositions.length] ?? 'grid-small-card',
    displayOrder: 1001 - number,
  }
}

it('what the home page shows of a section does not grow with the archive, and is what stands first in it', () => {
  const cards = Array.from({ length: 1000 }, (_, at) => card(at + 1))
  const [few, many] = [viewHomeSections(cards.slice(500), []), viewHomeSections(cards, [])]
  expect(many).toEqual(few)
  const shown = many.flatMap(({ bands }) => bands.flat().flatMap(({ items }) => items))
  expect(shown.length).toBeLessThanOrEqual(48)
  expect(Math.min(...shown.map(({ id }) => Number(id)))).toBeGreaterThan(800)
})
