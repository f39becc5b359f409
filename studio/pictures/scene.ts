/**
 * What a scene is: a piece of GLSL that says where things are, and a recipe per material that says how each is printed.
 * A scene knows nothing about sizes, screens' pixels, themes or files.
 */

/** The site's inks: one per technoscience, and Zed's own cyan with the indigo of his body. */
export type Ink = 'nano' | 'info' | 'bio' | 'cogno' | 'zed' | 'zed-body'

/** How a plate is inked over one material. Darkness is 1 − tone; haze thins everything out. */
export type Screen =
  | { readonly kind: 'solid' }
  /** Ink where darkness is above the limit: flat shadow. */
  | { readonly kind: 'shadow'; readonly above: number }
  /** Halftone dots with the coverage `base + gain · darkness`; `angle` in radians, `pitch` relative to the print's. */
  | {
      readonly kind: 'dots'
      readonly base: number
      readonly gain: number
      readonly angle: number
      readonly pitch?: number
    }
  /** Lines along the surface coordinate u or v (one line a unit), coverage `base + gain · darkness`, at most `max`. */
  | {
      readonly kind: 'lines'
      readonly along: 'u' | 'v'
      readonly base: number
      readonly gain: number
      readonly max: number
    }

/** How one material is printed on each plate. A plate takes ink where any of its screens does. */
export interface Material {
  /** White stock below the inks (a body), or the bare ground (light, waves, haze). */
  readonly body: boolean
  readonly a?: readonly Screen[]
  readonly b?: readonly Screen[]
  readonly key?: readonly Screen[]
  /** Weight of its outline, relative to the print's; 0 for none. Where two materials meet, the nearer one decides. */
  readonly outline?: number
}

/** Part of the scene a format shows: shift of the centre and zoom, in units of half the shorter side. */
export interface Framing {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** Settings of the ray marcher. Lengths are in scene units. */
export interface March {
  readonly steps: number
  /** Share of the measured distance that is stepped; below 1 where the field is not a true distance. */
  readonly relax: number
  readonly far: number
  /** Direction towards the light, not necessarily normalised. */
  readonly light: readonly [number, number, number]
  /** Distance between samples of ambient occlusion, and its strength. */
  readonly occlusion: { readonly step: number; readonly strength: number }
  /** Jump in depth that draws an outline inside one material. */
  readonly depthEdge: number
  /** Change of the normal (squared length of the difference of x, y) that draws a crease; 0 for none. */
  readonly creaseEdge: number
}

export interface Scene {
  readonly inks: readonly [Ink, Ink]
  readonly march: March
  /**
   * GLSL that defines, with the functions of distance-fields.ts at hand:
   * - `vec2 map(vec3 p)`: distance and material number
   * - `void camera(vec2 uv, out vec3 ro, out vec3 rd)`
   * - `void paint(vec3 p, vec3 n, float depth, inout Surface s)`: tone, haze, u and v of a hit
   * - `void backdrop(vec2 uv, inout Surface s)`: what stands behind, where nothing was hit
   * - `void overlay(vec2 uv, inout Surface s)`: what lies in front of everything
   */
  readonly glsl: string
  /** The shapes of a flat scene as SVG text (drawing.ts): then nothing is marched, and the GLSL is empty. */
  readonly drawing?: string
  /** Data of the scene, read in GLSL as `uPoints[i]`; at most `maxPoints` of four numbers. */
  readonly points?: readonly (readonly [number, number, number, number])[]
  /** By material number, from 1. Number 0 is the bare ground. */
  readonly materials: Readonly<Record<number, Material>>
}

export const maxPoints = 200
