import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colour, palettes } from '../../pictures/inks.ts'
import { fromLight, meanColour, platesPalette, press, toLight } from '../../pictures/press.ts'
import { plate } from '../../pictures/separation.ts'

const lightness = ([r, g, b]: readonly [number, number, number]) =>
  0.2126 * toLight(r) + 0.7152 * toLight(g) + 0.0722 * toLight(b)

describe('colours of the plates', () => {
  it('are the tokens of the site', () => {
    const tokens = readFileSync(new URL('../../../src/frame/tokens.css', import.meta.url), 'utf8')
    const names = { nano: 'n', info: 'i', bio: 'b', cogno: 'c', zed: 'zed' } as const
    for (const [ink, name] of Object.entries(names)) {
      const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? []
      expect(palettes.light.inks[ink as keyof typeof names], name).toEqual(colour(light))
      expect(palettes.dark.inks[ink as keyof typeof names], name).toEqual(colour(dark))
    }
    const [, light = '', dark = ''] = /--tray: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? []
    expect(palettes.light.ground).toEqual(colour(light))
    expect(palettes.dark.ground).toEqual(colour(dark))
  })

  it('multiply in the light, as inks on paper do', () => {
    const colours = platesPalette('light', ['nano', 'bio'])
    expect(colours[plate.body]).toEqual([255, 255, 255])
    expect(colours[plate.body | plate.a]).toEqual(palettes.light.inks.nano)
    const both = colours[plate.body | plate.a | plate.b]!
    expect(lightness(both)).toBeLessThan(lightness(palettes.light.inks.bio))
    expect(colours[plate.body | plate.a | plate.b | plate.key]).toEqual(palettes.light.key)
  })

  it('never turn into their negative in the dark: bodies are lighter than their shadows in both themes', () => {
    for (const theme of ['light', 'dark'] as const) {
      for (const inks of [
        ['nano', 'bio'],
        ['info', 'nano'],
        ['cogno', 'info'],
        ['zed', 'zed-body'],
      ] as const) {
        const colours = platesPalette(theme, inks)
        const light = (bits: number) => lightness(colours[plate.body | bits]!)
        expect(light(0)).toBeGreaterThan(light(plate.a))
        expect(light(0)).toBeGreaterThan(light(plate.b))
        expect(light(plate.a)).toBeGreaterThan(light(plate.a | plate.b))
        expect(light(plate.a | plate.b)).toBeGreaterThan(light(plate.key))
      }
    }
  })
})

describe('press', () => {
  const black = [0, 0, 0] as const
  const white = [255, 255, 255] as const

  it('averages in linear light', () => {
    const chequer = Uint8Array.from({ length: 16 }, (_, i) => (i + Math.floor(i / 4)) % 2)
    const print = press(chequer, { width: 4, height: 4 }, [black, white], 2)
    expect([...print.pixels]).toEqual(Array.from({ length: 12 }, () => fromLight(0.5)))
    expect(fromLight(0.5)).toBe(188)
  })

  it('keeps the light of the sheet at widths that do not divide it', () => {
    const plates = Uint8Array.from({ length: 90 * 60 }, (_, i) => ((i * 7919) % 3 === 0 ? 1 : 0))
    const share = plates.reduce((sum, bits) => sum + bits, 0) / plates.length
    const print = press(plates, { width: 90, height: 60 }, [black, white], 37)
    expect([print.width, print.height]).toEqual([37, 25])
    const mean = print.pixels.reduce((sum, byte) => sum + toLight(byte), 0) / print.pixels.length
    expect(mean).toBeCloseTo(share, 2)
  })

  it('keeps an edge where it is', () => {
    const plates = Uint8Array.from({ length: 12 * 6 }, (_, i) => (i % 12 < 6 ? 0 : 1))
    const print = press(plates, { width: 12, height: 6 }, [black, white], 4)
    expect([...print.pixels.subarray(0, 12)]).toEqual([0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255])
  })

  it('names the mean colour', () => {
    expect(meanColour({ width: 2, height: 1, pixels: Uint8Array.of(255, 0, 0, 255, 0, 0) })).toBe('#ff0000')
    expect(meanColour({ width: 2, height: 1, pixels: Uint8Array.of(255, 255, 255, 0, 0, 0) })).toBe('#bcbcbc')
  })
})
