import { describe, expect, it } from 'vitest'
import { blankRelief, placeTile, type Relief } from '../../pictures/relief.ts'
import type { Material, Scene } from '../../pictures/scene.ts'
import { plate, screenCoverage, separate, type PrintMeasures } from '../../pictures/separation.ts'

const side = 40

/** Material 1 in the right half, nearer than the ground on the left. */
function halfRelief(tone: number, haze = 0): Relief {
  const relief = blankRelief(side, side)
  for (let i = 0; i < side * side; i++) {
    const right = i % side >= side / 2
    relief.material[i] = right ? 1 : 0
    relief.depth[i] = right ? 5 : 999
    relief.tone[i] = right ? tone : 255
    relief.haze[i] = right ? haze : 0
  }
  return relief
}

function sceneOf(material: Material): Scene {
  return {
    inks: ['nano', 'bio'],
    march: {
      steps: 1,
      relax: 1,
      far: 1,
      light: [0, 1, 0],
      occlusion: { step: 0, strength: 0 },
      depthEdge: 0.1,
      creaseEdge: 0,
    },
    glsl: '',
    materials: { 1: material },
  }
}

const measures: PrintMeasures = { pitch: 5, lineRate: 1, lineWeight: 2, closestLines: 2, register: [0, 0] }

/** Share of the right half, without its edge, that a plate covers. */
function share(plates: Uint8Array, bit: number): number {
  let count = 0
  for (let y = 0; y < side; y++) for (let x = 24; x < side; x++) if ((plates[y * side + x] ?? 0) & bit) count++
  return count / (side * 16)
}

describe('separation', () => {
  it('gives bodies stock and their inks, and leaves the ground bare', () => {
    const plates = separate(halfRelief(128), sceneOf({ body: true, a: [{ kind: 'solid' }] }), measures, 'light')
    expect(plates[10 * side + 5]).toBe(0)
    expect(plates[10 * side + 30]).toBe(plate.body | plate.a)
  })

  it('inks flat shadow only where it is dark enough', () => {
    const scene = sceneOf({ body: true, key: [{ kind: 'shadow', above: 0.5 }] })
    expect(share(separate(halfRelief(60), scene, measures, 'light'), plate.key)).toBe(1)
    expect(share(separate(halfRelief(200), scene, measures, 'light'), plate.key)).toBe(0)
  })

  it('shades deeper in the dark, but keeps highlights', () => {
    const scene = sceneOf({ body: true, b: [{ kind: 'dots', base: 0, gain: 1, angle: 0.3 }] })
    const inLight = share(separate(halfRelief(150), scene, measures, 'light'), plate.b)
    const inDark = share(separate(halfRelief(150), scene, measures, 'dark'), plate.b)
    expect(inDark).toBeGreaterThan(inLight + 0.04)
    expect(share(separate(halfRelief(255), scene, measures, 'dark'), plate.b)).toBe(0)
  })

  it('pales with haze in the light and breaks up in the dark', () => {
    const scene = sceneOf({ body: true, a: [{ kind: 'solid' }] })
    const light = separate(halfRelief(128, 128), scene, measures, 'light')
    expect(share(light, plate.body)).toBe(1)
    expect(share(light, plate.a)).toBeCloseTo(0.5, 1)
    const dark = separate(halfRelief(128, 128), scene, measures, 'dark')
    expect(share(dark, plate.body)).toBeCloseTo(0.5, 1)
    expect(share(dark, plate.a)).toBe(share(dark, plate.body))
    expect(share(separate(halfRelief(128, 255), scene, measures, 'dark'), 15)).toBe(0)
  })

  it('outlines a body on both sides of its edge, with the weight of the nearer material', () => {
    const row = (weight: number) => {
      const plates = separate(halfRelief(255), sceneOf({ body: true, outline: weight }), measures, 'light')
      return [...plates.subarray(10 * side, 11 * side)].flatMap((bits, x) => (bits & plate.key ? [x] : []))
    }
    expect(row(1)).toEqual([19, 20])
    expect(row(3)).toEqual([17, 18, 19, 20, 21, 22])
    expect(row(0)).toEqual([])
  })

  it('moves the inks out of register, to opposite sides, and never the key', () => {
    const scene = sceneOf({ body: true, a: [{ kind: 'solid' }], b: [{ kind: 'solid' }] })
    const plates = separate(halfRelief(128), scene, { ...measures, register: [2, 0] }, 'light')
    const first = (bit: number) => plates.subarray(0, side).findIndex((bits) => (bits & bit) !== 0)
    expect(first(plate.body)).toBe(20)
    expect(first(plate.a)).toBe(22)
    expect(first(plate.b)).toBe(18)
  })

  it('prints lines too close to be told apart as an even tint', () => {
    const relief = halfRelief(128)
    for (let i = 0; i < relief.u.length; i++) relief.u[i] = (i % side) * 0.9
    const scene = sceneOf({ body: true, key: [{ kind: 'lines', along: 'u', base: 0, gain: 1, max: 1 }] })
    expect(share(separate(relief, scene, measures, 'light'), plate.key)).toBeCloseTo(0.5, 1)
  })
})

describe('coverage of a screen', () => {
  it('follows darkness between nothing and its most', () => {
    const screen = { kind: 'lines', along: 'u', base: -0.2, gain: 1, max: 0.6 } as const
    expect(screenCoverage(screen, 0.1)).toBe(0)
    expect(screenCoverage(screen, 0.5)).toBeCloseTo(0.3)
    expect(screenCoverage(screen, 1)).toBe(0.6)
  })
})

describe('tiles of a relief', () => {
  it('are turned from bottom-up to top-down', () => {
    const relief = blankRelief(2, 4)
    const surface = new Float32Array(2 * 2 * 4)
    const place = new Float32Array(2 * 2 * 4)
    surface[0] = 1 // Tone of the tile's lower left pixel.
    place[12] = 7 // Material of its upper right pixel.
    placeTile(relief, { left: 0, bottom: 2, width: 2, height: 2 }, surface, place)
    expect([...relief.tone]).toEqual([0, 0, 255, 0, 0, 0, 0, 0])
    expect([...relief.material]).toEqual([0, 7, 0, 0, 0, 0, 0, 0])
  })
})
