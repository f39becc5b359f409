/** Solids in parallel projection, for exploded devices. Lengths in units at zoom 1. */
import { blend } from '../../palette.ts'
import { disc, withExtent, type Point } from '../../paths.ts'
import { outline, outlineWeight, printed, type Printing } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

/** Directions in the frame: u along the device's axis, away from the viewer; v and w on its faces. */
export interface View {
  readonly u: Point
  readonly v: Point
  readonly w: Point
}

export interface Bench {
  readonly sheet: Sheet
  readonly view: View
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** `across`: faces to the left; `upright`: faces up. `yaw`: about the vertical, `pitch`: downward angle (radians). */
export function viewOf(axis: 'across' | 'upright', yaw: number, pitch: number): View {
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)]
  const right: Point = [cy, -sy * sp]
  const near: Point = [sy, cy * sp]
  const down: Point = [0, cp]
  return axis === 'across' ? { u: right, v: near, w: down } : { u: down, v: right, w: near }
}

export function place({ view, x, y, zoom }: Bench, u: number, v = 0, w = 0): Point {
  return [
    x + zoom * (u * view.u[0] + v * view.v[0] + w * view.w[0]),
    y + zoom * (u * view.u[1] + v * view.v[1] + w * view.w[1]),
  ]
}

export function moved(bench: Bench, u: number, v = 0, w = 0): Bench {
  const [x, y] = place(bench, u, v, w)
  return { ...bench, x, y }
}

function faceMatrix(bench: Bench, u: number): Required<Pick<DOMMatrix, 'a' | 'b' | 'c' | 'd' | 'e' | 'f'>> {
  const { view, zoom } = bench
  const [e, f] = place(bench, u)
  return { a: view.v[0] * zoom, b: view.v[1] * zoom, c: view.w[0] * zoom, d: view.w[1] * zoom, e, f }
}

/** Draws on a face of the device: v is x, w is y. */
export function onFace(bench: Bench, u: number, draw: () => void): void {
  const { brush } = bench.sheet
  const { a, b, c, d, e, f } = faceMatrix(bench, u)
  brush.save()
  brush.transform(a, b, c, d, e, f)
  draw()
  brush.restore()
}

export interface Body extends Partial<Printing> {
  readonly ink: string
  /** Color of the sides; default: the body's, slightly darker. */
  readonly side?: string
}

function swept(bench: Bench, slices: readonly (readonly [u: number, path: Path2D])[], reach: number): Path2D {
  const whole = new Path2D()
  for (const [u, path] of slices) whole.addPath(path, faceMatrix(bench, u))
  const [x, y] = place(bench, slices[Math.floor(slices.length / 2)]?.[0] ?? 0)
  return withExtent(whole, { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach })
}

function printSides(bench: Bench, whole: Path2D, how: Body): void {
  const { sheet } = bench
  // Stroke first, then fill, so that only the outer half of the line remains.
  const weight = (how.outline ?? outlineWeight) * 1.8
  if (sheet.colours.ground === '#090b15') outline(sheet, whole, weight + 1.6, how.ink)
  outline(sheet, whole, weight, sheet.colours.key)
  const side = how.side ?? blend(how.ink, sheet.colours.key, 0.16)
  printed(sheet, whole, {
    ink: side,
    shade: how.shade ?? 'dots',
    cover: how.cover ?? [0.04, 0.5],
    pitch: 3.8,
    outline: 0,
  })
}

export function prism(bench: Bench, u: number, depth: number, path: Path2D, reach: number, how: Body): void {
  const steps = Math.max(1, Math.ceil((depth * bench.zoom) / 1.3))
  const slices = Array.from({ length: steps + 1 }, (_, i) => [u + (depth * i) / steps, path] as const)
  printSides(bench, swept(bench, slices, reach * bench.zoom), { ...how, cover: [0.15, 0.55] })
  onFace(bench, u, () => printed(bench.sheet, path, { cover: [0, 0.3], outline: 1.7, pitch: 4, ...how }))
}

/** `profile`: radii along the axis, from front to back. */
export function turned(
  bench: Bench,
  u: number,
  profile: readonly (readonly [at: number, r: number])[],
  how: Body,
): void {
  const first = profile[0] ?? [0, 0]
  const last = profile.at(-1) ?? first
  const steps = Math.max(4, Math.ceil(((last[0] - first[0]) * bench.zoom) / 1.2))
  const slices = Array.from({ length: steps + 1 }, (_, i) => {
    const at = first[0] + ((last[0] - first[0]) * i) / steps
    return [u + at, disc(0, 0, radiusAt(profile, at))] as const
  })
  const reach = Math.max(...profile.map(([, r]) => r))
  printSides(bench, swept(bench, slices, reach * bench.zoom), how)
  if (first[1] > 1)
    onFace(bench, u + first[0], () =>
      printed(bench.sheet, disc(0, 0, first[1]), { cover: [0, 0.3], outline: 1.7, pitch: 4, ...how }),
    )
}

function radiusAt(profile: readonly (readonly [number, number])[], at: number): number {
  const next = profile.findIndex(([u]) => u >= at)
  const [u2, r2] = profile[next === -1 ? profile.length - 1 : next] ?? [0, 0]
  const [u1, r1] = profile[Math.max(0, next - 1)] ?? [u2, r2]
  return u2 === u1 ? r2 : r1 + ((r2 - r1) * (at - u1)) / (u2 - u1)
}

export function hoop(bench: Bench, u: number, r: number, ink: string, width = 1.6): void {
  const path = new Path2D()
  path.arc(0, 0, r, -Math.PI / 2, Math.PI / 2, bench.view.u[0] < 0)
  const placed = new Path2D()
  placed.addPath(path, faceMatrix(bench, u))
  outline(bench.sheet, placed, width, ink)
}
