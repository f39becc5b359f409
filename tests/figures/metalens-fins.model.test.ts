import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  brightestHeight,
  colours,
  detour,
  focus,
  handsAt,
  lightAt,
  phaseOf,
  rightTurn,
  rings,
} from '../../src/figures/metalens-fins/metalens-fins.model.ts'

const right = rings.map(rightTurn)

describe('a fin', () => {
  it('shifts light by twice its turn: half a turn is a whole wave (Khorasaninejad et al. 2016)', () => {
    expect(phaseOf(90)).toBeCloseTo(Math.PI, 12)
    expect(phaseOf(180)).toBeCloseTo(2 * Math.PI, 12)
  })
})

describe('the lens', () => {
  it('is in step again where the detour is a whole wave: at √(2fλ + λ²), 3.61 µm here (zones of Fresnel)', () => {
    const radius = Math.sqrt(2 * focus * colours.green + colours.green ** 2)
    expect(radius).toBeCloseTo(3.613, 3)
    expect(detour(radius)).toBeCloseTo(colours.green, 12)
    expect(Math.sin(phaseOf(rightTurn(radius)))).toBeCloseTo(0, 8)
  })

  it('has a detour of r² / 2f near its middle', () => {
    expect(detour(0.9)).toBeCloseTo(0.9 ** 2 / (2 * focus), 3)
  })

  it('brings all light to the focus when all fins are right, whatever comes with a whole half turn more', () => {
    expect(lightAt(right, 'green')).toBeCloseTo(1, 12)
    expect(
      lightAt(
        right.map((turn) => turn + 180),
        'green',
      ),
    ).toBeCloseTo(1, 12)
  })

  it('is as bright when all fins are turned further alike: only what lies between waves counts', () => {
    for (const further of [20, 45, 70]) {
      expect(
        lightAt(
          right.map((turn) => turn + further),
          'green',
        ),
      ).toBeCloseTo(1, 12)
    }
  })

  it('needs no fin turned by more than half a turn', () => {
    for (const turn of right) {
      expect(turn).toBeGreaterThanOrEqual(0)
      expect(turn).toBeLessThan(180)
    }
  })

  it('is brightest at the height it was made for', () => {
    expect(brightestHeight(right, 'green')).toBeCloseTo(focus, 0)
  })

  // f · λ₀ / λ near the middle; the wide rings pull it a little nearer (Khorasaninejad et al. 2017, on chromatic metalenses).
  it.each([
    ['red', 9.7],
    ['violet', 15.8],
  ] as const)('brings %s light together near %f µm', (colour, height) => {
    expect(brightestHeight(right, colour)).toBeGreaterThan(height - 1)
    expect(brightestHeight(right, colour)).toBeLessThan(height + 1)
  })

  it('loses what a single ring in counterphase takes away: (13 − 4)² / 13² of the light is left', () => {
    expect(
      lightAt(
        right.map((turn, at) => (at === 2 ? turn + 90 : turn)),
        'green',
      ),
    ).toBeCloseTo((9 / 13) ** 2, 10)
  })

  it('never has more light than arrives, from two hands a ring and one of the middle', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 175 }), { minLength: 7, maxLength: 7 }), (turns) => {
        expect(handsAt(turns, 'green')).toHaveLength(13)
        return lightAt(turns, 'green') <= 1 + 1e-12
      }),
    )
  })
})
