// Shares go from 0 to 1, haemoglobin of a cell in picograms.

/** Haemoglobin of a red cell (the usual 27 to 33 pg). */
const haemoglobin = 30
/** Fetal haemoglobin from which on a cell is protected (Steinberg et al., Blood 123 (2014) 481: about 10 pg). */
const protective = 10
/**
 * Days that a red cell lives: a protected one as long as a healthy one, another the most that is usual in the disease (10 to 20).
 * Set here. Cells live the longer the more fetal haemoglobin they have (Franco et al., Blood 108 (2006) 1073); those with any were
 * measured to live about three times as long as the others (Franco et al., Blood 104 (2004) 3588), not six times as here.
 */
const lifetime = { usual: 120, sickle: 20 } as const
/** Fetal haemoglobin in cells that nobody edited, and how evenly cells of a kind share theirs (an Erlang shape). Both set here. */
const unedited = 0.05
const evenness = 16

/** The share of cells with more than an amount, if all have so much on average: the tail of an Erlang distribution. */
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

/** The share of cells with at least the protective amount, if so much of their haemoglobin is fetal on average. */
export const protectedOf = (fetal: number): number => tail(protective, fetal * haemoglobin, evenness)

/**
 * What becomes of pairs of chains that meet by chance: the shares of molecules with two sickle chains, one, none. Almost only the
 * first join rods (Steinberg et al. 2014).
 */
export function pairsOf(fetal: number): { sickle: number; mixed: number; fetal: number } {
  return { sickle: (1 - fetal) ** 2, mixed: 2 * fetal * (1 - fetal), fetal: fetal ** 2 }
}

/** What is in the blood. */
export interface Blood {
  /** Of the red cells, those that come of edited stem cells. */
  edited: number
  /** Of the red cells, those that are protected. */
  safe: number
  /** Of the haemoglobin, what is fetal. */
  fetal: number
}

/** Red cells protected of a hundred, as they are drawn, read off and counted by the task: no half ones. */
export const safeOfHundred = ({ safe }: Blood): number => Math.round(safe * 100)

/**
 * The blood that settles in when so many of the stem cells are edited and their red cells carry so much fetal haemoglobin on
 * average: cells are in the blood as they are made times as long as they live.
 */
export function bloodOf(stemCells: number, fetal: number): Blood {
  const kinds = [
    { made: stemCells, mean: fetal, isEdited: true },
    { made: 1 - stemCells, mean: unedited, isEdited: false },
  ]
  const sum = { all: 0, edited: 0, safe: 0, fetal: 0 }
  for (const { made, mean, isEdited } of kinds) {
    const safe = protectedOf(mean)
    // What the protected ones carry together: the tail of the next shape, times the mean.
    const carried = mean * tail(protective, mean * haemoglobin, evenness + 1)
    const there = made * (safe * lifetime.usual + (1 - safe) * lifetime.sickle)
    sum.all += there
    if (isEdited) sum.edited += there
    sum.safe += made * safe * lifetime.usual
    sum.fetal += made * (carried * lifetime.usual + (mean - carried) * lifetime.sickle)
  }
  return { edited: sum.edited / sum.all, safe: sum.safe / sum.all, fetal: sum.fetal / sum.all }
}
