// Amount of medicine in the body, in doses. Times in days.

const hour = 1 / 24

/**
 * Days. Named ones are real: GLP-1 2 minutes, exenatide 2.4 hours, liraglutide 13 hours, dulaglutide 5 days,
 * semaglutide 7 days (Journal of Clinical Pharmacy and Therapeutics 45, supplement 1 (2020), table 2, PMC7540167).
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

export const week = 7

/** First-order elimination. */
export const shareLeft = (days: number, halfLife: number): number => 2 ** (-days / halfLife)

/** Doses in the body on a day. Absorption is instantaneous. */
export function dosesOn(day: number, halfLife: number, injections: readonly number[]): number {
  return injections.reduce((sum, at) => (at <= day ? sum + shareLeft(day - at, halfLife) : sum), 0)
}

/** Steady-state peak: geometric series, 1 / (1 − share left) (Rowland and Tozer, Clinical Pharmacokinetics). */
export const plateau = (every: number, halfLife: number): number => 1 / (1 - shareLeft(every, halfLife))
