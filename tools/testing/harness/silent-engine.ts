import type { AvatarEngine, EngineOptions } from '../../../src/avatar/engine.ts'
import type { TalkReply } from '../../../src/contract/talk-reply.ts'
import type { HarnessClock } from './harness-clock.ts'

export const engineManners = ['speaks', 'blocked', 'broken'] as const
export type EngineManner = (typeof engineManners)[number]

export interface SilentEngineControl {
  clock: HarnessClock
  manner: EngineManner
}

/** An engine without sound and picture; plays on the harness's clock. */
export class SilentEngine implements AvatarEngine {
  readonly #control: SilentEngineControl
  readonly #onEvent: EngineOptions['onEvent']
  #began: number | null = null
  #timer: number | undefined
  #paused: { at: number; duration: number } | null = null
  #duration = 0
  #rate = 1

  constructor(control: SilentEngineControl, { onEvent }: Pick<EngineOptions, 'onEvent'>) {
    this.#control = control
    this.#onEvent = onEvent
  }

  mount(): void {
    queueMicrotask(() => this.#onEvent({ type: 'engine.ready' }))
  }

  receive({ duration }: TalkReply): void {
    this.stopAudio()
    const { manner } = this.#control
    if (manner !== 'speaks') {
      const reason = manner === 'blocked' ? 'blocked' : 'audio'
      // After a gesture the retry succeeds.
      if (manner === 'blocked') this.#control.manner = 'speaks'
      this.#onEvent({ type: 'engine.failed', reason, error: new Error(`The silent engine is told to be ${manner}`) })
      return
    }
    this.#onEvent({ type: 'speech.started' })
    this.#sound(0, duration)
  }

  #sound(at: number, duration: number): void {
    const { clock } = this.#control
    this.#duration = duration
    this.#began = clock.now() - (at * 1000) / this.#rate
    this.#timer = clock.setTimeout(
      () => {
        this.#began = null
        this.#onEvent({ type: 'speech.ended' })
      },
      ((duration - at) * 1000) / this.#rate,
    )
  }

  pause(): void {
    const at = this.currentTime()
    if (at === null || this.#paused) return
    this.stopAudio()
    this.#paused = { at, duration: this.#duration }
    this.#onEvent({ type: 'speech.paused', at })
  }

  resume(): void {
    const paused = this.#paused
    this.#paused = null
    if (!paused) {
      this.#onEvent({
        type: 'engine.failed',
        reason: 'audio',
        error: new Error('The silent engine has nothing to go on with'),
      })
      return
    }
    this.#onEvent({ type: 'speech.resumed', at: paused.at })
    this.#sound(paused.at, paused.duration)
  }

  stopAudio(): void {
    this.#paused = null
    if (this.#timer !== undefined) this.#control.clock.clearTimeout(this.#timer)
    this.#timer = undefined
    this.#began = null
  }

  currentTime(): number | null {
    if (this.#paused) return this.#paused.at
    return this.#began === null ? null : ((this.#control.clock.now() - this.#began) / 1000) * this.#rate
  }

  setRate(rate: number): void {
    const at = this.currentTime()
    const isPaused = this.#paused !== null
    if (at === null || isPaused) {
      this.#rate = rate
      return
    }
    this.stopAudio()
    this.#rate = rate
    this.#onEvent({ type: 'speech.stalled', at })
    this.#onEvent({ type: 'speech.resumed', at })
    this.#sound(at, this.#duration)
  }

  releaseKeyboard(): void {}
  setVisible(): void {}

  dispose(): void {
    this.stopAudio()
  }
}
