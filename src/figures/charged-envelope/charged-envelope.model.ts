// The ionisable lipid of a nanoparticle, as a base that takes up a proton.

/**
 * pH on the way of a particle that a cell swallows: blood, young endosome, late endosome, lysosome. Between 6.7 and 4.7 inside of
 * cells, ever more acid on the way (Casey, Grinstein and Orlowski, Nature Reviews Molecular Cell Biology 11 (2010) 50).
 */
export const places = { blood: 7.4, young: 6.3, late: 5.5, lysosome: 4.7 } as const
export type Place = keyof typeof places

/** The range of pKa in which silencing in the liver of mice worked best (Jayaraman et al., Angewandte Chemie 51 (2012) 8529). */
export const best = { from: 6.2, to: 6.5 } as const

/**
 * The share of a base that is charged at a pH: 1 / (1 + 10^(pH − pKa)), the law of Henderson (1908) and Hasselbalch (1916).
 * For lipids in a particle the pKa is the apparent one, at which half of them are charged.
 */
export function chargedShare(pH: number, pKa: number): number {
  return 1 / (1 + 10 ** (pH - pKa))
}

/** How many protons there are for one in blood; by the definition of pH. */
export function protonsForOneInBlood(pH: number): number {
  return 10 ** (places.blood - pH)
}
