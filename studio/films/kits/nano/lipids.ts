import { blend } from '../../palette.ts'
import { smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

/** A lipid: head at (x, y), two tails towards `angle` (radians). */
export function lipid(
  sheet: Sheet,
  x: number,
  y: number,
  angle: number,
  how: { ink: string; tail?: string; r?: number; long?: number; sway?: number },
): void {
  const r = how.r ?? 6
  const long = how.long ?? r * 2.6
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  for (const side of [-1, 1]) {
    const at = (far: number, off: number): Point => [x + c * far - s * off, y + s * far + c * off]
    const tail = smooth(
      [
        at(r * 0.6, side * r * 0.35),
        at(long * 0.6, side * r * 0.55 + (how.sway ?? 0)),
        at(long, side * r * 0.4 - (how.sway ?? 0)),
      ],
      false,
    )
    outline(sheet, tail, 2, how.tail ?? sheet.colours.line)
  }
  ball(sheet, x, y, r, how.ink, { glint: r > 7 })
}

function evenly(points: readonly Point[], gap: number): { x: number; y: number; normal: number }[] {
  const found: { x: number; y: number; normal: number }[] = []
  let left = gap / 2
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const normal = Math.atan2(b[1] - a[1], b[0] - a[0]) - Math.PI / 2
    for (; left <= length; left += gap) {
      found.push({ x: a[0] + ((b[0] - a[0]) * left) / length, y: a[1] + ((b[1] - a[1]) * left) / length, normal })
    }
    left -= length
  }
  return found
}

/** `torn`: separation at a position, 0 to 1. */
export function wall(
  sheet: Sheet,
  points: readonly Point[],
  how: { ink: string; r?: number; half?: number; time?: number; torn?: (x: number, y: number) => number },
): void {
  const r = how.r ?? 5.4
  const half = how.half ?? 13
  const places = evenly(points, r * 2.05)
  for (const [i, { x, y, normal }] of places.entries()) {
    const torn = how.torn?.(x, y) ?? 0
    const sway = Math.sin((how.time ?? 0) * 2 + i) * 0.8
    for (const side of [1, -1]) {
      const angle = normal + (side > 0 ? 0 : Math.PI) + torn * 1.6 * Math.sin(i * 5 + side)
      const far = half * (1 + torn * 0.9)
      lipid(sheet, x + Math.cos(angle) * far, y + Math.sin(angle) * far, angle + Math.PI, {
        ink: how.ink,
        r,
        long: half * 0.95,
        sway,
      })
    }
  }
}

export function strand(
  sheet: Sheet,
  points: readonly Point[],
  how: { ink: string; width?: number; teeth?: number; side?: number },
): void {
  const { colours } = sheet
  const width = how.width ?? 5
  const inks = [colours.info, colours.bio, colours.cogno, '#f2b01e']
  for (const [i, { x, y, normal }] of evenly(points, how.teeth ?? 11).entries()) {
    const [c, s] = [Math.cos(normal) * (how.side ?? 1), Math.sin(normal) * (how.side ?? 1)]
    const tooth = tracePoints([
      [x, y],
      [x + c * 12, y + s * 12],
    ])
    outline(sheet, tooth, 6, colours.key)
    outline(sheet, tooth, 3.4, inks[(i * 7 + (i % 3)) % 4] ?? colours.info)
  }
  outline(sheet, smooth(points, false), width + 4, colours.key)
  outline(sheet, smooth(points, false), width, how.ink)
}

export function parcel(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  time: number,
  how: { ink: string; charge?: number; open?: number; rna?: string | undefined },
): void {
  const { colours } = sheet
  const count = Math.max(14, Math.round(r * 0.46))
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 2 * Math.PI + time * 0.1
    const off = (how.open ?? 0) * r * (0.4 + 0.6 * Math.abs(Math.sin(i * 3.1)))
    const far = r + off
    const small = r < 50 ? 4.6 : 7
    lipid(sheet, x + far * Math.cos(a), y + far * Math.sin(a), a + Math.PI, {
      ink: (how.charge ?? 0) > 0.3 ? blend(how.ink, colours.zed, how.charge ?? 0) : how.ink,
      r: small,
      long: small * 2.7,
      sway: Math.sin(time * 2 + i),
    })
  }
  if (how.rna) curl(sheet, x, y, r * 0.62, time, how.rna)
}

export function curl(sheet: Sheet, x: number, y: number, r: number, time: number, ink: string): void {
  for (let k = 0; k < 3; k++) {
    const points = Array.from({ length: 12 }, (_, i): Point => {
      const a = i * 1.25 + k * 2.1 + time * 0.22
      const far = r * (0.35 + 0.6 * Math.abs(Math.sin(i * 0.9 + k * 1.7)))
      return [x + far * Math.cos(a), y + far * Math.sin(a)]
    })
    const width = Math.max(2.6, r * 0.09)
    outline(sheet, smooth(points, false), width + 3, sheet.colours.key)
    outline(sheet, smooth(points, false), width, ink)
  }
}
