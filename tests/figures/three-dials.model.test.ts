import { describe, expect, it } from 'vitest'
import {
  degreesPerKev,
  energies,
  fusionPower,
  gain,
  lostPower,
  neededProduct,
  reactivity,
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

  it('needs the smallest product for a fire by itself at some 14 keV, 160 million degrees: about 3e21 keV s/m³ (Wurzel and Hsu 2022)', () => {
    const best = lowest(Infinity)
    expect(best * degreesPerKev).toBeGreaterThan(150)
    expect(best * degreesPerKev).toBeLessThan(170)
    expect(neededProduct(best, Infinity) / 1e21).toBeCloseTo(2.8, 1)
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
      expect(helium / lostPower(kev, 1e20, seconds)).toBeCloseTo(share, 2)
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
