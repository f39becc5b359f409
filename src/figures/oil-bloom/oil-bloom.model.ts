// A litre of the water in an oiled beach: oil and bacteria cling to the sand, the tide changes the water. Amounts in
// milligrams a litre, times in days.

/** Grams of oxygen that burn a gram of heptadecane, C₁₇H₃₆ + 26 O₂, and a gram of cells, C₅H₇NO₂ + 5 O₂ (stoichiometry). */
export const oxygenFor = { oil: (26 * 32) / 240.5, cells: (5 * 32) / 113 } as const
/** The share of nitrogen in cells, C₅H₇NO₂. */
export const nitrogenInCells = 14 / 113

/**
 * Cells made of a gram of heptadecane, and the nitrogen at which they grow half as fast as they can: fitted by Geng, Boufadel
 * and Wrenn, Biodegradation 24 (2013) 153.
 */
export const measured = { yield: 0.15, halfNitrogen: 0.45 } as const
/** Oxygen at which bacteria grow half as fast: the usual value of activated sludge models (from Henze et al. 1987 on). */
export const halfOxygen = 0.2
/** Oxygen in seawater of 10 °C under air (Benson and Krause, Limnology and Oceanography 29 (1984) 620). */
export const seaOxygen = 9
/** Set here: oil and cells at the beginning, the oil at which they grow half as fast, and one doubling a day at most. */
const set = { oil: 200, cells: 0.5, halfOil: 10, growth: Math.LN2 } as const

const step = 0.02

/** What a nutrient allows of the greatest rate of growth, from 0 to 1 (Monod, Annual Review of Microbiology 3 (1949) 371). */
export const monod = (amount: number, half: number): number => amount / (half + amount)

/** Grams of oxygen for a gram of oil eaten: what is not burnt has become cells. */
export const oxygenEaten = oxygenFor.oil - measured.yield * oxygenFor.cells

/** What is set of a beach. */
export interface Supply {
  /** Nitrogen in the water that the tide brings: the fertiliser too comes with it. On a real beach the tide washes it out as well. */
  nitrogen: number
  /** How often a day the water changes. */
  changes: number
}

/** A beach on a day. */
export interface Day {
  oil: number
  cells: number
  nitrogen: number
  oxygen: number
}

/**
 * A beach from day to day, the first as it begins. Growth is the greatest rate times what oil, nitrogen and oxygen allow
 * (multiplicative Monod kinetics, as in Geng et al. 2013), and never more than there is of each.
 */
export function runOf({ nitrogen, changes }: Supply, days: number, start: Partial<Day> = {}): Day[] {
  let now: Day = { oil: set.oil, cells: set.cells, nitrogen, oxygen: seaOxygen, ...start }
  const run = [now]
  const steps = Math.round(1 / step)
  for (let at = 1; at <= days * steps; at++) {
    const water = {
      nitrogen: now.nitrogen + (nitrogen - now.nitrogen) * changes * step,
      oxygen: now.oxygen + (seaOxygen - now.oxygen) * changes * step,
    }
    const allowed =
      monod(now.oil, set.halfOil) *
      monod(water.nitrogen, measured.halfNitrogen) *
      monod(water.oxygen, halfOxygen) *
      Math.expm1(set.growth * step)
    const grown = Math.min(
      now.cells * allowed,
      now.oil * measured.yield,
      water.nitrogen / nitrogenInCells,
      (water.oxygen * measured.yield) / oxygenEaten,
    )
    now = {
      oil: now.oil - grown / measured.yield,
      cells: now.cells + grown,
      nitrogen: water.nitrogen - grown * nitrogenInCells,
      oxygen: water.oxygen - (grown / measured.yield) * oxygenEaten,
    }
    if (at % steps === 0) run.push(now)
  }
  return run
}

/** The first day on which at most such a share of the oil is left; undefined where that does not come in the run. */
export function dayWithLeft(share: number, run: readonly Day[]): number | undefined {
  const day = run.findIndex(({ oil }) => oil <= share * (run[0]?.oil ?? 0))
  return day < 0 ? undefined : day
}

/** What holds the bacteria back most on a day: oil, nitrogen, oxygen, or nothing where all allow four fifths. */
export function lackingOn(day: Day): 'oil' | 'nitrogen' | 'oxygen' | 'nothing' {
  const allowed = [
    ['oil', monod(day.oil, set.halfOil)],
    ['nitrogen', monod(day.nitrogen, measured.halfNitrogen)],
    ['oxygen', monod(day.oxygen, halfOxygen)],
  ] as const
  const [name, share] = allowed.reduce((least, one) => (one[1] < least[1] ? one : least))
  return share >= 0.8 ? 'nothing' : name
}
