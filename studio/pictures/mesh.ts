import { paint } from './drawing.ts'
import { polygon, type Point } from './shapes.ts'

/** A vector: x right, y down, z toward the viewer. */
export type Vector = readonly [x: number, y: number, z: number]

/** Direction to the light: above, left, front. */
const light: Vector = [-0.5, -0.62, 0.61]

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Tone: 1 toward the light, `shade` away from it. */
export function lit(normal: Vector, shade = 0): number {
  const towards = (normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2]) / (Math.hypot(...normal) || 1)
  return Math.max(shade, Math.min(1, towards))
}

/** Parallel projection. `at`: point for u and v from 0 to 1, u clockwise about v; `steps`: faces along u and v. */
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
      // The stroke closes gaps between faces.
      const text = polygon(flat, colour, `stroke="${colour}" stroke-width="0.8"`)
      faces.push({ depth: corners.reduce((sum, [, , z]) => sum + z, 0), text })
    }
  }
  return faces.toSorted((a, b) => a.depth - b.depth).map(({ text }) => text)
}

/** Rotates by `tilt` about x, then by `spin` clockwise (radians). */
export function turned([x, y, z]: Vector, tilt: number, spin: number): Vector {
  const [y1, z1] = [y * Math.cos(tilt) - z * Math.sin(tilt), y * Math.sin(tilt) + z * Math.cos(tilt)]
  return [x * Math.cos(spin) - y1 * Math.sin(spin), x * Math.sin(spin) + y1 * Math.cos(spin), z1]
}
