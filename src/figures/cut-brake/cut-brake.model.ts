// Shares range from 0 to 1; hemoglobin per cell is in picograms.

/** Hemoglobin per red cell (normal: 27 to 33 pg). */
const haemoglobin = 30
/** Fetal hemoglobin that protects a cell (about 10 pg: Steinberg et al., Blood 123 (2014) 481). */
const protective = 10
/** Days. A simplification: lifetime rises with fetal hemoglobin (Franco et al., Blood 108 (2006) 1073). */
const lifetime = { usual: 120, sickle: 20 } as const
/** Fetal hemoglobin of unedited cells, and the Erlang shape of its distribution. Both chosen for this figure. */
const unedited = 0.05
const evenness = 16

function tail(amount: number, mean: number, shape: number): number {
  if (mean <= 0) return 0
  const at = (evenness * amount) / mean
  let term = 1
  let sum = 1
  for (let step = 1; step < shape; step++) {
    term *= at / step
    sum += term
  }
  return Math.exp(-at) * sum
}

/** Share of cells with at least the protective amount, given the mean fetal share. */
export const protectedOf = (fetal: number): number => tail(protective, fetal * haemoglobin, evenness)

/** Random pairing of chains. Almost only molecules with two sickle chains join rods (Steinberg et al. 2014). */
export function pairsOf(fetal: number): { sickle: number; mixed: number; fetal: number } {
  return { sickle: (1 - fetal) ** 2, mixed: 2 * fetal * (1 - fetal), fetal: fetal ** 2 }
}

export interface Blood {
  edited: number
  safe: number
  fetal: number
}

export const safeOfHundred = ({ safe }: Blood): number => Math.round(safe * 100)

/** Steady state: cell counts are proportional to production times lifetime. */
export function bloodOf(stemCells: number, fetal: number): Blood {
  const kinds = [
    { made: stemCells, mean: fetal, isEdited: true },
    { made: 1 - stemCells, mean: unedited, isEdited: false },
  ]
  const sum = { all: 0, edited: 0, safe: 0, fetal: 0 }
  for (const { made, mean, isEdited } of kinds) {
    const safe = protectedOf(mean)
    // Hemoglobin of the protected cells: tail of the next Erlang shape, times the mean.
    const carried = mean * tail(protective, mean * haemoglobin, evenness + 1)
    const there = made * (safe * lifetime.usual + (1 - safe) * lifetime.sickle)
    sum.all += there
    if (isEdited) sum.edited += there
    sum.safe += made * safe * lifetime.usual
    sum.fetal += made * (carried * lifetime.usual + (mean - carried) * lifetime.sickle)
  }
  return { edited: sum.edited / sum.all, safe: sum.safe / sum.all, fetal: sum.fetal / sum.all }
}
