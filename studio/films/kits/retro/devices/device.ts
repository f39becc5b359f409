import type { Bench } from '../solids.ts'

/** A part of a device, drawn with its front at u = 0 of the bench. */
export interface Part {
  /** What its label says; none for parts that only hold the others. */
  readonly name?: string
  /** Where its front lies along the axis when the device is whole. */
  readonly at: number
  /** Whether it is seen only while the device is whole, as its casing is. */
  readonly casing?: true
  /** How much room along the axis it takes when the device is apart, against the other parts; 1 unless told. */
  readonly room?: number
  /** Where its label's leader ends: u, v, w from its origin. */
  readonly tip: readonly [u: number, v: number, w: number]
  /** Its colour while it is not the one spoken of. */
  readonly tone: 'stock' | 'pale' | 'companion' | 'dark' | 'copper'
  draw(bench: Bench, ink: string, time: number): void
}

/** A device that comes apart along its axis; parts from the front to the back. */
export interface Device {
  readonly axis: 'across' | 'upright'
  /** From where it is seen, in radians. */
  readonly yaw: number
  readonly pitch: number
  /** How large it is drawn apart, and how large whole. */
  readonly zoom: readonly [apart: number, whole: number]
  readonly parts: readonly Part[]
  /** What the whole device does to what is around it: light, sound, ticking. Drawn behind it. */
  aura?(bench: Bench, time: number): void
}
