// A plasma of equal parts deuterium and tritium, the same throughout. Temperatures in keV, densities of electrons in 1/m³, times in
// seconds, powers in MW/m³.

/** Million degrees (kelvins) in a keV: 1 / Boltzmann's constant (CODATA). */
export const degreesPerKev = 11.6045

/** Energies of D + T → helium + neutron (MeV): all of it, and the part of the helium nucleus, which stays in the plasma. */
export const energies = { all: 17.6, helium: 3.5 } as const

const joulesPerKev = 1.602_176_634e-16

/** Fit of Bosch and Hale, Nuclear Fusion 32 (1992) 611, table VII, for D + T from 0.2 to 100 keV. */
const fit = {
  gamow: 34.3827,
  rest: 1_124_656,
  c: [1.173_02e-9, 1.513_61e-2, 7.518_86e-2, 4.606_43e-3, 1.35e-2, -1.0675e-4, 1.366e-5],
} as const

/** How often nuclei of a temperature join, for each pair of densities: reactivity in m³/s (Bosch and Hale, equations 12 to 14). */
export function reactivity(kev: number): number {
  const [c1, c2, c3, c4, c5, c6, c7] = fit.c
  const bend = (kev * (c2 + kev * (c4 + kev * c6))) / (1 + kev * (c3 + kev * (c5 + kev * c7)))
  const theta = kev / (1 - bend)
  const xi = Math.cbrt(fit.gamow ** 2 / (4 * theta))
  return 1e-6 * c1 * theta * Math.sqrt(xi / (fit.rest * kev ** 3)) * Math.exp(-3 * xi)
}

/** Power set free by fusion, with half of the nuclei of each kind. */
export function fusionPower(kev: number, density: number): number {
  return ((density ** 2 / 4) * reactivity(kev) * energies.all * 1000 * joulesPerKev) / 1e6
}

/** Power that the plasma loses as it cools: its heat, 3/2 n T each for nuclei and electrons, within each confinement time. */
export function lostPower(kev: number, density: number, seconds: number): number {
  return (3 * density * kev * joulesPerKev) / seconds / 1e6
}

/** Of bremsstrahlung in hydrogen, in W m³ for each √keV: NRL Plasma Formulary, as Wurzel and Hsu 2022 use it. */
const shining = 5.34e-37

/** Power that the plasma shines away: electrons turned aside by nuclei give off X-rays (bremsstrahlung). No magnet holds them. */
export function shonePower(kev: number, density: number): number {
  return (shining * density ** 2 * Math.sqrt(kev)) / 1e6
}

/**
 * Heat out for heat in, Q: fusion power by what has to be fed in to keep the temperature. Infinite where the helium alone makes up
 * for both losses: then the plasma burns by itself (Lawson, Proceedings of the Physical Society B 70 (1957) 6; in the form of
 * Wurzel and Hsu, Physics of Plasmas 29 (2022) 062103).
 */
export function gain(kev: number, density: number, seconds: number): number {
  const made = fusionPower(kev, density)
  const lost = lostPower(kev, density, seconds) + shonePower(kev, density)
  const fed = lost - (made * energies.helium) / energies.all
  return fed > 0 ? made / fed : Infinity
}

/**
 * The triple product (keV s/m³) that a gain, `wanted`, needs at a temperature; a gain of `Infinity` is a plasma that burns by
 * itself. The product is `Infinity` where the plasma shines away more than it gets, however long it keeps its heat.
 */
export function neededProduct(kev: number, wanted: number): number {
  const share = energies.helium / energies.all + 1 / wanted
  const kept = fusionPower(kev, 1) * share - shonePower(kev, 1)
  return kept > 0 ? (kev * lostPower(kev, 1, 1)) / kept : Infinity
}
