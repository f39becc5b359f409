import type { TalkReply } from '../contract/talk-reply.ts'

/** Reason of a failure. `blocked`: the browser requires a gesture before sound. */
export type EngineFailure = 'blocked' | 'audio' | 'load'

export type EngineEvent =
  | { type: 'engine.ready' }
  | { type: 'speech.started' }
  /** Sound stopped at `at` seconds, by the browser, its user, or `pause`; perhaps before it started. */
  | { type: 'speech.paused'; at: number }
  /** The audio buffer is empty; playback resumes or fails by itself. */
  | { type: 'speech.stalled'; at: number }
  | { type: 'speech.resumed'; at: number }
  | { type: 'speech.ended' }
  /** `blocked` and `audio` concern the last reply, `load` the engine itself. */
  | { type: 'engine.failed'; reason: EngineFailure; error: unknown }
  /** The graphics context is lost. Speech goes on, and the engine restores the picture. */
  | { type: 'engine.lost' }

/**
 * What Zed attends to: what the reader writes, or a question that he thinks about. `at`: where it is written, in pixels of the
 * window.
 */
export interface Attention {
  state: 'idle' | 'listening' | 'thinking'
  at?: { x: number; y: number }
}

/** Contract of all engines. Each engine module exports `createEngine` and is imported lazily. */
export interface AvatarEngine {
  /** Adds the canvas to `host`. Called once; later only the host moves. */
  mount(host: HTMLElement): void
  /** Speaks a reply, replacing the current one. Followed by `speech.started` or `engine.failed`. */
  receive(reply: TalkReply): void
  /** Stops sound within 100 ms, without `speech.ended`. */
  stopAudio(): void
  /** Pauses sound, also before it starts. Followed by `speech.paused`. */
  pause(): void
  /** Resumes sound. Followed by `speech.resumed`, by `speech.started` if it starts over, or by `engine.failed`. */
  resume(): void
  /**
   * Sets the playback rate, 1 at first, for this sound and later ones. While sounding, followed by `speech.stalled` and
   * `speech.resumed`. Missing where the engine has one rate.
   */
  setRate?(rate: number): void
  /**
   * Moves to a position in seconds. While sounding, followed by `speech.stalled` and `speech.resumed`; while paused, by
   * `speech.paused`. Missing where the engine cannot.
   */
  seek?(at: number): void
  /** Shows what he attends to while he is silent. Missing where the engine has no poses for it. */
  attend?(attention: Attention): void
  releaseKeyboard(): void
  /** Position in the reply in seconds by the audio clock, also while paused; null when silent. */
  currentTime(): number | null
  setVisible(visible: boolean): void
  dispose(): void
}

export interface EngineOptions {
  onEvent: (event: EngineEvent) => void
  /** Reduced motion: only mouth and face move. */
  reducedMotion: boolean
}

export type CreateEngine = (options: EngineOptions) => AvatarEngine
