// Prices in 2024 dollars per kWh of lithium-ion cells.

/**
 * Way (2026), from Ziegler and Trancik (2021), BloombergNEF and Avicenne Energy, as published by Our World in Data
 * ('price of lithium-ion battery cells').
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
 * Cumulative production by year end, in MWh, since 1991: Ziegler and Trancik (2021), doi 10.7910/DVN/9FEJ7C, which ends
 * in 2016. Their 20 % per doubling counts cells; in energy, as here, it is 19 %.
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

export const knownYears = [1992, 1996, 2000, 2004, 2008, 2012, 2016] as const
export type KnownYear = (typeof knownYears)[number]

/** Returns the real doublings since 1992. */
export const realDoublings = (year: KnownYear): number => Math.log2(made[year] / made[1992])

export const start = prices[1992]

/** Wright's law (J. Aeronautical Sciences 3 (1936) 122): each doubling cuts the price by `rate` percent. */
export function priceAfter(doublings: number, rate: number): number {
  return start * (1 - rate / 100) ** doublings
}

/** Whether the law matches a year's real price within 10 %. */
export function meetsPriceOf(year: keyof typeof prices, doublings: number, rate: number): boolean {
  return Math.abs(priceAfter(doublings, rate) / prices[year] - 1) <= 0.1
}

export function exponentOf(rate: number): number {
  return -Math.log2(1 - rate / 100)
}

export function doublingsTo(price: number, rate: number): number {
  return Math.log(price / start) / Math.log(1 - rate / 100)
}

export const timesMade = (doublings: number): number => 2 ** doublings
