// How much of a medicine is in the body, counted in doses. Times in days.

const hour = 1 / 24

/**
 * Half-lives that a message of this kind can have, from the gut's own to longer than any here. Those with a name are real: GLP-1
 * about two minutes; exenatide, the lizard's, 2.4 hours, liraglutide 13 hours, dulaglutide 5 days and semaglutide 7 (“Comparative
 * characteristics of currently marketed, short- and longer-acting, injectable GLP-1 RAs”, table 2 of the article at page 17 of
 * Journal of Clinical Pharmacy and Therapeutics 45, supplement 1 (2020), PMC7540167).
 */
export const halfLives = [
  { days: 2 / (24 * 60), molecule: 'glp1' },
  { days: 2.4 * hour, molecule: 'exenatide' },
  { days: 13 * hour, molecule: 'liraglutide' },
  { days: 1, molecule: undefined },
  { days: 2, molecule: undefined },
  { days: 3, molecule: undefined },
  { days: 4, molecule: undefined },
  { days: 5, molecule: 'dulaglutide' },
  { days: 6, molecule: undefined },
  { days: 7, molecule: 'semaglutide' },
  { days: 8, molecule: undefined },
  { days: 9, molecule: undefined },
  { days: 10, molecule: undefined },
] as const
export type Molecule = NonNullable<(typeof halfLives)[number]['molecule']>

/** Days from one injection to the next. */
export const week = 7

/** The share that is left after some days: first-order elimination, half at each half-life. */
export const shareLeft = (days: number, halfLife: number): number => 2 ** (-days / halfLife)

/** Doses in the body on a day: of each injection so far what is left of it. What is injected counts at once. */
export function dosesOn(day: number, halfLife: number, injections: readonly number[]): number {
  return injections.reduce((sum, at) => (at <= day ? sum + shareLeft(day - at, halfLife) : sum), 0)
}

/**
 * Doses just after an injection when there have been many, one each `every` days: the sum of a geometric series, 1 / (1 − share
 * left) (accumulation at steady state: Rowland and Tozer, Clinical Pharmacokinetics and Pharmacodynamics).
 */
export const plateau = (every: number, halfLife: number): number => 1 / (1 - shareLeft(every, halfLife))
