/** Shared elements of scenes. Lengths in frame units, times in seconds. */
import { clamp, loop, wander } from './motion.ts'
import { blob, capsule, polygon, smooth, tracePoints, type Point } from './paths.ts'
import { ball, outline, outlineWeight, printed, type Printing } from './print.ts'
import type { Box, Sheet } from './scene.ts'

export interface CellLook extends Partial<Printing> {
  readonly seed?: number
  /** Wobble as a share of the radius; default 0.06. */
  readonly wobble?: number
  /** Color of the nucleus; `none` for no nucleus; default: companion ink. */
  readonly nucleus?: string
  /** Nucleus radius relative to the cell; default 0.36. */
  readonly nucleusSize?: number
}

export function cell(sheet: Sheet, x: number, y: number, r: number, time: number, how: CellLook = {}): void {
  const seed = how.seed ?? 1
  printed(sheet, blob(x, y, r, time, seed, how.wobble), { ink: sheet.colours.inkA, cover: [0, 0.35], ...how })
  const nucleus = how.nucleus ?? sheet.colours.inkB
  if (nucleus === 'none') return
  const [dx, dy] = [wander(time, seed + 7, 0.12) * r * 0.1, wander(time, seed + 8, 0.12) * r * 0.1]
  printed(sheet, blob(x + dx, y + dy, r * (how.nucleusSize ?? 0.36), time, seed + 5, 0.05), { ink: nucleus })
}

export interface ArrowLook {
  readonly ink?: string
  readonly width?: number
  readonly progress?: number
  /** Bend relative to the length; positive is to the right. */
  readonly bend?: number
  /** Dark outline; 0 for none (default). */
  readonly outline?: number
}

export function arrow(sheet: Sheet, from: Point, to: Point, how: ArrowLook = {}): void {
  const progress = clamp(how.progress ?? 1)
  if (progress <= 0.01) return
  const { brush, colours } = sheet
  const width = how.width ?? 4
  const ink = how.ink ?? colours.line
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const bend = how.bend ?? 0
  const control: Point = [(from[0] + to[0]) / 2 - dy * bend, (from[1] + to[1]) / 2 + dx * bend]
  const at = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * control[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * control[1] + t * t * to[1],
  ]
  const points = Array.from({ length: 25 }, (_, i) => at((i / 24) * progress))
  const tip = at(progress)
  const back = at(Math.max(0, progress - 0.04))
  const angle = Math.atan2(tip[1] - back[1], tip[0] - back[0])
  const size = Math.min(width * 3.2, Math.max(width * 1.6, Math.hypot(dx, dy) * progress * 0.5))
  const side = (turn: number): Point => [tip[0] - size * Math.cos(angle + turn), tip[1] - size * Math.sin(angle + turn)]
  const head = polygon([tip, side(0.5), side(-0.5)])
  const neck: Point = [tip[0] - size * 0.7 * Math.cos(angle), tip[1] - size * 0.7 * Math.sin(angle)]
  const shaft = tracePoints([...points.filter(([x, y]) => Math.hypot(x - tip[0], y - tip[1]) > size * 0.7), neck])
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  if (how.outline) {
    brush.strokeStyle = colours.key
    brush.lineWidth = width + 2 * how.outline
    brush.stroke(shaft)
    outline(sheet, head, 2 * how.outline, colours.key)
  }
  brush.strokeStyle = ink
  brush.lineWidth = width
  brush.stroke(shaft)
  brush.fillStyle = ink
  brush.fill(head)
}

export interface WaveLook {
  readonly ink?: string
  readonly width?: number
  readonly amplitude?: number
  readonly wavelength?: number
  /** Phase in waves: `time × frequency` moves it from `from` to `to`. */
  readonly phase?: number
  /** Visible part as shares of the path; default [0, 1]. A short part is a wave packet. */
  readonly part?: readonly [number, number]
  /** Whether it fades at the ends; default true. */
  readonly tapered?: boolean
  /** Amplitude factor by position (0 to 1). */
  readonly shape?: (share: number) => number
  readonly edge?: number
}

export function wave(sheet: Sheet, from: Point, to: Point, how: WaveLook = {}): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [first, last] = how.part ?? [0, 1]
  const [start, end] = [clamp(first), clamp(last)]
  if (length === 0 || end - start < 0.002) return
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const amplitude = how.amplitude ?? 10
  const wavelength = how.wavelength ?? 30
  const steps = Math.max(8, Math.ceil(((end - start) * length) / 2.5))
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const share = start + ((end - start) * i) / steps
    // Tapers by position in the full part, so that a packet is clipped instead of squeezed.
    const inPart = (share - first) / (last - first)
    const taper = how.tapered === false ? 1 : Math.sin(Math.PI * clamp(inPart)) ** 0.6
    const swing = amplitude * taper * (how.shape?.(share) ?? 1)
    const s = Math.sin(2 * Math.PI * ((share * length) / wavelength - (how.phase ?? 0))) * swing
    return [from[0] + ux * share * length - uy * s, from[1] + uy * share * length + ux * s]
  })
  const path = smooth(points, false)
  if (how.edge) outline(sheet, path, (how.width ?? 3) + 2 * how.edge, sheet.colours.key)
  outline(sheet, path, how.width ?? 3, how.ink ?? sheet.colours.inkA)
}

/** `progress`: drawn share, 0 to 1. */
export function ray(
  sheet: Sheet,
  points: readonly Point[],
  time: number,
  how: { ink?: string; width?: number; progress?: number; speed?: number } = {},
): void {
  const { brush, colours } = sheet
  const width = how.width ?? 5
  const ink = how.ink ?? colours.inkA
  trace(sheet, points, how.progress ?? 1, { ink: colours.key, width: width + 3 })
  trace(sheet, points, how.progress ?? 1, { ink, width })
  brush.save()
  brush.setLineDash([10, 22])
  brush.lineDashOffset = -loop(time, 32 / (how.speed ?? 60)) * 32
  trace(sheet, points, how.progress ?? 1, { ink: ink === '#ffffff' ? colours.key : '#ffffff', width: width * 0.4 })
  brush.restore()
}

export function trace(
  sheet: Sheet,
  points: readonly Point[],
  progress: number,
  how: { readonly ink?: string; readonly width?: number; readonly dash?: readonly number[] } = {},
): void {
  if (progress <= 0 || points.length < 2) return
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - (points[i]?.[0] ?? x), y - (points[i]?.[1] ?? y)))
  let left = clamp(progress) * lengths.reduce((sum, one) => sum + one, 0)
  const shown: Point[] = [points[0] ?? [0, 0]]
  for (const [i, length] of lengths.entries()) {
    const [a, b] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]]
    const t = length === 0 ? 1 : Math.min(1, left / length)
    shown.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
    left -= length
    if (left <= 0) break
  }
  const { brush } = sheet
  if (how.dash) {
    brush.save()
    brush.setLineDash([...how.dash])
  }
  outline(sheet, tracePoints(shown), how.width ?? outlineWeight, how.ink ?? sheet.colours.line)
  if (how.dash) brush.restore()
}

/** `step`: distance of lines; `shift`: offset of the grid. */
export function grid(
  sheet: Sheet,
  area: Box,
  step: number,
  how: { readonly ink?: string; readonly width?: number; readonly shift?: Point } = {},
): void {
  const path = new Path2D()
  const [sx, sy] = how.shift ?? [0, 0]
  const first = (shift: number) => ((shift % step) + step) % step
  for (let x = area.x + first(sx); x <= area.x + area.width + 0.01; x += step) {
    path.moveTo(x, area.y)
    path.lineTo(x, area.y + area.height)
  }
  for (let y = area.y + first(sy); y <= area.y + area.height + 0.01; y += step) {
    path.moveTo(area.x, y)
    path.lineTo(area.x + area.width, y)
  }
  outline(sheet, path, how.width ?? 1.2, how.ink ?? sheet.colours.faint)
}

/** The origin is at the lower left of `area`. */
export function axes(sheet: Sheet, area: Box, progress = 1, ink: string = sheet.colours.line): void {
  const origin: Point = [area.x, area.y + area.height]
  arrow(sheet, origin, [area.x + area.width, area.y + area.height], { ink, width: 2.4, progress })
  arrow(sheet, origin, [area.x, area.y], { ink, width: 2.4, progress })
}

export interface Particle {
  readonly x: number
  readonly y: number
  readonly i: number
  readonly a: number
  readonly b: number
}

/** Deterministic by seed and time. `reach`: how far each particle moves. */
export function particles(
  sheet: Sheet,
  area: Box,
  time: number,
  { count, seed = 1, reach = 14, rate = 0.22 }: { count: number; seed?: number; reach?: number; rate?: number },
): Particle[] {
  const random = sheet.random(seed)
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [area.x + random() * area.width, area.y + random() * area.height]
    const [a, b] = [random(), random()]
    return {
      x: x + wander(time, seed * 131 + i * 2, rate) * reach,
      y: y + wander(time, seed * 131 + i * 2 + 1, rate) * reach,
      i,
      a,
      b,
    }
  })
}

export function drift(
  sheet: Sheet,
  area: Box,
  time: number,
  how: { count: number; r: number; ink?: string; seed?: number; reach?: number; rate?: number },
): void {
  for (const { x, y, a } of particles(sheet, area, time, how))
    ball(sheet, x, y, how.r * (0.75 + 0.5 * a), how.ink ?? sheet.colours.inkB)
}

/** `share`: 0 (start) to 1 (gone). */
export function spark(sheet: Sheet, x: number, y: number, r: number, share: number, ink?: string): void {
  if (share <= 0 || share >= 1) return
  const [near, far] = [r * (0.35 + 0.5 * share), r * (0.45 + 0.75 * Math.sqrt(share))]
  const path = new Path2D()
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * 2 * Math.PI + 0.3
    path.moveTo(x + near * Math.cos(angle), y + near * Math.sin(angle))
    path.lineTo(x + far * Math.cos(angle), y + far * Math.sin(angle))
  }
  outline(sheet, path, 3.2 * (1 - share) + 0.4, ink ?? sheet.colours.line)
}

export function bond(sheet: Sheet, from: Point, r1: number, to: Point, r2: number, width: number, ink: string): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length <= r1 + r2) return
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const path = capsule(
    [from[0] + ux * r1 * 0.8, from[1] + uy * r1 * 0.8],
    [to[0] - ux * r2 * 0.8, to[1] - uy * r2 * 0.8],
    width,
    'flat',
  )
  printed(sheet, path, { ink, shade: 'none', outline: 1.8 })
}
