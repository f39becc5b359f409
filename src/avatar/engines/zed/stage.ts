import type { Score } from './performer.ts'

/** What a stage may ask about the voice, once per frame. */
interface SpeechSource {
  /** What is being spoken, null when silent. The same object as long as nothing about it changes. */
  score: () => Score | null
  /** Seconds into it by the audio clock, null when silent. */
  currentTime: () => number | null
}

export interface StageOptions {
  /** Where the stage's canvas goes; it may be moved about the document by others. */
  host: HTMLElement
  speech: SpeechSource
  reducedMotion: boolean
  /** The first picture stands on the canvas. */
  onShown: () => void
  /** The graphics context is gone; the stage is waiting to get it back. */
  onLost: () => void
  /** The context did not come back: this stage has taken its canvas away and another one has to take its place. */
  onGone: () => void
}

/** A picture of Zed that plays by itself from its speech source. */
export interface Stage {
  setVisible: (visible: boolean) => void
  dispose: () => void
}

/** Throws where the browser cannot show this kind of stage. */
export type CreateStage = (options: StageOptions) => Stage
