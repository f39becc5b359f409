import { describe, expect, it } from 'vitest'
import en from '../../locales/en.json' with { type: 'json' }
import es from '../../locales/es.json' with { type: 'json' }
import { categories } from '../../src/content/vocabulary.ts'
import { categoryInks, categoryMessage, categorySlug, findCategory } from '../../src/content/category.ts'

describe('a category', () => {
  it.each(categories)('%s has a slug of its own that leads back to it', (category) => {
    expect(categorySlug(category)).toMatch(/^[a-z]+$/)
    expect(findCategory(categorySlug(category))).toBe(category)
  })

  it.each(categories)('%s has a name in both catalogues', (category) => {
    expect(es).toHaveProperty(categoryMessage(category), expect.stringMatching(/\S/))
    expect(en).toHaveProperty(categoryMessage(category), expect.stringMatching(/\S/))
  })

  it.each(categories)('%s shows one or two different inks', (category) => {
    const inks = categoryInks(category)
    expect(inks.length).toBeGreaterThan(0)
    expect(inks.length).toBeLessThanOrEqual(2)
    expect(new Set(inks).size).toBe(inks.length)
  })

  it('keeps the inks of its technoscience', () => {
    expect(categoryInks('Nanophotonics')[0]).toBe('n')
    expect(categoryInks('Infotechnology')).toEqual(['i'])
    expect(categoryInks('Biomedicine')).toEqual(['b'])
    expect(categoryInks('nanomedicine')).toEqual(['n', 'b'])
  })

  it.each(['Economy', 'chemistry', '', 'constructor'])('is not found by %j', (slug) => {
    expect(findCategory(slug)).toBeUndefined()
  })
})
