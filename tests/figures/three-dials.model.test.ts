import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { numberText } from '../../src/figures/figure-text.ts'
import { dialsMachine, gainDecimals, gainOf, limits } from '../../src/figures/three-dials/three-dials.machine.ts'
import {
  degreesPerKev,
  energies,
  fusionPower,
  gain,
  lostPower,
  neededProduct,
  reactivity,
  shonePower,
} from '../../src/figures/three-dials/three-dials.model.ts'

const temperatures = Array.from({ length: 400 }, (_, at) => 5 + at / 10)
const lowest = (wanted: number) =>
  temperatures.reduce((best, kev) => (neededProduct(kev, wanted) < neededProduct(best, wanted) ? kev : best))

describe('reactivity of deuterium and tritium', () => {
  // Bosch and Hale (1992), table VIII.
  it.each([
    [1, 6.857e-27],
    [2, 2.977e-25],
    [5, 1.366e-23],
    [10, 1.136e-22],
    [20, 4.33e-22],
    [50, 8.649e-22],
  ])('at %d keV is %d m³/s', (kev, known) => {
    expect(reactivity(kev) / known).toBeCloseTo(1, 3)
  })

  it('at 10 and 20 keV is within a tenth of the values of the NRL Plasma Formulary (1.1e-22, 4.2e-22)', () => {
    expect(Math.abs(reactivity(10) / 1.1e-22 - 1)).toBeLessThan(0.1)
    expect(Math.abs(reactivity(20) / 4.2e-22 - 1)).toBeLessThan(0.1)
  })
})

describe('the balance of heat', () => {
  it('leaves four fifths of the energy to the neutron (3.5 of 17.6 MeV to the helium)', () => {
    expect(1 - energies.helium / energies.all).toBeCloseTo(0.8, 2)
  })

  it('needs the smallest product for a fire by itself at about 14 keV: 3e21 keV s/m³ (Wurzel and Hsu 2022)', () => {
    const best = lowest(Infinity)
    expect(best).toBeGreaterThan(13.5)
    expect(best).toBeLessThan(14.5)
    expect(neededProduct(best, Infinity) / 1e21).toBeCloseTo(3, 1)
  })

  it('is easiest at about 160 million degrees for each of the three curves, as the figure says', () => {
    for (const wanted of [1, 10, Infinity]) {
      expect(Math.abs(lowest(wanted) * degreesPerKev - 160)).toBeLessThan(6)
    }
  })

  it('burns by itself only above 4.3 keV, 50 million degrees, however well it keeps its heat (ideal ignition: Wurzel and Hsu 2022)', () => {
    expect(neededProduct(4.3, Infinity)).toBe(Infinity)
    expect(gain(4.3, 1e20, 1e9)).toBeLessThan(Infinity)
    expect(neededProduct(4.35, Infinity)).toBeLessThan(Infinity)
    expect(gain(4.35, 1e20, 1e9)).toBe(Infinity)
    expect(4.3 * degreesPerKev).toBeCloseTo(50, 0)
  })

  it('needs for each gain the product that gives it', () => {
    for (const [kev, wanted] of [
      [5, 1],
      [14, 10],
      [30, 2],
    ] as const) {
      const seconds = neededProduct(kev, wanted) / kev / 1e20
      expect(gain(kev, 1e20, seconds) / wanted).toBeCloseTo(1, 6)
    }
  })

  it('shines away 17 kW a cubic metre at 10 keV and 1e20 (NRL Plasma Formulary: 1.69e-32 · n² · √T in W/cm³, cm³ and eV)', () => {
    const formulary = 1.69e-32 * (1e20 / 1e6) ** 2 * Math.sqrt(10_000)
    expect(shonePower(10, 1e20) / formulary).toBeCloseTo(1, 2)
    expect(shonePower(10, 1e20) * 1000).toBeCloseTo(16.9, 1)
    expect(shonePower(10, 2e20) / shonePower(10, 1e20)).toBeCloseTo(4, 10)
  })

  it('has the helium carry two thirds of the losses at a gain of ten, half of them at five', () => {
    for (const [wanted, share] of [
      [10, 2 / 3],
      [5, 0.5],
    ] as const) {
      const kev = 13
      const seconds = neededProduct(kev, wanted) / kev / 1e20
      expect(gain(kev, 1e20, seconds) / wanted).toBeCloseTo(1, 6)
      const helium = fusionPower(kev, 1e20) * (energies.helium / energies.all)
      expect(helium / (lostPower(kev, 1e20, seconds) + shonePower(kev, 1e20))).toBeCloseTo(share, 2)
    }
  })

  it('makes some 0.6 MW a cubic metre at the mean temperature of ITER, 500 MW in its 830 m³ (8 to 9 keV, 1e20 a cubic metre)', () => {
    expect(fusionPower(8.6, 1e20)).toBeGreaterThan(500 / 830 - 0.1)
    expect(fusionPower(8.6, 1e20)).toBeLessThan(500 / 830 + 0.1)
  })

  it('makes four times the heat of twice the density', () => {
    expect(fusionPower(10, 2e20) / fusionPower(10, 1e20)).toBeCloseTo(4, 10)
  })

  it('stores 480 kJ in a cubic metre of 1e20 electrons and as many nuclei at 10 keV (3 n T)', () => {
    expect(lostPower(10, 1e20, 1)).toBeCloseTo(0.4807, 4)
  })

  it('gives no gain in the cold, and burns by itself where it loses less than the helium brings', () => {
    expect(gain(0.86, 1e20, 1)).toBeLessThan(1e-3)
    expect(gain(14, 1e20, 3)).toBe(Infinity)
  })
})

describe('the dials', () => {
  const steps = ({ min, max, step }: { min: number; max: number; step: number }) =>
    Array.from({ length: (max - min) / step + 1 }, (_, at) => min + at * step)

  it('do the task wherever what is shown says ten to one or more from a thin plasma, and nowhere else', () => {
    const actor = createActor(dialsMachine).start()
    const wrong: string[] = []
    for (const degrees of steps(limits.degrees)) {
      for (const density of steps(limits.density)) {
        for (const tenths of steps(limits.tenths)) {
          const dials = { degrees, density, tenths }
          actor.send({ type: 'set', settings: dials })
          const own = gainOf(dials)
          const shown = own === Infinity ? own : Number(numberText(own, 'en', gainDecimals(own)).replaceAll(',', ''))
          const isTen = shown >= 10 && Number(numberText(density / 10, 'en', 1)) <= 1
          if (actor.getSnapshot().matches('solved') !== isTen) wrong.push(`${JSON.stringify(dials)}: ${shown}`)
        }
      }
    }
    expect(wrong).toEqual([])
    actor.send({ type: 'set', settings: { degrees: 340, density: 8, tenths: 13 } })
    expect(actor.getSnapshot().value).toBe('solved')
  })

  it('are at first where a hundred parts of heat bring back thirteen', () => {
    expect(gainOf(createActor(dialsMachine).start().getSnapshot().context.settings)).toBeCloseTo(0.135, 3)
  })
})
