import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ArticleFrontMatterSchema, BannerSchema, ShortVideoSchema, countWords } from '../../src/content/schema.ts'
import {
  categories,
  columnPositions,
  homePositions,
  homeSections,
  popularPositions,
  technosciences,
} from '../../src/content/vocabulary.ts'

describe('the fixed values', () => {
  it('are those of the specification, letter by letter', () => {
    expect(categories).toEqual(
      'nanomedicine Economy Nanophotonics Infotechnology Sports Biomedicine bioremediation Bioregeneration'.split(' '),
    )
    expect(homeSections).toEqual(['home-section-one', 'home-section-two', 'home-section-three'])
    expect(columnPositions).toEqual(['left-column-small', 'center-large', 'right-column-small'])
    expect(homePositions.toSorted()).toEqual([...new Set([...columnPositions, ...popularPositions])].toSorted())
    expect(technosciences).toEqual({
      Nanotecnología: 'nanotechnology',
      Infotecnología: 'infotechnology',
      Biotecnología: 'biotechnology',
      Cognotecnología: 'cognotechnology',
    })
  })
})

const front = {
  id: '1',
  slug: 'a-slug',
  title: 'A title',
  excerpt: 'A standfirst.',
  imageUrl: '/pictures/a/light-1014.webp',
  imageAlt: 'A picture',
  desk: 'light',
  publishDate: '2026-10-14T08:00:00.000Z',
  category: 'Sports',
  tags: ['a'],
  homeSection: 'home-section-two',
  homePosition: 'grid-small-card',
  summaryText: '',
  scale: 1,
  sources: [],
}

function accepts(fields: Record<string, unknown>): boolean {
  return v.safeParse(ArticleFrontMatterSchema, { ...front, ...fields }).success
}

describe('the front matter of an article', () => {
  it('may leave out display order, narration and caption, and empty the summary', () => {
    expect(v.parse(ArticleFrontMatterSchema, front)).toMatchObject({ audio: '', summaryText: '' })
  })

  it('takes every day of the calendar as a UTC timestamp and nothing else', () => {
    const day = fc.date({ min: new Date(0), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
    fc.assert(fc.property(day, (date) => accepts({ publishDate: date.toISOString() })))
    fc.assert(fc.property(fc.string(), (text) => !accepts({ publishDate: text })))
    for (const publishDate of ['2026-10-14', '2026-10-14T08:00:00.000+02:00', '2026-13-01T00:00:00.000Z', 0]) {
      expect(accepts({ publishDate })).toBe(false)
    }
  })

  it.each(['es-0', '01', 'en-1', '1 ', '-1', 'es-', 1])('refuses the id %j', (id) => {
    expect(accepts({ id })).toBe(false)
  })

  it.each([
    'https://evil.example/a.webp',
    '//evil.example/a.webp',
    '/../a.webp',
    '/a/../b.webp',
    '/a.exe',
    'a.webp',
    '/a.webp?x',
  ])('refuses the picture %s', (imageUrl) => expect(accepts({ imageUrl })).toBe(false))

  it.each([0, -1, 1e-11, 1e8, Number.NaN, Infinity, '1e-7'])('refuses the size %s', (scale) => {
    expect(accepts({ scale })).toBe(false)
  })

  it('takes a summary of 60 to 110 words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (count) => {
        const summaryText = Array.from({ length: count }, () => 'word').join(' ')
        expect(accepts({ summaryText })).toBe(count >= 60 && count <= 110)
      }),
    )
  })
})

describe('counting words', () => {
  it.each([
    ['', 0],
    ['¿Qué es? — Es luz.', 4],
    ['60–100 nm, well-known', 3],
    ['  uno\ndos\ttres ', 3],
  ])('finds in %j %i', (text, count) => {
    expect(countWords(text)).toBe(count)
  })
})

describe('a banner', () => {
  const banner = {
    id: '1',
    imageUrl: '/pictures/a/light-1014.webp',
    imageAlt: 'A banner',
    link: '/en/publicity/zed',
    homeSection: 'home-section-two',
    displayOrder: 1,
  }

  it('leads to a page of a banner', () => {
    expect(v.is(BannerSchema, banner)).toBe(true)
    expect(v.is(BannerSchema, { ...banner, link: '/es/publicidad/zed' })).toBe(true)
    for (const link of ['/en/news/zed', '//evil.example', 'https://evil.example', '/en/publicity/../x']) {
      expect(v.is(BannerSchema, { ...banner, link })).toBe(false)
    }
  })
})

describe('a short video', () => {
  const short = {
    id: 'nano-1',
    title: 'Un corto',
    video: '/videos/nano-1.mp4',
    thumbnail: '/videos/nano-1.webp',
    time: '00mins 28sec',
    language: 'Español',
    technoscience: 'Nanotecnología',
    release_date: '15 May,2025',
  }

  it('has the texts of the specification', () => {
    expect(v.is(ShortVideoSchema, short)).toBe(true)
  })

  it.each([
    { time: '28sec' },
    { time: '00mins 61sec' },
    { language: 'English' },
    { technoscience: 'nanotechnology' },
    { release_date: '2025-05-15' },
    { video: 'https://evil.example/a.mp4' },
  ])('is refused with %j', (fields) => {
    expect(v.is(ShortVideoSchema, { ...short, ...fields })).toBe(false)
  })
})
