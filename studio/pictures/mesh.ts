import { paint } from './drawing.ts'
import { polygon, type Point } from './shapes.ts'

/** A place in space: x to the right, y down, z towards the eye. */
export type Vector = readonly [x: number, y: number, z: number]

/** Towards the light: from above, from the left, from before the sheet. */
const light: Vector = [-0.5, -0.62, 0.61]

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Tone of a face by the way it looks: 1 towards the light, `shade` where the light comes from behind. */
export function lit(normal: Vector, shade = 0): number {
  const towards = (normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2]) / (Math.hypot(...normal) || 1)
  return Math.max(shade, Math.min(1, towards))
}

/**
 * A curved body in parallel projection, as small faces of one material in the tones of a lamp: what looks away is left
 * out, what is nearer lies on top.
 * @param at place on the surface for u and v from 0 to 1, counted so that u turns clockwise about v as seen from outside
 * @param steps how many faces along u and v
 */
export function meshed(
  at: (u: number, v: number) => Vector,
  steps: readonly [number, number],
  material: number,
): string[] {
  const faces: { readonly depth: number; readonly text: string }[] = []
  for (let i = 0; i < steps[0]; i++) {
    for (let j = 0; j < steps[1]; j++) {
      const corners = [
        at(i / steps[0], j / steps[1]),
        at((i + 1) / steps[0], j / steps[1]),
        at((i + 1) / steps[0], (j + 1) / steps[1]),
        at(i / steps[0], (j + 1) / steps[1]),
      ] as const
      const normal = cross(minus(corners[2], corners[0]), minus(corners[3], corners[1]))
      if (normal[2] <= 0) continue
      const colour = paint(material, lit(normal))
      const flat = corners.map(([x, y]): Point => [x, y])
      // the stroke closes the hair between two faces
      const text = polygon(flat, colour, `stroke="${colour}" stroke-width="0.8"`)
      faces.push({ depth: corners.reduce((sum, [, , z]) => sum + z, 0), text })
    }
  }
  return faces.toSorted((a, b) => a.depth - b.depth).map(({ text }) => text)
}

/** Turns a place: first back by `tilt` about the x axis, then clockwise on the sheet by `spin`, both in radians. */
export function turned([x, y, z]: Vector, tilt: number, spin: number): Vector {
  const [y1, z1] = [y * Math.cos(tilt) - z * Math.sin(tilt), y * Math.sin(tilt) + z * Math.cos(tilt)]
  return [x * Math.cos(spin) - y1 * Math.sin(spin), x * Math.sin(spin) + y1 * Math.cos(spin), z1]
}
