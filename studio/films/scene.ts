import type * as v from 'valibot'
import type { Random } from '../pictures/random.ts'

/** Frame units: shorts are 360 × 640, wide films 640 × 360; x right, y down. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Colors of a frame, by the beat's ground (CSS). */
export interface Colours {
  readonly ground: string
  /** White of printed bodies. */
  readonly stock: string
  /** Outlines and text on bodies. */
  readonly key: string
  /** Lines and text on the background. */
  readonly line: string
  /** Secondary lines: grids, axes, leaders. */
  readonly faint: string
  readonly inkA: string
  readonly inkB: string
  readonly nano: string
  readonly info: string
  readonly bio: string
  readonly cogno: string
  /** Zed's cyan, only for what he points at. */
  readonly zed: string
}

/** Drawing surface; the context is scaled to frame units. */
export interface Sheet {
  readonly brush: CanvasRenderingContext2D
  readonly width: number
  readonly height: number
  /** Area for the subject, clear of headline, Zed, and captions. Backgrounds may fill the frame. */
  readonly focus: Box
  readonly colours: Colours
  /** Equal in every frame; call it anew in each. */
  random(seed: number): Random
}

export interface Moment {
  readonly time: number
  /** Duration of the beat in seconds. */
  readonly duration: number
  /** `time / duration`, 0 to 1. */
  readonly progress: number
  /** Seconds since the cue's word; negative before, `-Infinity` if the script doesn't name the cue. */
  since(cue: string): number
}

/** A scene. A pure function of its arguments, so that frames can be drawn in any order. */
export interface Scene<Settings = unknown> {
  /** Settings for scripts, with defaults. */
  readonly settings: v.GenericSchema<unknown, Settings>
  /** Cues that scripts can bind to words, with their effect. */
  readonly cues: Readonly<Record<string, string>>
  draw(sheet: Sheet, moment: Moment, settings: Settings): void
}

export type Kit = Readonly<Record<string, Scene>>

export function scene<Schema extends v.GenericSchema>(parts: {
  readonly settings: Schema
  readonly cues?: Readonly<Record<string, string>>
  readonly draw: (sheet: Sheet, moment: Moment, settings: v.InferOutput<Schema>) => void
}): Scene {
  return { settings: parts.settings, cues: parts.cues ?? {}, draw: parts.draw as Scene['draw'] }
}
