interface Timer {
  due: number
  order: number
  run: () => void
}

/** Flushes promises and, in a page, rendering. */
export type Settle = () => Promise<void>

/** Step of the running clock, in ms. */
const tick = 20

/** Unlike XState's simulated clock, stops at each timer and flushes effects, so nested timers fire in order. */
export class HarnessClock {
  #now = 0
  #order = 0
  #isHeld = true
  #moving: Promise<void> = Promise.resolve()
  readonly #timers = new Map<number, Timer>()
  readonly #settle: Settle
  readonly #sleep: (ms: number) => Promise<void>

  constructor(settle: Settle, sleep: (ms: number) => Promise<void> = () => Promise.reject(new Error('It cannot run'))) {
    this.#settle = settle
    this.#sleep = sleep
  }

  now(): number {
    return this.#now
  }

  get isHeld(): boolean {
    return this.#isHeld
  }

  setTimeout(run: () => void, ms: number): number {
    const id = (this.#order += 1)
    this.#timers.set(id, { due: this.#now + Math.max(0, ms), order: id, run })
    return id
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id)
  }

  hold(): void {
    this.#isHeld = true
  }

  run(): void {
    if (!this.#isHeld) return
    this.#isHeld = false
    void this.#runOn()
  }

  async #runOn(): Promise<void> {
    for (let last = performance.now(); !this.#isHeld;) {
      await this.#sleep(tick)
      const now = performance.now()
      if (!this.#isHeld) await this.#move(now - last)
      last = now
    }
  }

  advance(ms: number): Promise<void> {
    this.hold()
    return this.#move(ms)
  }

  #move(ms: number): Promise<void> {
    this.#moving = this.#moving.then(() => this.#moveNow(ms))
    return this.#moving
  }

  async #moveNow(ms: number): Promise<void> {
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
