import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Banner } from '../../src/content/schema.ts'
import { bandedSections, composeHomeBands, firstSentence, viewHomeSections } from '../../src/news/home-bands.server.ts'
import { card } from './article-fixtures.ts'
import { isNewestFirst, placedArticles } from './placed-articles.ts'

const section = fc.constantFrom(...bandedSections)

describe('the bands of a section', () => {
  it('hold exactly the items of the section, each once, whatever their position', () => {
    fc.assert(
      fc.property(placedArticles, section, (items, name) => {
        const shown = composeHomeBands(items, name)
          .flat()
          .flatMap((block) => block.items)
        const own = items.filter(({ homeSection }) => homeSection === name)
        expect(shown.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted())
      }),
    )
  })

  it('have no empty band and no empty layout, and no layout twice', () => {
    fc.assert(
      fc.property(placedArticles, section, (items, name) => {
        const bands = composeHomeBands(items, name)
        const blocks = bands.flat()
        expect(bands.every((band) => band.length > 0)).toBe(true)
        expect(blocks.every((block) => block.items.length > 0)).toBe(true)
        expect(new Set(blocks.map(({ layout }) => layout)).size).toBe(blocks.length)
      }),
    )
  })

  it('sort each layout by date, newest first', () => {
    fc.assert(
      fc.property(placedArticles, section, (items, name) => {
        for (const block of composeHomeBands(items, name).flat()) expect(isNewestFirst(block.items)).toBe(true)
      }),
    )
  })

  it('stand from top to bottom as the sections are designed', () => {
    const at = (homePosition: 'medium-image-column' | 'video-left-excerpt-right', id: string) => ({
      ...{ homePosition, id },
      homeSection: 'home-section-three' as const,
      publishDate: '2026-10-14T08:00:00.000Z',
    })
    const bands = composeHomeBands(
      [at('medium-image-column', '1'), at('video-left-excerpt-right', '2')],
      'home-section-three',
    )
    expect(bands.map((band) => band.map(({ layout }) => layout))).toEqual([
      ['video-left-excerpt-right'],
      ['medium-image-column'],
    ])
  })
})

describe('what the home page is given of the sections', () => {
  const banner = (homeSection: Banner['homeSection'], displayOrder: number): Banner => ({
    id: '1',
    imageUrl: '/pictures/banner/light.svg',
    imageAlt: 'A banner',
    link: '/en/publicity/banner',
    homeSection,
    displayOrder,
  })
  const cards = [
    card({ homeSection: 'home-section-two', homePosition: 'numbered-list-no-image', excerpt: 'Una. Y dos.' }),
    card({ homeSection: 'home-section-two', homePosition: 'image-left-small-title' }),
    card({ homeSection: 'home-section-two', homePosition: 'medium-image-column' }),
  ]

  it('is nothing of a section without articles, even where a banner waits', () => {
    expect(viewHomeSections([card()], [banner('home-section-two', 1)])).toEqual([])
  })

  it('is an excerpt only where the layout shows one', () => {
    const [view] = viewHomeSections(cards, [])
    const excerpts = view?.bands.flat().map(({ layout, items }) => [layout, items[0]?.excerpt])
    expect(excerpts).toEqual([
      ['medium-image-column', 'El extracto de la gota.'],
      ['numbered-list-no-image', 'Una.'],
      ['image-left-small-title', undefined],
    ])
  })

  it('is the banner of the section with display order 1, and no other', () => {
    const wanted = banner('home-section-two', 1)
    const banners = [banner('home-section-two', 2), banner('home-section-one', 1), wanted]
    expect(viewHomeSections(cards, banners)[0]?.banner).toBe(wanted)
    expect(viewHomeSections(cards, banners.slice(0, 2))[0]?.banner).toBeUndefined()
  })
})

describe('the first sentence', () => {
  it.each([
    ['Una frase. Y otra.', 'Una frase.'],
    ['¿Se puede? Sí.', '¿Se puede?'],
    ['Mide 0.34 nm. Es poco.', 'Mide 0.34 nm.'],
    ['Costó 95 millones. ¿Y hoy?', 'Costó 95 millones.'],
    ['Solo una.', 'Solo una.'],
    ['Sin punto final', 'Sin punto final'],
  ])('of «%s» is «%s»', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence)
  })
})
