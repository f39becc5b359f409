// The ionisable lipid of a nanoparticle, as a base that takes up a proton.

/**
 * pH on the way of a particle that a cell swallows: blood, early endosome, late endosome, lysosome. Between 6.7 and 4.7 inside of
 * cells, ever more acid on the way (Casey, Grinstein and Orlowski, Nature Reviews Molecular Cell Biology 11 (2010) 50).
 */
export const places = { blood: 7.4, young: 6.3, late: 5.5, lysosome: 4.7 } as const
export type Place = keyof typeof places

/** The pH from which on down a particle has been swallowed. Set here, between blood and the early endosome. */
export const swallowed = 7

/** The range of pKa in which silencing in the liver of mice worked best (Jayaraman et al., Angewandte Chemie 51 (2012) 8529). */
export const best = { from: 6.2, to: 6.5 } as const

/**
 * The share of a base that is charged at a pH: 1 / (1 + 10^(pH − pKa)), the law of Henderson (1908) and Hasselbalch (1916).
 * For lipids in a particle the pKa is the apparent one, at which half of them are charged.
 */
export function chargedShare(pH: number, pKa: number): number {
  return 1 / (1 + 10 ** (pH - pKa))
}

/** A share in whole per cent, as it is read off and as the task counts it. */
export const percentOf = (share: number): number => Math.round(share * 100)

/**
 * The most of the RNA that gets out of endosomes: of short strands in such particles, 1 to 2 in a hundred did (Gilleron et al.,
 * Nature Biotechnology 31 (2013) 638).
 */
const escapesAtMost = 0.02

/** The share of the RNA that gets out at most: none before the particle is swallowed. That it grows in step with the charge is set here. */
export function escapedShare(pH: number, pKa: number): number {
  return pH < swallowed ? escapesAtMost * chargedShare(pH, pKa) : 0
}

/** How many protons there are for one in blood; by the definition of pH. */
export function protonsForOneInBlood(pH: number): number {
  return 10 ** (places.blood - pH)
}
