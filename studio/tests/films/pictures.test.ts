import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, writeChanges } from '../../films/frame-changes.ts'
import { appear, bump, clamp, ease, loop, pulse, spring, wander } from '../../films/motion.ts'
import { coloursOn, nightGround, nightLine, zedColours } from '../../films/palette.ts'
import { toPlanes } from '../../films/planar-frame.ts'
import { posterWidths } from '../../films/poster.ts'
import { frameSize } from '../../films/timeline.ts'

describe('frames on their way', () => {
  it('arrive as they were drawn', () => {
    const frame = fc.uint32Array({ minLength: 40, maxLength: 40, max: 3 })
    fc.assert(
      fc.property(fc.array(frame, { minLength: 1, maxLength: 6 }), (frames) => {
        const room = new Uint32Array(frames.length * 90)
        let used = 0
        let before = new Uint32Array(40)
        for (const now of frames) {
          used += writeChanges(before, now, room, used)
          before = Uint32Array.from(now)
        }
        const shown = new Uint32Array(40)
        let at = 0
        for (const now of frames) {
          at = applyChanges(shown, room.subarray(0, used), at)
          expect([...shown]).toEqual([...now])
        }
        expect(at).toBe(used)
      }),
    )
  })

  it('are nothing when nothing moved', () => {
    const still = Uint32Array.from({ length: 1000 }, (_, i) => i)
    expect(writeChanges(still, still, new Uint32Array(10))).toBe(2)
  })
})

describe('planes', () => {
  it('hold the colours of BT.709, colour at half the size', () => {
    const colours = { white: [255, 255, 255], black: [0, 0, 0], red: [255, 0, 0], blue: [0, 0, 255] } as const
    const planesOf = (...pixels: readonly (readonly number[])[]) => [
      ...toPlanes(Uint8ClampedArray.from(pixels.flatMap((rgb) => [...rgb, 255])), 2, 2),
    ]
    const plain = (name: keyof typeof colours) => planesOf(...Array.from({ length: 4 }, () => colours[name]))
    expect(plain('white')).toEqual([235, 235, 235, 235, 128, 128])
    expect(plain('black')).toEqual([16, 16, 16, 16, 128, 128])
    expect(plain('red')).toEqual([63, 63, 63, 63, 102, 240])
    expect(plain('blue')).toEqual([32, 32, 32, 32, 240, 118])
    expect(planesOf(colours.white, colours.black, colours.black, colours.white)).toEqual([235, 16, 16, 235, 128, 128])
  })
})

describe('motion', () => {
  it('begins at 0 and comes to 1, without jumps', () => {
    for (const shape of Object.values(ease)) {
      expect(shape(-1)).toBeCloseTo(0, 9)
      expect(shape(0)).toBeCloseTo(0, 9)
      expect(shape(1)).toBeCloseTo(1, 9)
      expect(shape(3)).toBeCloseTo(1, 9)
      for (let t = 0; t < 1; t += 0.01) expect(Math.abs(shape(t + 0.01) - shape(t))).toBeLessThan(0.08)
    }
    expect(appear(-Infinity)).toBe(0)
    expect(spring(-Infinity)).toBe(0)
    expect(spring(9)).toBeCloseTo(1, 6)
  })

  it('stays within its bounds', () => {
    fc.assert(
      fc.property(fc.double({ min: -50, max: 50, noNaN: true }), fc.integer({ min: 0, max: 999 }), (time, seed) => {
        for (const value of [loop(time, 1.7), pulse(time), bump(time, 1, 2), clamp(time)]) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(1)
        }
        expect(Math.abs(wander(time, seed))).toBeLessThanOrEqual(1.0001)
      }),
    )
  })
})

describe('posters', () => {
  it.each([
    ['wide', true],
    ['tall', false],
  ])('of %s films are as wide as their frames have length units, and twice that', (_name, wide) => {
    const { width } = frameSize(wide)
    expect(posterWidths(wide)).toEqual([width, 2 * width])
  })
})

describe('the palette', () => {
  it('is that of the tokens', () => {
    const tokens = readFileSync(new URL('../../../src/frame/tokens.css', import.meta.url), 'utf8')
    const pair = (name: string) =>
      new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)?.slice(1) ?? []
    const light = coloursOn('paper', 'nano')
    const dark = coloursOn('night', 'nano')
    for (const [ink, name] of Object.entries({ nano: 'n', info: 'i', bio: 'b', cogno: 'c', zed: 'zed' })) {
      expect([light[ink as 'nano'], dark[ink as 'nano']], ink).toEqual(pair(name))
    }
    expect(light.ground).toBe(pair('tray')[0])
    expect(light.key).toBe(pair('ink')[0])
    expect([nightGround, nightLine]).toEqual([pair('paper')[1], pair('ink')[1]])
    expect([zedColours.disc, zedColours.pale]).toEqual([pair('zed')[0], pair('zed-pale')[0]])
  })

  it('never puts an ink on a field of itself', () => {
    for (const ink of ['nano', 'info', 'bio', 'cogno'] as const) {
      const colours = coloursOn('ink', ink)
      for (const name of ['inkA', 'inkB', 'nano', 'info', 'bio', 'cogno', 'line'] as const)
        expect(colours[name], `${ink} ${name}`).not.toBe(colours.ground)
    }
  })
})
