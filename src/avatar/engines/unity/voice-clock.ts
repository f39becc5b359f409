import type { EngineEvent } from '../../engine.ts'

/** Which of its moments a build tells by itself. What it does not tell is taken from the reply's duration. */
export interface VoiceClockOptions {
  tellsStart: boolean
  tellsEnd: boolean
  onEvent: (event: EngineEvent) => void
}

/** A build that promised to tell its start or its end and stays silent is not waited for any longer (ms). */
const patience = 5000

/**
 * The phases of one utterance of a build whose audio cannot be read: waiting for its start, then running by the wall
 * clock (all that a page can know of it).
 */
export class VoiceClock {
  readonly #options: VoiceClockOptions
  #duration = 0
  #startedAt: number | null = null
  #waiting = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: VoiceClockOptions) {
    this.#options = options
  }

  /** A reply of `duration` seconds was handed to the build. */
  begin(duration: number): void {
    this.stop()
    this.#duration = duration
    this.#waiting = true
    if (!this.#options.tellsStart) this.started()
    else this.#timer = setTimeout(() => this.started(), patience)
  }

  /** The build told that its voice began; a second telling, or one after silence, is stale. */
  started(): void {
    if (!this.#waiting) return
    clearTimeout(this.#timer)
    this.#waiting = false
    this.#startedAt = performance.now()
    const grace = this.#options.tellsEnd ? patience : 0
    this.#timer = setTimeout(() => this.ended(), this.#duration * 1000 + grace)
    this.#options.onEvent({ type: 'speech.started' })
  }

  /** The build told that its voice ended, or its time is over. */
  ended(): void {
    if (this.#startedAt === null) return
    this.stop()
    this.#options.onEvent({ type: 'speech.ended' })
  }

  /** Silence without an event. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#waiting = false
    this.#startedAt = null
  }

  /** Seconds since the start, at most the duration; null when silent. */
  currentTime(): number | null {
    if (this.#startedAt === null) return null
    return Math.min(this.#duration, (performance.now() - this.#startedAt) / 1000)
  }
}
