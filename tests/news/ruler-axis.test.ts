import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatScale } from '../../src/i18n/sizes.server.ts'
import { languages } from '../../src/i18n/language.ts'
import {
  axisPosition,
  axisStops,
  axisTicks,
  landmarkScales,
  markGap,
  mostMarks,
  placeMarks,
} from '../../src/news/ruler-axis.ts'

/** Generates sizes in meters: 1e-10 to 1e7. */
const size = fc.double({ min: -10, max: 7, noNaN: true }).map((decade) => 10 ** decade)
const marks = fc
  .array(size, { maxLength: mostMarks })
  .map((scales) =>
    scales.map((scale, index) => ({ id: String(index + 1), title: 'T', scale, scaleText: '', inks: ['n' as const] })),
  )

describe('the axis', () => {
  it('begins at a tenth of a nanometre and ends at ten thousand kilometres', () => {
    expect(axisPosition(1e-10)).toBeCloseTo(0)
    expect(axisPosition(1e7)).toBeCloseTo(100)
  })

  it('gives every decade up to a metre the same length', () => {
    const length = axisPosition(1e-9) - axisPosition(1e-10)
    for (let decade = -9; decade < 0; decade += 1) {
      expect(axisPosition(10 ** (decade + 1)) - axisPosition(10 ** decade)).toBeCloseTo(length)
    }
  })

  it('ascends with the size and never leaves itself', () => {
    fc.assert(
      fc.property(size, size, (one, other) => {
        const [small, large] = one < other ? [one, other] : [other, one]
        expect(axisPosition(small)).toBeLessThanOrEqual(axisPosition(large))
        expect(axisPosition(small)).toBeGreaterThanOrEqual(0)
        expect(axisPosition(large)).toBeLessThanOrEqual(100)
      }),
    )
    expect(axisPosition(1e-15)).toBe(0)
    expect(axisPosition(1e26)).toBe(100)
  })

  it('has lines in ascending order and apart from each other', () => {
    const xs = axisTicks().map(({ x }) => x)
    expect(xs.length).toBeGreaterThan(90)
    for (const [index, x] of xs.entries()) expect(x - (xs[index - 1] ?? -1)).toBeGreaterThan(0.3)
  })

  it.each(languages)('names a size at every stop in %s, and its end at the last', (language) => {
    const stops = axisStops(landmarkScales.map((scale) => formatScale(scale, language)))
    expect(stops).toHaveLength(11)
    expect(stops.map((sizes) => sizes.length)).toEqual([...Array.from({ length: 10 }, () => 1), 2])
    const [first, last] = [stops[0], stops.at(-1)]
    expect(first?.[0]?.size).toBe(language === 'es' ? '0,1\u00a0nm' : '0.1\u00a0nm')
    expect(last?.map((landmark) => landmark.size)).toEqual([
      '1\u00a0m',
      language === 'es' ? '10.000\u00a0km' : '10,000\u00a0km',
    ])
  })
})

describe('the marks', () => {
  it('stand in order of size, apart from each other, inside the axis, none lost', () => {
    fc.assert(
      fc.property(marks, (given) => {
        const placed = placeMarks(given)
        expect(placed.map(({ id }) => id).toSorted()).toEqual(given.map(({ id }) => id).toSorted())
        for (const [index, { scale, x }] of placed.entries()) {
          const before = placed[index - 1]
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(100)
          if (!before) continue
          expect(before.scale).toBeLessThanOrEqual(scale)
          expect(x - before.x).toBeGreaterThan(markGap - 1e-6)
        }
      }),
    )
  })

  it('stand at their size where there is room', () => {
    const placed = placeMarks(
      [1e-9, 1e-6, 1e-2].map((scale, index) => ({ id: String(index), title: 'T', scale, scaleText: '', inks: [] })),
    )
    for (const { x, at, scale } of placed) {
      expect(at).toBe(axisPosition(scale))
      expect(x).toBeCloseTo(at)
    }
  })

  it('share the way when two are of one size', () => {
    const [one, other] = placeMarks(['2', '1'].map((id) => ({ id, title: 'T', scale: 1e-5, scaleText: '', inks: [] })))
    expect([one?.id, other?.id]).toEqual(['1', '2'])
    expect(((one?.x ?? 0) + (other?.x ?? 0)) / 2).toBeCloseTo(axisPosition(1e-5))
  })

  it('do not depend on the order in which they are given', () => {
    fc.assert(
      fc.property(marks, (given) => {
        expect(placeMarks(given.toReversed())).toEqual(placeMarks(given))
      }),
    )
  })
})
