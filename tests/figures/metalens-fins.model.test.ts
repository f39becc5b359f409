import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { numberText } from '../../src/figures/figure-text.ts'
import { lensMachine, turnLimits, turnsOf } from '../../src/figures/metalens-fins/metalens-fins.machine.ts'
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

  it('of the paper of 2016, 240 µm wide with its focus at 90 µm, has a detour of 60 µm at its rim (Khorasaninejad et al. 2016)', () => {
    expect(detour(120, 90)).toBeCloseTo(60, 10)
    // Numerical aperture 0.8, as in the paper: the sine of the angle from focus to rim.
    expect(120 / (90 + detour(120, 90))).toBeCloseTo(0.8, 10)
  })

  it('keeps four fifths of its brightness with phases off by a fourteenth of a wave (Maréchal; Born and Wolf, § 9.3)', () => {
    const off = right.map((turn, at) => turn + (at % 2 === 0 ? 1 : -1) * (360 / 14 / 2))
    expect(lightAt(off, 'green')).toBeCloseTo(0.813, 3)
    expect(Math.abs(lightAt(off, 'green') - 0.8)).toBeLessThan(0.02)
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

  // Near the axis, light focuses at f λ₀ / λ; from the outer ring, by the grating law. The brightest point is between.
  it.each([
    ['red', 9.4, 9.7, 9.1],
    ['violet', 16.1, 15.8, 16.4],
  ] as const)(
    'is brightest in %s light at %f µm, between where rays near its middle meet and outer ones',
    (colour, height, middle, rim) => {
      const widest = rings.at(-1) ?? 0
      const outer = (colours[colour] / colours.green) * (widest / Math.hypot(widest, focus))
      expect((focus * colours.green) / colours[colour]).toBeCloseTo(middle, 1)
      expect(widest / Math.tan(Math.asin(outer))).toBeCloseTo(rim, 1)
      expect(Math.abs(brightestHeight(right, colour) - height)).toBeLessThan(0.2)
    },
  )

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

it('is a lens exactly where the brightness of its focus in green light reads 90 per cent or more', () => {
  const actor = createActor(lensMachine).start()
  const turns = Array.from({ length: turnLimits.max / turnLimits.step + 1 }, (_, at) => at * turnLimits.step)
  let lenses = 0
  for (const turn4 of [0, 15, 135]) {
    for (const turn5 of turns) {
      for (const turn6 of turns) {
        actor.send({ type: 'set', settings: { turn4, turn5, turn6 } })
        const { value, context } = actor.getSnapshot()
        const read = Number(numberText(lightAt(turnsOf(context.settings), 'green') * 100, 'en'))
        if (value === 'solved') lenses++
        expect({ turn4, turn5, turn6, value }).toEqual({ turn4, turn5, turn6, value: read >= 90 ? 'solved' : 'trying' })
      }
    }
  }
  expect(lenses).toBeGreaterThan(10)
})
