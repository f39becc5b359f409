import { describe, expect, it } from 'vitest'
import { colourMatching, colourName, colourOf } from '../../src/figures/colour.model.ts'

describe('the names of wavelengths', () => {
  // Lines of elements: NIST Atomic Spectra Database.
  it.each([
    [404.7, 'violet', 'mercury h'],
    [435.8, 'violet', 'mercury g'],
    [486.1, 'blue', 'hydrogen F'],
    [546.1, 'green', 'mercury e'],
    [589.3, 'yellow', 'sodium D'],
    [656.3, 'red', 'hydrogen C'],
    [365, 'ultraviolet', 'mercury i'],
    [1014, 'infrared', 'mercury t'],
  ])('%f nm is %s (%s)', (nm, name) => {
    expect(colourName(nm)).toBe(name)
  })
})

describe('the eye of the standard observer', () => {
  // Tables of CIE 1931, 2°: CIE 015:2018.
  it.each([
    [450, [0.3362, 0.038, 1.7721]],
    [500, [0.0049, 0.323, 0.272]],
    [555, [0.512, 1, 0.0057]],
    [600, [1.0622, 0.631, 0.0008]],
    [650, [0.2835, 0.107, 0]],
  ])('answers to %i nm as the tables say, within the error of the fit', (nm, table) => {
    colourMatching(nm).forEach((answer, at) => expect(Math.abs(answer - (table[at] ?? 0))).toBeLessThan(0.03))
  })

  it('sees grey where every wavelength comes back alike, and nothing where none does', () => {
    const [red, green, blue] = colourOf(() => 0.5)
    expect(Math.min(red, green, blue)).toBeGreaterThan(215)
    expect(colourOf(() => 0)).toEqual([0, 0, 0])
  })

  it('sees a narrow band in its own colour', () => {
    const [red, green, blue] = colourOf((nm) => (Math.abs(nm - 530) < 15 ? 1 : 0))
    expect(green).toBeGreaterThan(Math.max(red, blue) + 60)
  })
})
