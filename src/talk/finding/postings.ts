/** Which documents have a feature, and how much it weighs in each, packed: there are some million pairs. */
export class Postings {
  readonly #places = new Map<string, number>()
  readonly #offsets: Uint32Array
  readonly #documents: Uint16Array
  readonly #weights: Float32Array

  /**
   * `countsOf`: how often a document has each of its features; asked for twice, so that never all of them are held at once.
   * `weigh`: what each then weighs, `frequency` being how many documents have it. At most 65,535 documents.
   */
  constructor(
    size: number,
    countsOf: (document: number) => ReadonlyMap<string, number>,
    weigh: (counts: ReadonlyMap<string, number>, frequency: (feature: string) => number) => Iterable<[string, number]>,
  ) {
    const frequencies: number[] = []
    for (let document = 0; document < size; document += 1)
      for (const feature of countsOf(document).keys()) {
        const place = this.#places.get(feature) ?? this.#places.size
        this.#places.set(feature, place)
        frequencies[place] = (frequencies[place] ?? 0) + 1
      }
    this.#offsets = new Uint32Array(frequencies.length + 1)
    for (const [place, count] of frequencies.entries()) this.#offsets[place + 1] = (this.#offsets[place] ?? 0) + count
    const total = this.#offsets[frequencies.length] ?? 0
    this.#documents = new Uint16Array(total)
    this.#weights = new Float32Array(total)
    const next = this.#offsets.slice()
    for (let document = 0; document < size; document += 1)
      for (const [feature, weight] of weigh(countsOf(document), (one) => this.count(one))) {
        const place = this.#places.get(feature) ?? 0
        const at = next[place] ?? 0
        this.#documents[at] = document
        this.#weights[at] = weight
        next[place] = at + 1
      }
  }

  has(feature: string): boolean {
    return this.#places.has(feature)
  }

  /** How many documents have a feature. */
  count(feature: string): number {
    const place = this.#places.get(feature)
    return place === undefined ? 0 : (this.#offsets[place + 1] ?? 0) - (this.#offsets[place] ?? 0)
  }

  /** Adds to the score of each document that has a feature: `factor` times its weight there, or `factor` where `isPlain`. */
  add(feature: string, factor: number, scores: Float32Array, isPlain = false): void {
    const place = this.#places.get(feature)
    if (place === undefined) return
    const end = this.#offsets[place + 1] ?? 0
    for (let at = this.#offsets[place] ?? 0; at < end; at += 1) {
      const document = this.#documents[at] ?? 0
      scores[document] = (scores[document] ?? 0) + factor * (isPlain ? 1 : (this.#weights[at] ?? 0))
    }
  }
}
