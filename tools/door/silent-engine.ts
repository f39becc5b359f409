import type { AvatarEngine, EngineOptions } from '../../src/avatar/engine.ts'
import type { TalkReply } from '../../src/contract/talk-reply.ts'
import type { DoorClock } from './door-clock.ts'

export const engineManners = ['speaks', 'blocked', 'broken'] as const
/** What the silent engine does with a reply: takes as long as it says, waits for a gesture, or fails. */
export type EngineManner = (typeof engineManners)[number]

/** What the silent engines of a page go by. */
export interface SilentEngineControl {
  clock: DoorClock
  manner: EngineManner
}

/** An engine without a sound and without a picture; a reply takes its duration on the door's clock. */
export class SilentEngine implements AvatarEngine {
  readonly #control: SilentEngineControl
  readonly #onEvent: EngineOptions['onEvent']
  #began: number | null = null
  #timer: number | undefined

  constructor(control: SilentEngineControl, { onEvent }: Pick<EngineOptions, 'onEvent'>) {
    this.#control = control
    this.#onEvent = onEvent
  }

  mount(): void {
    queueMicrotask(() => this.#onEvent({ type: 'ready' }))
  }

  receive({ duration }: TalkReply): void {
    this.stopAudio()
    const { clock, manner } = this.#control
    if (manner !== 'speaks') {
      const reason = manner === 'blocked' ? 'blocked' : 'audio'
      // A gesture is answered by another try, and that one is let through.
      if (manner === 'blocked') this.#control.manner = 'speaks'
      this.#onEvent({ type: 'failed', reason, error: new Error(`The silent engine is told to be ${manner}`) })
      return
    }
    this.#began = clock.now()
    this.#onEvent({ type: 'started' })
    this.#timer = clock.setTimeout(() => {
      this.#began = null
      this.#onEvent({ type: 'ended' })
    }, duration * 1000)
  }

  stopAudio(): void {
    if (this.#timer !== undefined) this.#control.clock.clearTimeout(this.#timer)
    this.#timer = undefined
    this.#began = null
  }

  currentTime(): number | null {
    return this.#began === null ? null : (this.#control.clock.now() - this.#began) / 1000
  }

  releaseKeyboard(): void {}
  setVisible(): void {}

  dispose(): void {
    this.stopAudio()
  }
}
