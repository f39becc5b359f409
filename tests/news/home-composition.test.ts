import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listBanners } from '../../src/content/banners.server.ts'
import type { Banner } from '../../src/content/schema.ts'
import { homePositions, homeSections } from '../../src/content/vocabulary.ts'
import { languages } from '../../src/i18n/language.ts'
import { composeHomeSection, sidebarBanner } from '../../src/news/home-composition.ts'
import { isInOrder, placedArticles } from './placed-articles.ts'

const section = fc.constantFrom(...homeSections)

describe('the composition of a home section', () => {
  it('splits section one into its three columns', () => {
    const at = (id: string, homePosition: (typeof homePositions)[number], displayOrder?: number) => ({
      ...{ id, homePosition, displayOrder },
      homeSection: 'home-section-one' as const,
    })
    const { left, centre, right } = composeHomeSection(
      [
        at('1', 'left-column-small', 2),
        at('2', 'center-large', 1),
        at('3', 'right-column-small', 1),
        at('4', 'left-column-small', 1),
        at('5', 'left-column-small'),
        {
          id: '6',
          homePosition: 'left-column-small' as const,
          displayOrder: 0,
          homeSection: 'home-section-two' as const,
        },
      ],
      'home-section-one',
    )
    expect(left.map(({ id }) => id)).toEqual(['5', '4', '1'])
    expect(centre.map(({ id }) => id)).toEqual(['2'])
    expect(right.map(({ id }) => id)).toEqual(['3'])
  })

  it('holds exactly the items of its section, each once', () => {
    fc.assert(
      fc.property(placedArticles, section, (items, name) => {
        const shown = [...composeHomeSection(items, name).byPosition.values()].flat()
        expect(shown.map(({ id }) => id).sort()).toEqual(
          items
            .filter((item) => item.homeSection === name)
            .map(({ id }) => id)
            .sort(),
        )
      }),
    )
  })

  it('puts an item under its position only', () => {
    fc.assert(
      fc.property(placedArticles, section, (items, name) => {
        const { left, centre, right, byPosition } = composeHomeSection(items, name)
        for (const [position, column] of byPosition) {
          expect(column.every((item) => item.homePosition === position)).toBe(true)
        }
        expect(left).toEqual(byPosition.get('left-column-small') ?? [])
        expect(centre).toEqual(byPosition.get('center-large') ?? [])
        expect(right).toEqual(byPosition.get('right-column-small') ?? [])
      }),
    )
  })

  it('sorts every position ascending by display order, missing as 0, equals as they came', () => {
    fc.assert(
      fc.property(placedArticles, section, (items, name) => {
        for (const column of composeHomeSection(items, name).byPosition.values()) expect(isInOrder(column)).toBe(true)
      }),
    )
  })

  it('leaves the list that it reads alone', () => {
    fc.assert(
      fc.property(placedArticles, section, (items, name) => {
        const before = structuredClone(items)
        composeHomeSection(items, name)
        expect(items).toEqual(before)
      }),
    )
  })
})

describe('the sidebar banner', () => {
  const banner = (id: string, homeSection: (typeof homeSections)[number], displayOrder?: number): Banner => ({
    ...{ id, homeSection, displayOrder },
    imageUrl: '/pictures/banner/light.webp',
    imageAlt: 'A banner',
    link: '/en/publicity/banner',
  })

  it('is the one of home section one with display order 1', () => {
    const wanted = banner('3', 'home-section-one', 1)
    const others = [
      banner('1', 'home-section-two', 1),
      banner('2', 'home-section-one', 2),
      banner('4', 'home-section-one'),
    ]
    expect(sidebarBanner([...others, wanted])).toBe(wanted)
    expect(sidebarBanner(others)).toBeUndefined()
    expect(sidebarBanner([])).toBeUndefined()
  })

  it.each(languages)('does not exist in the data in %s', (language) => {
    expect(sidebarBanner(listBanners(language))).toBeUndefined()
  })
})
