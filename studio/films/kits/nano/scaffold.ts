import { lerp } from '../../motion.ts'
import { smooth, tracePoints, type Point } from '../../paths.ts'
import { outline } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

/** Resamples a line to `count` equidistant points. */
export function resampled(points: readonly Point[], count: number): Point[] {
  const far = [0]
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]]
    far.push((far[i - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]))
  }
  const total = far.at(-1) ?? 0
  let k = 1
  return Array.from({ length: count }, (_, i): Point => {
    const want = (total * i) / (count - 1)
    while (k < points.length - 1 && (far[k] ?? 0) < want) k++
    const [a, b] = [points[k - 1] ?? [0, 0], points[k] ?? [0, 0]]
    const [low, high] = [far[k - 1] ?? 0, far[k] ?? 1]
    const t = high === low ? 0 : (want - low) / (high - low)
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
  })
}

/** Row by row through a rectangle, alternating. */
export function folded(cx: number, cy: number, width: number, height: number, rows: number): Point[] {
  const points: Point[] = []
  for (let r = 0; r < rows; r++) {
    const y = cy - height / 2 + ((r + 0.5) / rows) * height
    const ends = [cx - width / 2, cx + width / 2]
    points.push([ends[r % 2] ?? cx, y], [ends[1 - (r % 2)] ?? cx, y])
  }
  return points
}

export function loose(cx: number, cy: number, r: number, time: number, seed = 0): Point[] {
  return Array.from({ length: 120 }, (_, i): Point => {
    const a = (i / 120) * 2 * Math.PI * 0.985
    const far = r * (0.7 + 0.24 * Math.sin(a * 5 + seed + time * 0.5) + 0.16 * Math.sin(a * 11 - time * 0.4 + seed * 2))
    return [cx + far * Math.cos(a) * 1.02, cy + far * Math.sin(a) * 1.06]
  })
}

export function thread(sheet: Sheet, points: readonly Point[], ink: string, width: number, curved = true): void {
  const path = curved ? smooth(points, false) : tracePoints(points)
  outline(sheet, path, width + 4, sheet.colours.key)
  outline(sheet, path, width, ink)
}
