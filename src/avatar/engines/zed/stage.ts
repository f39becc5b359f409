import type { Attention } from '../../engine.ts'
import type { Score } from './performer.ts'

interface SpeechSource {
  /** The reply being spoken; null when silent. The same object until something changes. */
  score: () => Score | null
  currentTime: () => number | null
  /** What he attends to; the same object until something changes. */
  attention: () => Attention
}

export interface StageOptions {
  host: HTMLElement
  speech: SpeechSource
  reducedMotion: boolean
  onShown: () => void
  /** The graphics context is lost; the stage waits for its return. */
  onLost: () => void
  /** The context didn't return: the stage removed its canvas and must be replaced. */
  onGone: () => void
}

export interface Stage {
  setVisible: (visible: boolean) => void
  dispose: () => void
}

export type CreateStage = (options: StageOptions) => Stage
