import type { TalkReply } from '../contract/talk-reply.ts'

/** Why an engine could not do what it was told. `blocked`: the browser wants a gesture before sound. */
export type EngineFailure = 'blocked' | 'audio' | 'load'

/** What an engine tells. Per-frame values (mouth, eyes, gaze) never leave it. */
export type EngineEvent =
  /** It can take replies. */
  | { type: 'engine.ready' }
  /** The sound of the reply that was received last has begun. */
  | { type: 'speech.started' }
  /** That sound stands still, `at` so many seconds: the browser, its user or `pause` has stopped it. It may not have begun. */
  | { type: 'speech.paused'; at: number }
  /** That sound has run dry; it goes on by itself, or fails. */
  | { type: 'speech.stalled'; at: number }
  /** It sounds again from there. */
  | { type: 'speech.resumed'; at: number }
  /** That sound has come to its end by itself. */
  | { type: 'speech.ended' }
  /** `blocked` and `audio` concern the reply received last, `load` the engine itself. */
  | { type: 'engine.failed'; reason: EngineFailure; error: unknown }
  /** The graphics context is gone; the engine goes on speaking and mends its picture by itself. */
  | { type: 'engine.lost' }

/** The one door to whatever shows and voices Zed. Made by `createEngine` of each engine, reached by a lazy import. */
export interface AvatarEngine {
  /** Puts the engine's canvas into `host`. Called once; the bridge moves the host, never the canvas. */
  mount(host: HTMLElement): void
  /** Speaks a reply from its start; a reply under way is dropped. Answers with `speech.started` or `engine.failed`. */
  receive(reply: TalkReply): void
  /** Silence at once (within 100 ms). No `speech.ended` follows. */
  stopAudio(): void
  /** The sound stands still, also one that has not begun; answers with `speech.paused`. */
  pause(): void
  /** The sound goes on: answers with `speech.resumed`, with `speech.started` where it is said from its start, or with `engine.failed` where it is gone. */
  resume(): void
  /** Gives keyboard input back to the page. */
  releaseKeyboard(): void
  /** The position in the reply being spoken, in seconds by the audio clock, also while it stands still; null when silent. */
  currentTime(): number | null
  /** Shows (true) or rests (false): a resting engine draws no frames. */
  setVisible(visible: boolean): void
  dispose(): void
}

export interface EngineOptions {
  onEvent: (event: EngineEvent) => void
  /** The visitor asked for less motion: still pose, only mouth and face move. */
  reducedMotion: boolean
}

export type CreateEngine = (options: EngineOptions) => AvatarEngine
