import type { Bench } from '../solids.ts'

export interface Part {
  readonly name?: string
  /** Position of its front along the axis, assembled. */
  readonly at: number
  /** Whether it shows only while assembled, like the casing. */
  readonly casing?: true
  /** Relative space along the axis when exploded; default 1. */
  readonly room?: number
  /** End of the label's leader: u, v, w from its origin. */
  readonly tip: readonly [u: number, v: number, w: number]
  readonly tone: 'stock' | 'pale' | 'companion' | 'dark' | 'copper'
  draw(bench: Bench, ink: string, time: number): void
}

/** A device that can be exploded along its axis; parts from front to back. */
export interface Device {
  readonly axis: 'across' | 'upright'
  readonly yaw: number
  readonly pitch: number
  /** Scale when exploded, and when assembled. */
  readonly zoom: readonly [apart: number, whole: number]
  readonly parts: readonly Part[]
  /** Effect on its surroundings (light, sound, ticking), drawn behind it. */
  aura?(bench: Bench, time: number): void
}
