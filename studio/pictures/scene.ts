/** Geometry in GLSL, and printing recipes per material. Independent of size, theme, and files. */

export type Ink = 'nano' | 'info' | 'bio' | 'cogno' | 'zed' | 'zed-body'

/** Inking of a plate over a material. Darkness is 1 − tone; haze fades it. */
export type Screen =
  | { readonly kind: 'solid' }
  /** Solid ink above a darkness limit. */
  | { readonly kind: 'shadow'; readonly above: number }
  /** Coverage is `base + gain · darkness`; `angle` in radians. */
  | {
      readonly kind: 'dots'
      readonly base: number
      readonly gain: number
      readonly angle: number
      readonly pitch?: number
    }
  /** One line per unit of u or v. Coverage is `base + gain · darkness`, at most `max`. */
  | {
      readonly kind: 'lines'
      readonly along: 'u' | 'v'
      readonly base: number
      readonly gain: number
      readonly max: number
    }

/** Printing recipe of a material; a plate has ink where any screen does. */
export interface Material {
  /** Whether it has white stock below the inks. */
  readonly body: boolean
  readonly a?: readonly Screen[]
  readonly b?: readonly Screen[]
  readonly key?: readonly Screen[]
  /** Relative outline width; 0 for none. Between materials the nearer one decides. */
  readonly outline?: number
}

/** Center shift and zoom, in half the shorter side. */
export interface Framing {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** Settings of the ray marcher. Lengths are in scene units. */
export interface March {
  readonly steps: number
  /** Step relative to the distance; below 1 if the field isn't exact. */
  readonly relax: number
  readonly far: number
  /** Direction to the light; needn't be normalized. */
  readonly light: readonly [number, number, number]
  /** Ambient occlusion: sample distance and strength. */
  readonly occlusion: { readonly step: number; readonly strength: number }
  readonly depthEdge: number
  /** Squared normal difference (x, y) that draws a crease; 0 for none. */
  readonly creaseEdge: number
}

export interface Scene {
  readonly inks: readonly [Ink, Ink]
  readonly march: March
  /**
   * GLSL that may call the functions of distance-fields.ts, and defines:
   * - `vec2 map(vec3 p)`: distance and material number
   * - `void camera(vec2 uv, out vec3 ro, out vec3 rd)`
   * - `void paint(vec3 p, vec3 n, float depth, inout Surface s)`: tone, haze, u, and v of a hit
   * - `void backdrop(vec2 uv, inout Surface s)`: the background, where nothing was hit
   * - `void overlay(vec2 uv, inout Surface s)`: the foreground
   */
  readonly glsl: string
  /** SVG shapes of a flat scene (drawing.ts); the GLSL is empty then. */
  readonly drawing?: string
  /** Scene data, `uPoints[i]` in GLSL; at most `maxPoints` vec4. */
  readonly points?: readonly (readonly [number, number, number, number])[]
  /** Materials by number, from 1; 0 is the ground. */
  readonly materials: Readonly<Record<number, Material>>
}

export const maxPoints = 200
