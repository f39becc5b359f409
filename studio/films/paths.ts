/** Path2D factories that record extents, which shading needs. In units. */
import type { Box } from './scene.ts'

export type Point = readonly [x: number, y: number]

const extents = new WeakMap<Path2D, Box>()

export function extentOf(path: Path2D): Box | undefined {
  return extents.get(path)
}

export function withExtent(path: Path2D, extent: Box): Path2D {
  extents.set(path, extent)
  return path
}

function around(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

export function disc(x: number, y: number, r: number): Path2D {
  return oval(x, y, r, r)
}

export function oval(x: number, y: number, rx: number, ry: number, turn = 0): Path2D {
  const path = new Path2D()
  path.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), turn, 0, 2 * Math.PI)
  const [wide, high] = [
    Math.hypot(rx * Math.cos(turn), ry * Math.sin(turn)),
    Math.hypot(rx * Math.sin(turn), ry * Math.cos(turn)),
  ]
  return withExtent(path, { x: x - wide, y: y - high, width: 2 * wide, height: 2 * high })
}

export function box(x: number, y: number, width: number, height: number, round = 0): Path2D {
  const path = new Path2D()
  path.roundRect(x, y, width, height, Math.max(0, Math.min(round, Math.abs(width) / 2, Math.abs(height) / 2)))
  return withExtent(path, { x, y, width, height })
}

export function polygon(points: readonly Point[]): Path2D {
  const path = tracePoints(points)
  path.closePath()
  return withExtent(path, around(points))
}

export function tracePoints(points: readonly Point[]): Path2D {
  const path = new Path2D()
  for (const [i, [x, y]] of points.entries()) {
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  }
  return withExtent(path, around(points))
}

/** Smooth curve through points (Catmull-Rom as cubic Béziers); closed by default. */
export function smooth(points: readonly Point[], closed = true): Path2D {
  const path = new Path2D()
  const count = points.length
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? [0, 0]
  path.moveTo(...at(0))
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    path.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    )
  }
  if (closed) path.closePath()
  return withExtent(path, around(points))
}

/** A regular polygon; the first corner is at angle `turn` (radians, 0 is right). */
export function regular(x: number, y: number, r: number, corners: number, turn = -Math.PI / 2): Path2D {
  return polygon(
    Array.from({ length: corners }, (_, i): Point => {
      const angle = turn + (i / corners) * 2 * Math.PI
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
    }),
  )
}

/** Points of a wobbly circle; `wobble`: amplitude relative to r; `time` in seconds animates it. */
export function blobPoints(x: number, y: number, r: number, time: number, seed = 1, wobble = 0.06): Point[] {
  const phase = (seed * 2.399963) % (2 * Math.PI)
  return Array.from({ length: 18 }, (_, i): Point => {
    const angle = (i / 18) * 2 * Math.PI
    const swing =
      Math.sin(angle * 2 + phase + time * 0.9) +
      0.6 * Math.sin(angle * 3 - phase * 2 - time * 1.3) +
      0.4 * Math.sin(angle * 5 + phase * 3 + time * 0.7)
    const far = r * (1 + (wobble * swing) / 2)
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)]
  })
}

/** A wobbly circle; see `blobPoints`. */
export function blob(x: number, y: number, r: number, time: number, seed = 1, wobble = 0.06): Path2D {
  return smooth(blobPoints(x, y, r, time, seed, wobble))
}

export function capsule(from: Point, to: Point, width: number, ends: 'round' | 'flat' = 'round'): Path2D {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const path = new Path2D()
  const half = width / 2
  const [nx, ny] = [-Math.sin(angle) * half, Math.cos(angle) * half]
  path.moveTo(from[0] + nx, from[1] + ny)
  if (ends === 'round') path.arc(...from, half, angle + Math.PI / 2, angle - Math.PI / 2)
  else path.lineTo(from[0] - nx, from[1] - ny)
  path.lineTo(to[0] - nx, to[1] - ny)
  if (ends === 'round') path.arc(...to, half, angle - Math.PI / 2, angle + Math.PI / 2)
  else path.lineTo(to[0] + nx, to[1] + ny)
  path.closePath()
  const reach = ends === 'round' ? half : 0
  return withExtent(path, {
    x: Math.min(from[0], to[0]) - reach,
    y: Math.min(from[1], to[1]) - reach,
    width: Math.abs(to[0] - from[0]) + 2 * reach,
    height: Math.abs(to[1] - from[1]) + 2 * reach,
  })
}

/** A band of width `width` on a circle of radius r, from `start` to `end` (radians, clockwise). */
export function arcBand(x: number, y: number, r: number, width: number, start = 0, end = 2 * Math.PI): Path2D {
  const path = new Path2D()
  const [outer, inner] = [r + width / 2, Math.max(0, r - width / 2)]
  if (end - start >= 2 * Math.PI - 1e-6) {
    path.arc(x, y, outer, 0, 2 * Math.PI)
    path.moveTo(x + inner, y)
    path.arc(x, y, inner, 2 * Math.PI, 0, true)
  } else {
    path.arc(x, y, outer, start, end)
    path.arc(x, y, inner, end, start, true)
    path.closePath()
  }
  return withExtent(path, { x: x - outer, y: y - outer, width: 2 * outer, height: 2 * outer })
}
