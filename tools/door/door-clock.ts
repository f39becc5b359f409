/** A timer that waits for its time. */
interface Timer {
  due: number
  order: number
  run: () => void
}

/** Lets what follows from an event come to rest: promises, and where there is a page, its rendering. */
export type Settle = () => Promise<void>

/**
 * A clock that moves only when it is told to (ms since it was made). Unlike XState's own simulated clock it stops at each
 * timer that is due on the way and lets what that one brings about happen, so that timers set meanwhile are kept, too.
 */
export class DoorClock {
  #now = 0
  #order = 0
  readonly #timers = new Map<number, Timer>()
  readonly #settle: Settle

  constructor(settle: Settle) {
    this.#settle = settle
  }

  now(): number {
    return this.#now
  }

  /** How many timers wait. */
  get waiting(): number {
    return this.#timers.size
  }

  setTimeout(run: () => void, ms: number): number {
    const id = (this.#order += 1)
    this.#timers.set(id, { due: this.#now + Math.max(0, ms), order: id, run })
    return id
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id)
  }

  /** Moves on by `ms`, from timer to timer. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms
    await this.#settle()
    for (;;) {
      const next = [...this.#timers]
        .filter(([, { due }]) => due <= end)
        .toSorted(([, a], [, b]) => a.due - b.due || a.order - b.order)[0]
      if (!next) break
      const [id, timer] = next
      this.#timers.delete(id)
      this.#now = Math.max(this.#now, timer.due)
      timer.run()
      await this.#settle()
    }
    this.#now = end
    await this.#settle()
  }
}
