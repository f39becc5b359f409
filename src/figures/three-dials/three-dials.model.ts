// Uniform plasma, half deuterium and half tritium. Temperatures in keV, electron densities in 1/m³, powers in MW/m³.

/** Million kelvins per keV: 1 / Boltzmann constant (CODATA). */
export const degreesPerKev = 11.6045

/** D + T → helium + neutron, in MeV: total, and the part of the helium nucleus, which heats the plasma. */
export const energies = { all: 17.6, helium: 3.5 } as const

const joulesPerKev = 1.602_176_634e-16

/** Fit of Bosch and Hale, Nuclear Fusion 32 (1992) 611, table VII, for D + T from 0.2 to 100 keV. */
const fit = {
  gamow: 34.3827,
  rest: 1_124_656,
  c: [1.173_02e-9, 1.513_61e-2, 7.518_86e-2, 4.606_43e-3, 1.35e-2, -1.0675e-4, 1.366e-5],
} as const

/** Returns the reactivity in m³/s (Bosch and Hale, equations 12 to 14). */
export function reactivity(kev: number): number {
  const [c1, c2, c3, c4, c5, c6, c7] = fit.c
  const bend = (kev * (c2 + kev * (c4 + kev * c6))) / (1 + kev * (c3 + kev * (c5 + kev * c7)))
  const theta = kev / (1 - bend)
  const xi = Math.cbrt(fit.gamow ** 2 / (4 * theta))
  return 1e-6 * c1 * theta * Math.sqrt(xi / (fit.rest * kev ** 3)) * Math.exp(-3 * xi)
}

export function fusionPower(kev: number, density: number): number {
  return ((density ** 2 / 4) * reactivity(kev) * energies.all * 1000 * joulesPerKev) / 1e6
}

/** Power lost by cooling: 3/2 n T for ions and electrons per confinement time. */
export function lostPower(kev: number, density: number, seconds: number): number {
  return (3 * density * kev * joulesPerKev) / seconds / 1e6
}

/** Bremsstrahlung of hydrogen, W m³ per √keV: NRL Plasma Formulary, as in Wurzel and Hsu 2022. */
const shining = 5.34e-37

export function shonePower(kev: number, density: number): number {
  return (shining * density ** 2 * Math.sqrt(kev)) / 1e6
}

/** Fusion power / heating power; infinite at ignition (Lawson 1957; Wurzel and Hsu, Phys. Plasmas 29 (2022) 062103). */
export function gain(kev: number, density: number, seconds: number): number {
  const made = fusionPower(kev, density)
  const lost = lostPower(kev, density, seconds) + shonePower(kev, density)
  const fed = lost - (made * energies.helium) / energies.all
  return fed > 0 ? made / fed : Infinity
}

/** Triple product (keV s/m³) for a gain. `Infinity`: `wanted` for ignition; the result if radiation exceeds heating. */
export function neededProduct(kev: number, wanted: number): number {
  const share = energies.helium / energies.all + 1 / wanted
  const kept = fusionPower(kev, 1) * share - shonePower(kev, 1)
  return kept > 0 ? (kev * lostPower(kev, 1, 1)) / kept : Infinity
}
