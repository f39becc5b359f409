import { lettering } from '../../letters.ts'
import { box, smooth, type Point } from '../../paths.ts'
import { outline, printed } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

export type Base = 'A' | 'T' | 'C' | 'G'

const partners: Readonly<Record<Base, Base>> = { A: 'T', T: 'A', C: 'G', G: 'C' }

export function partnerOf(base: Base): Base {
  return partners[base]
}

/** Base at a position of an endless sequence; deterministic. */
export function baseAt(place: number): Base {
  let mixed = Math.imul((place | 0) + 77, 2654435761)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822519)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3266489917)
  return (['A', 'T', 'C', 'G'] as const)[(mixed >>> 13) & 3] ?? 'A'
}

/** Color of a base; `A` stays distinct on a ground of the topic's ink. */
export function inkOfBase(sheet: Sheet, base: Base): string {
  const { bio, nano, info, cogno } = sheet.colours
  return { A: bio, T: nano, C: info, G: cogno }[base]
}

export function baseTile(
  sheet: Sheet,
  base: Base,
  x: number,
  y: number,
  width: number,
  height: number,
  how: { readonly letter?: boolean; readonly ghost?: boolean; readonly size?: number } = {},
): void {
  const { colours } = sheet
  const path = box(x - width / 2, y - height / 2, width, height, 2)
  if (how.ghost) {
    sheet.brush.save()
    sheet.brush.setLineDash([4, 4])
    sheet.brush.strokeStyle = colours.line
    sheet.brush.lineWidth = 1.6
    sheet.brush.stroke(path)
    sheet.brush.restore()
  } else {
    printed(sheet, path, { ink: inkOfBase(sheet, base), cover: [0, 0.3], pitch: 3.6, outline: 1.8 })
  }
  if (how.letter === false) return
  const size = how.size ?? Math.min(height * 0.72, 15)
  const light = !how.ghost && (base === 'C' || base === 'G' || base === 'T')
  const onInk = base === 'A' && colours.bio === '#ffffff'
  const ink = how.ghost ? colours.line : light ? '#ffffff' : onInk ? colours.key : '#ffffff'
  lettering(sheet, base, x, y + size * 0.36, { size, weight: 800, align: 'center', ink })
}

export function spine(sheet: Sheet, points: readonly Point[], ink: string): void {
  outline(sheet, smooth(points, false), 12, sheet.colours.key)
  outline(sheet, smooth(points, false), 7.5, ink)
}
