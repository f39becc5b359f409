import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { colourName } from '../../src/figures/colour.model.ts'
import { limits, wingMachine } from '../../src/figures/wing-lamellae/wing-lamellae.machine.ts'
import {
  detour,
  fillings,
  layerIndex,
  reflectance,
  wingColour,
  wingColourName,
  wingReflectance,
  type Wing,
} from '../../src/figures/wing-lamellae/wing-lamellae.model.ts'
import { texts } from '../../src/figures/wing-lamellae/wing-lamellae.texts.ts'

const straight = { nm: 550, tilt: 0, vibration: 'across', ground: 1.52 } as const
const wing = (changed: Partial<Wing> = {}): Wing => ({ spacing: 200, tilt: 0, filling: 'air', ...changed })
const range = ({ min, max, step }: { min: number; max: number; step: number }) =>
  Array.from({ length: (max - min) / step + 1 }, (_, at) => min + at * step)

describe('a stack of thin layers', () => {
  it('without a layer throws back what Fresnel says: 4.26 % at glass of index 1.52 (Born and Wolf, § 1.5)', () => {
    expect(reflectance([], straight)).toBeCloseTo(0.0426, 4)
  })

  it('with a quarter wave of magnesium fluoride on glass throws back 1.26 % (Hecht, Optics, § 9.7)', () => {
    expect(reflectance([[1.38, 550 / 4 / 1.38]], straight)).toBeCloseTo(0.0126, 4)
  })

  it('with a half wave is as if it were not there (Born and Wolf, § 1.6.4)', () => {
    expect(reflectance([[2.3, 550 / 2 / 2.3]], straight)).toBeCloseTo(reflectance([], straight), 10)
  })

  it.each(['across', 'along'] as const)(
    'with a half wave is as if it were not there from the side, too, of light that vibrates %s: n d cos θ = λ / 2',
    (vibration) => {
      const aside = { ...straight, tilt: 60, vibration }
      const cosine = Math.sqrt(1 - 0.75 / 2.3 ** 2)
      expect(reflectance([[2.3, 550 / 2 / 2.3 / cosine]], aside)).toBeCloseTo(reflectance([], aside), 10)
    },
  )

  it('of quarter waves throws back what the closed formula says (Born and Wolf, § 1.6.5, eq. 96)', () => {
    const [high, low, pairs] = [2.3, 1.38, 4]
    const stack = Array.from({ length: pairs }, () => [
      [high, 550 / 4 / high] as const,
      [low, 550 / 4 / low] as const,
    ]).flat()
    const ratio = (high / low) ** (2 * pairs)
    const closed = ((1 - 1.52 * ratio) / (1 + 1.52 * ratio)) ** 2
    expect(reflectance(stack, straight)).toBeCloseTo(closed, 10)
  })

  it('throws nothing back at Brewster’s angle, 56.66° for glass, of light that vibrates along (Hecht, § 8.6)', () => {
    expect(reflectance([], { ...straight, tilt: 56.66, vibration: 'along' })).toBeLessThan(1e-6)
    expect(reflectance([], { ...straight, tilt: 56.66, vibration: 'across' })).toBeGreaterThan(0.1)
  })

  it('never throws back more than came, nor less than nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 150, max: 300 }),
        fc.integer({ min: 0, max: 75 }),
        fc.constantFrom('air' as const, 'alcohol' as const),
        fc.integer({ min: 380, max: 740 }),
        (spacing, tilt, filling, nm) => {
          const share = wingReflectance({ spacing, tilt, filling }, nm)
          return share >= 0 && share <= 1
        },
      ),
    )
  })
})

describe('the wing', () => {
  it('has layers of index 1.364 in air, 1.483 in alcohol: the root of the mean of squares (Born and Wolf, § 15.5.2)', () => {
    expect(layerIndex('air')).toBeCloseTo(1.364, 3)
    expect(layerIndex('alcohol')).toBeCloseTo(1.483, 3)
  })

  it.each([
    [0, 420],
    [0, 610],
    [60, 420],
    [60, 610],
  ])(
    'without gaps is a slab of eight layers, at %i° and %i nm: Airy’s formula (Born and Wolf, § 7.6.1)',
    (tilt, nm) => {
      const index = layerIndex('air')
      const [outside, inside] = [
        Math.cos((tilt * Math.PI) / 180),
        Math.sqrt(1 - (Math.sin((tilt * Math.PI) / 180) / index) ** 2),
      ]
      const wave = Math.sin((2 * Math.PI * index * 560 * inside) / nm) ** 2
      const airy = (amplitude: number) => {
        const finesse = (4 * amplitude ** 2) / (1 - amplitude ** 2) ** 2
        return (finesse * wave) / (1 + finesse * wave)
      }
      const across = airy((outside - index * inside) / (outside + index * inside))
      const along = airy((index * outside - inside) / (index * outside + inside))
      expect(wingReflectance(wing({ spacing: 70, tilt }), nm)).toBeCloseTo((across + along) / 2, 10)
    },
  )

  it('is shown as bright as it shines: 0.4 and 0.6 times what comes back of its colour', () => {
    // Brightest screen color as linear light (IEC 61966-2-1).
    const brightness = (changed: Wing) => ((Math.max(...wingColour(changed)) / 255 + 0.055) / 1.055) ** 2.4
    for (const changed of [wing(), wing({ filling: 'alcohol' }), wing({ tilt: 20 })]) {
      const back = wingReflectance(changed, detour(changed))
      expect(Math.abs(brightness(changed) - 0.4 - 0.6 * back)).toBeLessThan(0.01)
    }
  })

  it('is blue, between 450 and 480 nm, as Morpho wings are (Vukusic et al. 1999; Kinoshita et al. 2008)', () => {
    expect(detour(wing())).toBeGreaterThan(450)
    expect(detour(wing())).toBeLessThan(480)
    const [red, green, blue] = wingColour(wing())
    expect(blue).toBeGreaterThan(Math.max(red, green) + 40)
  })

  it('turns green in alcohol (Kinoshita et al. 2008)', () => {
    expect(colourName(detour(wing({ filling: 'alcohol' })))).toBe('green')
    const [red, green, blue] = wingColour(wing({ filling: 'alcohol' }))
    expect(green).toBeGreaterThan(Math.max(red, blue))
  })

  it('sends back more of its blue than the 75 % at most of real scales, which absorb (Vukusic et al. 1999)', () => {
    expect(wingReflectance(wing(), detour(wing()))).toBeGreaterThan(0.75)
  })

  it('is brightest where the echoes of neighbouring layers are in step', () => {
    for (const spacing of [180, 210, 240, 270]) {
      const changed = wing({ spacing })
      const shares = Array.from({ length: 400 }, (_, at) => ({
        nm: 350 + at,
        share: wingReflectance(changed, 350 + at),
      }))
      const half = shares.filter(({ share }) => share > 0.6).map(({ nm }) => nm)
      const middle = ((half[0] ?? 0) + (half.at(-1) ?? 0)) / 2
      expect(Math.abs(middle - detour(changed))).toBeLessThan(25)
    }
  })

  it('turns bluer as the light comes from the side: by Snell’s law, 2 nd √(1 − sin²θ / n²) for one material', () => {
    const index = layerIndex('air')
    const solid = { spacing: 70, tilt: 60, filling: 'air' } as const
    expect(detour(solid)).toBeCloseTo(2 * index * 70 * Math.sqrt(1 - 0.75 / index ** 2), 8)
    expect(detour(wing({ tilt: 60 }))).toBeLessThan(detour(wing()) - 100)
  })
})

describe('a green wing', () => {
  const all = fillings.flatMap((filling) =>
    range(limits.spacing).flatMap((spacing) => range(limits.tilt).map((tilt) => wing({ spacing, tilt, filling }))),
  )
  const actor = createActor(wingMachine).start()
  const isSolved = (settings: Wing) => {
    actor.send({ type: 'set', settings })
    return actor.getSnapshot().value === 'solved'
  }

  it('is what the task counts as done: no setting reads as green and is not, or the reverse', () => {
    expect(all).toHaveLength(27 * 16 * 2)
    for (const one of all) {
      const read = texts.en.colours[wingColourName(one)]
      expect({ one, isSolved: isSolved(one) }).toEqual({ one, isSolved: read === 'green' })
    }
  })

  it('has green as the greatest part of its colour, and its wavelength in whole nanometres is green', () => {
    const green = all.filter(isSolved)
    expect(green.length).toBeGreaterThan(50)
    for (const one of green) {
      const [red, most, blue] = wingColour(one)
      expect(most).toBeGreaterThan(1.1 * Math.max(red, blue))
      expect(colourName(Math.round(detour(one)))).toBe('green')
    }
  })

  it('is none that looks yellow or blue-green, though its wavelength has the name of green', () => {
    for (const [spacing, tilt] of [
      [255, 0],
      [255, 5],
      [260, 5],
      [260, 10],
      [265, 15],
      [270, 20],
      [280, 25],
    ] as const) {
      expect(colourName(detour(wing({ spacing, tilt })))).toBe('green')
      expect(wingColourName(wing({ spacing, tilt }))).toBe('yellowGreen')
    }
    expect(wingColourName(wing({ spacing: 250, tilt: 75, filling: 'alcohol' }))).toBe('cyan')
  })

  it('slides back to blue-green as the light comes from the side, whichever way it was made', () => {
    for (const one of [wing({ spacing: 230 }), wing({ spacing: 240 }), wing({ filling: 'alcohol' })]) {
      const names = range(limits.tilt).map((tilt) => wingColourName({ ...one, tilt }))
      expect(names[0]).toBe('green')
      expect(names).toContain('cyan')
      expect(names).not.toContain('yellow')
    }
  })
})
