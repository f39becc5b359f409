import type { EngineEvent } from '../../engine.ts'

export interface VoiceClockOptions {
  tellsStart: boolean
  tellsEnd: boolean
  onEvent: (event: EngineEvent) => void
}

/** Timeout in ms for a promised start or end event. */
const patience = 5000

/** Phases of an utterance whose audio can't be read: waits for the start, then runs by wall clock. */
export class VoiceClock {
  readonly #options: VoiceClockOptions
  #duration = 0
  #startedAt: number | null = null
  #waiting = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: VoiceClockOptions) {
    this.#options = options
  }

  begin(duration: number): void {
    this.stop()
    this.#duration = duration
    this.#waiting = true
    if (!this.#options.tellsStart) this.started()
    else this.#timer = setTimeout(() => this.started(), patience)
  }

  started(): void {
    if (!this.#waiting) return
    clearTimeout(this.#timer)
    this.#waiting = false
    this.#startedAt = performance.now()
    const grace = this.#options.tellsEnd ? patience : 0
    this.#timer = setTimeout(() => this.ended(), this.#duration * 1000 + grace)
    this.#options.onEvent({ type: 'speech.started' })
  }

  ended(): void {
    if (this.#startedAt === null) return
    this.stop()
    this.#options.onEvent({ type: 'speech.ended' })
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#waiting = false
    this.#startedAt = null
  }

  currentTime(): number | null {
    if (this.#startedAt === null) return null
    return Math.min(this.#duration, (performance.now() - this.#startedAt) / 1000)
  }
}
