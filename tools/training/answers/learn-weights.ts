/** Candidates of a question: signals and correctness. */
export interface Ranking {
  rows: number[][]
  right: boolean[]
  counts: number
}

/** Signals of a search, and whether its first candidate was right. */
export interface Judged {
  row: number[]
  isRight: boolean
  counts: number
}

/** Strength of prior weights. */
const hold = 0.01

const dot = (row: readonly number[], weights: readonly number[]) =>
  row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)

/** Multinomial logistic regression on the right candidates, held at prior weights. */
export function learnRanking(rankings: readonly Ranking[], prior: readonly number[]): number[] {
  const weights = [...prior]
  const total = rankings.reduce((sum, { counts }) => sum + counts, 0)
  const momentum = weights.map(() => 0)
  for (let round = 0; round < 200; round += 1) {
    const gradient = weights.map(() => 0)
    let loss = 0
    for (const { rows, right, counts } of rankings) {
      const scores = rows.map((row) => dot(row, weights))
      const most = Math.max(...scores)
      const odds = scores.map((score) => Math.exp(score - most))
      const all = odds.reduce((sum, one) => sum + one, 0)
      const good = odds.reduce((sum, one, at) => sum + (right[at] ? one : 0), 0)
      loss -= counts * Math.log(good / all)
      for (let at = 0; at < rows.length; at += 1) {
        const share = (right[at] ? (odds[at] ?? 0) / good : 0) - (odds[at] ?? 0) / all
        for (let k = 0; k < weights.length; k += 1)
          gradient[k] = (gradient[k] ?? 0) + counts * share * (rows[at]?.[k] ?? 0)
      }
    }
    for (let k = 0; k < weights.length; k += 1) {
      momentum[k] = 0.9 * (momentum[k] ?? 0) + (gradient[k] ?? 0) / total - hold * ((weights[k] ?? 0) - (prior[k] ?? 0))
      weights[k] = (weights[k] ?? 0) + 2 * (momentum[k] ?? 0)
    }
    if (round % 100 === 99) console.log(`ranking, round ${round + 1}: loss ${(loss / total).toFixed(4)}`)
  }
  return weights
}

/** Logistic regression: probability that the first candidate is right. */
export function learnCertainty(list: readonly Judged[], size: number): number[] {
  const weights: number[] = Array.from({ length: size }, () => 0)
  const momentum = weights.map(() => 0)
  const total = list.reduce((sum, { counts }) => sum + counts, 0)
  for (let round = 0; round < 600; round += 1) {
    const gradient = weights.map(() => 0)
    for (const { row, isRight, counts } of list) {
      const error = Number(isRight) - 1 / (1 + Math.exp(-dot(row, weights)))
      for (let k = 0; k < weights.length; k += 1) gradient[k] = (gradient[k] ?? 0) + counts * error * (row[k] ?? 0)
    }
    for (let k = 0; k < weights.length; k += 1) {
      momentum[k] = 0.9 * (momentum[k] ?? 0) + (gradient[k] ?? 0) / total - 0.0001 * (weights[k] ?? 0)
      weights[k] = (weights[k] ?? 0) + 0.5 * (momentum[k] ?? 0)
    }
  }
  return weights
}

/** Weights by their names, rounded. */
export const namedWeights = <Name extends string>(names: readonly Name[], weights: readonly number[]) =>
  Object.fromEntries(names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 1000) / 1000])) as Record<
    Name,
    number
  >
