// Two groups, two medicines. Shares and differences range from 0 to 1.

export function below(deviations: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(deviations))
  const tail =
    t * (0.319_381_530 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  const above = (Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI)) * tail
  return deviations >= 0 ? 1 - above : above
}

export function deviationsAt(share: number): number {
  let [low, high] = [-6, 6]
  for (let at = 0; at < 50; at++) {
    const middle = (low + high) / 2
    if (below(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Standard error of a measured difference. */
export const scatter = (one: number, other: number, people: number): number =>
  Math.sqrt((one * (1 - one) + other * (1 - other)) / people)

/** Critical value in standard errors: 5 % significance, two-sided. */
export const doubt = deviationsAt(0.975)

/** Power of the test of two proportions (Fleiss, Levin and Paik 2003). */
export function noticed(one: number, other: number, people: number): number {
  const size = Math.abs(one - other) / scatter(one, other, people)
  return below(size - doubt) + below(-size - doubt)
}

export const noticedInHundred = (one: number, other: number, people: number): number =>
  Math.round(noticed(one, other, people) * 100)

export function peopleNeeded(one: number, other: number, power: number): number {
  const sizes = doubt + deviationsAt(power)
  return Math.ceil((sizes ** 2 * (one * (1 - one) + other * (1 - other))) / (one - other) ** 2)
}

/** One difference per percentile of the distribution. */
export function hundredTrials(one: number, other: number, people: number): number[] {
  const error = scatter(one, other, people)
  return Array.from({ length: 100 }, (_, at) => one - other + deviationsAt((at + 0.5) / 100) * error)
}

export function outermost(differences: readonly number[], count: number): Set<number> {
  const order = differences.map((_, at) => at)
  order.sort((one, other) => Math.abs(differences[other] ?? 0) - Math.abs(differences[one] ?? 0))
  return new Set(order.slice(0, count))
}
