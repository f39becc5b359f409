/** Numbers features of a language, shared by its indexes. */
export class Vocabulary {
  readonly #numbers: Map<string, number>

  /** `features`: known features in order. */
  constructor(features: readonly string[] = []) {
    this.#numbers = new Map(features.map((feature, number) => [feature, number]))
  }

  get features(): string[] {
    return [...this.#numbers.keys()]
  }

  /** Number of features; numbers start at 0. */
  get size(): number {
    return this.#numbers.size
  }

  /** Returns a feature's number, assigning one if new. */
  learn(feature: string): number {
    const known = this.#numbers.get(feature)
    if (known !== undefined) return known
    const number = this.#numbers.size
    this.#numbers.set(feature, number)
    return number
  }

  /** Returns a feature's number, if known. */
  numberOf(feature: string): number | undefined {
    return this.#numbers.get(feature)
  }

  /** Returns unique numbers of features. */
  learnAll(features: Iterable<string>): Set<number> {
    const numbers = new Set<number>()
    for (const feature of features) numbers.add(this.learn(feature))
    return numbers
  }
}
