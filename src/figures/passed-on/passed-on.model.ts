// Transmission model. `reproduction`: R₀, infections per person without immunity. `immune`: immune share.

export const effective = (reproduction: number, immune: number): number => reproduction * (1 - immune)

/** Herd immunity threshold: 1 − 1/R₀ (Smith 1970; Fine et al., Clinical Infectious Diseases 52 (2011) 911). */
export const threshold = (reproduction: number): number => Math.max(0, 1 - 1 / reproduction)

export const illInGeneration = (number: number, generation: number): number => number ** generation

/** Mean size of a chain, first case included; `Infinity` if it need not end. */
export const chainLength = (number: number): number => (number < 1 ? 1 / (1 - number) : Infinity)

/** Solves x = next(x) by iteration from 0 or 1, depending on the root wanted. */
function settled(next: (x: number) => number, from: 0 | 1): number {
  let x: number = from
  for (let at = 0; at < 2000; at++) x = next(x)
  return x
}

/** Smallest root of q = exp(R (q − 1)): Galton–Watson process, Poisson offspring (Diekmann and Heesterbeek 2000). */
export const chanceOfEnd = (number: number): number => settled((q) => Math.exp(number * (q - 1)), 0)

/** Final size: z = (1 − immune) (1 − exp(−R₀ z)) (Kermack and McKendrick, Proc. R. Soc. A 115 (1927) 700). */
export function everIll(reproduction: number, immune: number): number {
  if (effective(reproduction, immune) <= 1) return 0
  return settled((z) => (1 - immune) * (1 - Math.exp(-reproduction * z)), 1)
}

/** Medians of published estimates for flu (Biggerstaff et al., BMC Infectious Diseases 14 (2014) 480), rounded to a tenth. */
export const measured = { seasonal: 1.3, year2009: 1.5, year1918: 1.8 } as const
