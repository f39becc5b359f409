/** A number for each feature that some text of a language has: indexes that share it need not hold its letters again. */
export class Vocabulary {
  readonly #numbers: Map<string, number>

  /** `features`: those that are known already, by their numbers. */
  constructor(features: readonly string[] = []) {
    this.#numbers = new Map(features.map((feature, number) => [feature, number]))
  }

  /** By their numbers. */
  get features(): string[] {
    return [...this.#numbers.keys()]
  }

  /** How many features have a number; the numbers count from 0. */
  get size(): number {
    return this.#numbers.size
  }

  /** The number of a feature, a new one where it has none. */
  learn(feature: string): number {
    const known = this.#numbers.get(feature)
    if (known !== undefined) return known
    const number = this.#numbers.size
    this.#numbers.set(feature, number)
    return number
  }

  /** The number of a feature, if some text has it. */
  numberOf(feature: string): number | undefined {
    return this.#numbers.get(feature)
  }

  /** The numbers of features, each once. */
  learnAll(features: Iterable<string>): Set<number> {
    const numbers = new Set<number>()
    for (const feature of features) numbers.add(this.learn(feature))
    return numbers
  }
}
