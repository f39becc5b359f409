import type * as v from 'valibot'
import type { Random } from '../pictures/random.ts'

/** Length units of a frame: a short is 360 × 640 of them, a wide film 640 × 360; x to the right, y down. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Colours of a frame, as CSS colours. They follow the ground of the beat. */
export interface Colours {
  /** What the scene stands on. */
  readonly ground: string
  /** White stock of printed bodies. */
  readonly stock: string
  /** Outlines and letters on bodies. */
  readonly key: string
  /** Lines and letters on the bare ground. */
  readonly line: string
  /** Lines that step back: grids, axes, leaders. */
  readonly faint: string
  /** Main ink of the topic, and the ink that accompanies it. */
  readonly inkA: string
  readonly inkB: string
  /** Each technoscience's own ink. */
  readonly nano: string
  readonly info: string
  readonly bio: string
  readonly cogno: string
  /** Zed's cyan: only for what he points at. */
  readonly zed: string
}

/** What a scene draws on. The brush is scaled: one unit is one length unit of the frame. */
export interface Sheet {
  readonly brush: CanvasRenderingContext2D
  readonly width: number
  readonly height: number
  /** Where the subject belongs: free of the headline above, of Zed and the captions below. Backdrops may fill the frame. */
  readonly focus: Box
  readonly colours: Colours
  /** Random numbers, the same for every frame of a beat: call it anew in every frame. */
  random(seed: number): Random
}

/** An instant of a beat. */
export interface Moment {
  /** Seconds since the beat began. */
  readonly time: number
  /** Seconds that the beat lasts. */
  readonly duration: number
  /** `time / duration`, 0 to 1. */
  readonly progress: number
  /** Seconds since the cue's word was said: negative before, `-Infinity` for a cue that the script does not name. */
  since(cue: string): number
}

/** One way of showing something. It is a pure function of its arguments: a frame can be drawn alone and in any order. */
export interface Scene<Settings = unknown> {
  /** What a script may choose, with defaults. */
  readonly settings: v.GenericSchema<unknown, Settings>
  /** Names of the events that a script can tie to words, and what happens then. */
  readonly cues: Readonly<Record<string, string>>
  draw(sheet: Sheet, moment: Moment, settings: Settings): void
}

/** The scenes of a field, by name. */
export type Kit = Readonly<Record<string, Scene>>

/** Makes a scene out of its parts, so that `draw` knows the type of its settings. */
export function scene<Schema extends v.GenericSchema>(parts: {
  readonly settings: Schema
  readonly cues?: Readonly<Record<string, string>>
  readonly draw: (sheet: Sheet, moment: Moment, settings: v.InferOutput<Schema>) => void
}): Scene {
  return { settings: parts.settings, cues: parts.cues ?? {}, draw: parts.draw as Scene['draw'] }
}
