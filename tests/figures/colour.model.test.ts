import { describe, expect, it } from 'vitest'
import { colourMatching, colourName, colourOf, cssColour } from '../../src/figures/colour.model.ts'

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

  // ISO 21348: 500 nm ≤ green < 570 nm, and so on.
  it.each([
    [380, 'violet'],
    [450, 'blue'],
    [490, 'cyan'],
    [500, 'green'],
    [570, 'yellow'],
    [591, 'orange'],
    [610, 'red'],
    [760, 'infrared'],
  ])('at %i nm, where it begins, is %s already', (nm, name) => {
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

describe('what a screen shows', () => {
  const shown = (rgb: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = rgb
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return [
      0.4124 * r + 0.3576 * g + 0.1805 * b,
      0.2126 * r + 0.7152 * g + 0.0722 * b,
      0.0193 * r + 0.1192 * g + 0.9505 * b,
    ]
  }
  const shares = (parts: readonly number[]) => parts.map((part) => part / parts.reduce((sum, one) => sum + one, 0))
  const seen = (share: (nm: number) => number) => {
    const sum = [0, 0, 0]
    for (let nm = 380; nm <= 780; nm += 5)
      colourMatching(nm).forEach((answer, at) => (sum[at] = (sum[at] ?? 0) + share(nm) * answer))
    return sum
  }

  it.each([450, 500, 550, 600, 650])(
    'has the chromaticity of the spectrum, within what eight bits can tell: a pale band at %i nm',
    (middle) => {
      const pale = (nm: number) => 0.4 + Math.exp(-(((nm - middle) / 40) ** 2))
      for (const brightness of [1, 0.3]) {
        const [x = 0, y = 0, z = 0] = shares(shown(colourOf(pale, brightness)))
        const [trueX = 0, trueY = 0, trueZ = 0] = shares(seen(pale))
        expect(Math.abs(x - trueX)).toBeLessThan(0.002)
        expect(Math.abs(y - trueY)).toBeLessThan(0.002)
        expect(Math.abs(z - trueZ)).toBeLessThan(0.002)
      }
    },
  )

  it('is as bright as asked in its brightest part: 188 of 255 for half the light, 7 for a 500th (IEC 61966-2-1)', () => {
    const brightest = (brightness: number) => Math.max(...colourOf(() => 0.5, brightness))
    expect([1, 0.5, 0.002].map(brightest)).toEqual([255, 188, 7])
  })

  it('comes of light from 380 to 780 nm, and of no other', () => {
    const line = (at: number) => colourOf((nm) => (nm === at ? 1 : 0))
    for (const at of [380, 780]) expect(Math.max(...line(at))).toBe(255)
    expect(line(785)).toEqual([0, 0, 0])
    expect(line(375)).toEqual([0, 0, 0])
  })

  it('is written as style sheets read it', () => {
    expect(cssColour([255, 0, 64])).toBe('rgb(255 0 64)')
  })
})
