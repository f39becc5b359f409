import type { Score } from './performer.ts'

interface SpeechSource {
  /** The reply being spoken; null when silent. The same object until something changes. */
  score: () => Score | null
  /** Position in seconds by the audio clock; null when silent. */
  currentTime: () => number | null
}

export interface StageOptions {
  /** Element for the canvas; others may move it in the document. */
  host: HTMLElement
  speech: SpeechSource
  reducedMotion: boolean
  onShown: () => void
  /** The graphics context is lost; the stage waits for its return. */
  onLost: () => void
  /** The context didn't return: the stage removed its canvas and must be replaced. */
  onGone: () => void
}

/** An animated picture of Zed. */
export interface Stage {
  setVisible: (visible: boolean) => void
  dispose: () => void
}

/** Throws if the browser doesn't support this stage. */
export type CreateStage = (options: StageOptions) => Stage
