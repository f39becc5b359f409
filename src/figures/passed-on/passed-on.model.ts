// How an illness passes from person to person. `reproduction`: how many people one ill person infects where nobody is immune, R₀.
// `immune`: the share of people who cannot catch it.

/** How many people one ill person infects where so many are immune: the effective reproduction number. */
export const effective = (reproduction: number, immune: number): number => reproduction * (1 - immune)

/** The share that has to be immune for an illness to die out: 1 − 1/R₀ (Smith 1970; Fine et al., Clinical Infectious Diseases 52 (2011) 911). */
export const threshold = (reproduction: number): number => Math.max(0, 1 - 1 / reproduction)

/** People ill in a generation of a chain that one person begins: R multiplied by itself. */
export const illInGeneration = (number: number, generation: number): number => number ** generation

/** People in the chain that one person begins, on average, the first included; `Infinity` where it need not end. */
export const chainLength = (number: number): number => (number < 1 ? 1 / (1 - number) : Infinity)

/** Solves x = next(x) by repeating it, from 0 or 1 towards the root that a branching process or an outbreak takes. */
function settled(next: (x: number) => number, from: 0 | 1): number {
  let x: number = from
  for (let at = 0; at < 2000; at++) x = next(x)
  return x
}

/**
 * The chance that a chain begun by one person dies out by itself: the smallest root of q = exp(R (q − 1)), where the number that
 * each infects is scattered as a Poisson distribution (Galton–Watson process; Diekmann and Heesterbeek 2000).
 */
export const chanceOfEnd = (number: number): number => settled((q) => Math.exp(number * (q - 1)), 0)

/**
 * The share of all people who fall ill in the end if nothing is done: z = (1 − immune) (1 − exp(−R₀ z)) (final size: Kermack and
 * McKendrick, Proceedings of the Royal Society A 115 (1927) 700). Zero where each infects at most one.
 */
export function everIll(reproduction: number, immune: number): number {
  if (effective(reproduction, immune) <= 1) return 0
  return settled((z) => (1 - immune) * (1 - Math.exp(-reproduction * z)), 1)
}

/** Medians of published estimates for flu (Biggerstaff et al., BMC Infectious Diseases 14 (2014) 480), rounded to a tenth. */
export const measured = { seasonal: 1.3, year2009: 1.5, year1918: 1.8 } as const
