// One liter of water in an oiled beach; the tide exchanges the water. Amounts in mg/L, times in days.

/** Grams of oxygen per gram of heptadecane, C₁₇H₃₆ + 26 O₂, and of cells, C₅H₇NO₂ + 5 O₂ (stoichiometry). */
export const oxygenFor = { oil: (26 * 32) / 240.5, cells: (5 * 32) / 113 } as const
export const nitrogenInCells = 14 / 113

/** Per gram of heptadecane, and half-saturation: Geng, Boufadel and Wrenn, Biodegradation 24 (2013) 153. */
export const measured = { yield: 0.15, halfNitrogen: 0.45 } as const
/** Half-saturation of oxygen, as in activated sludge models (Henze et al. 1987). */
export const halfOxygen = 0.2
/** Oxygen in seawater at 10 °C (Benson and Krause, Limnology and Oceanography 29 (1984) 620). */
export const seaOxygen = 9
/** Chosen for this figure: initial oil and cells, half-saturation of oil, and at most one doubling per day. */
const set = { oil: 200, cells: 0.5, halfOil: 10, growth: Math.LN2 } as const

const step = 0.02

/** Monod factor, 0 to 1 (Annual Review of Microbiology 3 (1949) 371). */
export const monod = (amount: number, half: number): number => amount / (half + amount)

export const oxygenEaten = oxygenFor.oil - measured.yield * oxygenFor.cells

export interface Supply {
  /** Nitrogen in the incoming tide, fertilizer included. A real tide also washes it out. */
  nitrogen: number
  changes: number
}

export interface Day {
  oil: number
  cells: number
  nitrogen: number
  oxygen: number
}

/** Multiplicative Monod kinetics, as in Geng et al. 2013, limited by what is available. */
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

/** The first day with at most this share of oil left. */
export function dayWithLeft(share: number, run: readonly Day[]): number | undefined {
  const day = run.findIndex(({ oil }) => oil <= share * (run[0]?.oil ?? 0))
  return day < 0 ? undefined : day
}

/** The limiting factor of a day, or nothing if all allow at least 80 %. */
export function lackingOn(day: Day): 'oil' | 'nitrogen' | 'oxygen' | 'nothing' {
  const allowed = [
    ['oil', monod(day.oil, set.halfOil)],
    ['nitrogen', monod(day.nitrogen, measured.halfNitrogen)],
    ['oxygen', monod(day.oxygen, halfOxygen)],
  ] as const
  const [name, share] = allowed.reduce((least, one) => (one[1] < least[1] ? one : least))
  return share >= 0.8 ? 'nothing' : name
}
