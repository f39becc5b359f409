/** Branching processes of nerve cells. Lengths in frame units, angles in radians. */
import type { Random } from '../../../pictures/random.ts'
import { along, clamp, lerp } from '../../motion.ts'
import type { Point } from '../../paths.ts'
import type { Sheet } from '../../scene.ts'

export interface Branch {
  readonly points: readonly Point[]
  readonly from: number
  readonly to: number
  readonly way: readonly Point[]
  readonly isTip: boolean
}

/** Branches bend and fork, each fork shorter and thinner. */
export function growTree(
  random: Random,
  root: Point,
  {
    angle,
    length,
    width,
    depth,
    spread = 0.55,
  }: { angle: number; length: number; width: number; depth: number; spread?: number },
): Branch[] {
  const all: Branch[] = []
  const grow = (start: Point, heading: number, long: number, wide: number, left: number, trunk: readonly Point[]) => {
    const points: Point[] = [start]
    const bend = (random() - 0.5) * 0.22
    let [x, y] = start
    let way = heading
    for (let i = 0; i < 5; i++) {
      way += bend + (random() - 0.5) * 0.12
      x += (Math.cos(way) * long) / 5
      y += (Math.sin(way) * long) / 5
      points.push([x, y])
    }
    const whole = [...trunk, ...points]
    all.push({ points, from: wide, to: wide * 0.68, way: whole, isTip: left === 0 })
    if (left === 0) return
    for (const side of [-1, 1]) {
      grow(
        [x, y],
        way + side * spread * (0.6 + 0.6 * random()),
        long * (0.66 + 0.2 * random()),
        wide * 0.64,
        left - 1,
        whole,
      )
    }
  }
  grow(root, angle, length, width, depth, [])
  return all
}

/** Strokes get thinner from root to tip. `extra`: additional width, for an outline. */
export function strokeTree(sheet: Sheet, branches: readonly Branch[], ink: string, extra = 0): void {
  for (const { points, from, to } of branches) taperedLine(sheet, points, from + extra, to + extra, ink)
}

export function taperedLine(sheet: Sheet, points: readonly Point[], from: number, to: number, ink: string): void {
  const { brush } = sheet
  brush.strokeStyle = ink
  brush.lineCap = 'round'
  for (const [i, [x, y]] of points.entries()) {
    const before = points[i - 1]
    if (!before) continue
    brush.lineWidth = lerp(from, to, i / (points.length - 1))
    brush.beginPath()
    brush.moveTo(...before)
    brush.lineTo(x, y)
    brush.stroke()
  }
}

function stretch(points: readonly Point[], from: number, to: number, steps = 14): Point[] {
  const [a, b] = [clamp(from), clamp(to)]
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const { x, y } = along(points, lerp(a, b, i / steps))
    return [x, y]
  })
}

/** `share`: position of the impulse's head, 0 to 1. */
export function impulseOn(
  sheet: Sheet,
  way: readonly Point[],
  share: number,
  { reach = 0.16, width = 12, ink = sheet.colours.nano }: { reach?: number; width?: number; ink?: string } = {},
): void {
  if (share <= 0 || share - reach >= 1) return
  const points = stretch(way, share - reach, share)
  taperedLine(sheet, points, 1, width + 3.6, sheet.colours.key)
  taperedLine(sheet, points, 0.5, width, ink)
  taperedLine(sheet, points.slice(-6), 0.5, width * 0.42, '#ffffff')
}

/** Catmull-Rom curve, `steps` per segment. */
export function curved(points: readonly Point[], steps = 8): Point[] {
  const at = (i: number): Point => points[clamp(i, 0, points.length - 1)] ?? [0, 0]
  const mixed = (t: number, [a, b, c, d]: readonly [number, number, number, number]): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  return Array.from({ length: (points.length - 1) * steps + 1 }, (_, i): Point => {
    const leg = Math.min(points.length - 2, Math.floor(i / steps))
    const t = i / steps - leg
    const [p, q, r, s] = [at(leg - 1), at(leg), at(leg + 1), at(leg + 2)]
    return [mixed(t, [p[0], q[0], r[0], s[0]]), mixed(t, [p[1], q[1], r[1], s[1]])]
  })
}
