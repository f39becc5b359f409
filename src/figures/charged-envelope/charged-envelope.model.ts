// The ionisable lipid of a nanoparticle, as a base that takes up a proton.

/** pH along the particle's path (Casey, Grinstein and Orlowski, Nature Reviews Molecular Cell Biology 11 (2010) 50). */
export const places = { blood: 7.4, young: 6.3, late: 5.5, lysosome: 4.7 } as const
export type Place = keyof typeof places

/** pH below which the cell has taken up the particle. Chosen for this figure. */
export const swallowed = 7

/** pKa range with the best gene silencing in mouse liver (Jayaraman et al., Angewandte Chemie 51 (2012) 8529). */
export const best = { from: 6.2, to: 6.5 } as const

/** 1 / (1 + 10^(pH − pKa)) (Henderson 1908, Hasselbalch 1916), here with the lipid's apparent pKa. */
export function chargedShare(pH: number, pKa: number): number {
  return 1 / (1 + 10 ** (pH - pKa))
}

export const percentOf = (share: number): number => Math.round(share * 100)

/** Maximum share of RNA that escapes: 1 to 2 % (Gilleron et al., Nature Biotechnology 31 (2013) 638). */
const escapesAtMost = 0.02

/** Returns the escaped share of RNA. Its proportionality to charge is an assumption of this figure. */
export function escapedShare(pH: number, pKa: number): number {
  return pH < swallowed ? escapesAtMost * chargedShare(pH, pKa) : 0
}

export function protonsForOneInBlood(pH: number): number {
  return 10 ** (places.blood - pH)
}
