// Prices in dollars of 2024 for a kilowatt-hour of lithium-ion cells.

/**
 * Real prices by year: Way (2026), on Ziegler and Trancik (2021), BloombergNEF and Avicenne Energy, as Our World in Data
 * publishes them ('price of lithium-ion battery cells').
 */
export const prices = {
  1992: 7388,
  1996: 5308,
  2000: 2691,
  2004: 931,
  2008: 688,
  2012: 540,
  2016: 259,
  2020: 123,
  2024: 78,
} as const

/**
 * All that had been made by the end of a year, in megawatt-hours: the market of each year since 1991, all types of cells, added
 * up from the data of Ziegler and Trancik (2021), doi 10.7910/DVN/9FEJ7C, which end in 2016. What was made in the first years is
 * a rough estimate: a million cells in 1992. Their 20 % a doubling is counted in cells; in energy, as here, all years give 19 %.
 */
const made = {
  1992: 1.68,
  1996: 674,
  2000: 5941,
  2004: 23_831,
  2008: 74_321,
  2012: 182_200,
  2016: 415_308,
} as const

/** The years of which both the price and what had been made are known. */
export const knownYears = [1992, 1996, 2000, 2004, 2008, 2012, 2016] as const
export type KnownYear = (typeof knownYears)[number]

/** How often all that was ever made had really doubled by the end of a year, since 1992. */
export const realDoublings = (year: KnownYear): number => Math.log2(made[year] / made[1992])

/** The price that the curve starts from, in its first year. */
export const start = prices[1992]

/**
 * Wright's law (Wright, Journal of the Aeronautical Sciences 3 (1936) 122): each doubling of all that was ever made takes the
 * same share off the price. `rate` is that share in per cent, the learning rate.
 */
export function priceAfter(doublings: number, rate: number): number {
  return start * (1 - rate / 100) ** doublings
}

/** Whether the law comes within a tenth of a year's real price. */
export function meetsPriceOf(year: keyof typeof prices, doublings: number, rate: number): boolean {
  return Math.abs(priceAfter(doublings, rate) / prices[year] - 1) <= 0.1
}

/** The exponent b of the same law as price = start · (made / made at the start)^−b. */
export function exponentOf(rate: number): number {
  return -Math.log2(1 - rate / 100)
}

/** Doublings that the law needs to come from the start to a price. */
export function doublingsTo(price: number, rate: number): number {
  return Math.log(price / start) / Math.log(1 - rate / 100)
}

/** How many times as much has been made after so many doublings. */
export const timesMade = (doublings: number): number => 2 ** doublings
