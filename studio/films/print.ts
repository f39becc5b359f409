import { capsule, box as boxPath, arcBand, disc, extentOf } from './paths.ts'
import { nightGround } from './palette.ts'
import { screenFill, type Screen } from './screens.ts'
import type { Sheet } from './scene.ts'

export interface Printing {
  /** Fill color; `none` draws shade and outline only. */
  readonly ink: string
  /** Kind of shading; default `dots`. */
  readonly shade?: Screen | 'none'
  readonly shadeInk?: string
  /** From light to shade, [x1, y1, x2, y2]; default: upper left to lower right of the shape. */
  readonly across?: readonly [number, number, number, number]
  /** Coverage at the light and dark end, 0 to 1; default [0, 0.55]. */
  readonly cover?: readonly [number, number]
  /** Pitch of dots or lines; default 4.6. */
  readonly pitch?: number
  /** Outline width, 0 for none; default 2.2. */
  readonly outline?: number
  readonly edge?: string
}

export const outlineWeight = 2.2
const usualPitch = 4.6

export function printed(sheet: Sheet, path: Path2D, how: Printing): void {
  const { brush, colours } = sheet
  if (how.ink !== 'none') {
    brush.fillStyle = how.ink
    brush.fill(path)
  }
  const screen = how.shade ?? 'dots'
  if (screen !== 'none') {
    const { x, y, width, height } = extentOf(path) ?? sheet.focus
    const [x1, y1, x2, y2] = how.across ?? [x + width * 0.2, y + height * 0.12, x + width * 0.82, y + height * 0.92]
    brush.fillStyle = screenFill(brush, {
      screen,
      ink: how.shadeInk ?? colours.key,
      from: [x1, y1],
      to: [x2, y2],
      cover: how.cover ?? [0, 0.55],
      pitch: how.pitch ?? usualPitch,
    })
    brush.fill(path)
  }
  edge(sheet, path, how.ink, how.outline ?? outlineWeight, how.edge)
}

/** Outlines a body. On dark grounds the key is invisible, so a rim in the body's own ink marks its edge. */
function edge(sheet: Sheet, path: Path2D, ink: string, weight: number, wanted: string | undefined): void {
  const { colours } = sheet
  const dark = colours.ground === nightGround && wanted === undefined && ink !== 'none' && weight > 0
  outline(sheet, path, dark ? weight * 1.6 : weight, wanted ?? colours.key)
  if (dark) outline(sheet, path, 1.1, ink)
}

export function outline(sheet: Sheet, path: Path2D, weight = outlineWeight, colour = sheet.colours.line): void {
  if (weight <= 0) return
  const { brush } = sheet
  brush.strokeStyle = colour
  brush.lineWidth = weight
  brush.lineJoin = 'round'
  brush.lineCap = 'round'
  brush.stroke(path)
}

export interface Ball {
  readonly shadeInk?: string
  readonly shade?: Screen | 'none'
  readonly outline?: number
  readonly edge?: string
  /** Pitch of the dots; finer on small balls. */
  readonly pitch?: number
  /** White highlight; default true. */
  readonly glint?: boolean
}

function nightSide(x: number, y: number, r: number): Path2D {
  const path = new Path2D()
  path.arc(x, y, r + 2, 0, 2 * Math.PI)
  path.moveTo(x + r * 0.56, y - r * 0.46)
  path.arc(x - r * 0.42, y - r * 0.46, r * 0.98, 2 * Math.PI, 0, true)
  return path
}

/** A sphere lit from the upper left. `r` in units. */
export function ball(sheet: Sheet, x: number, y: number, r: number, ink: string, how: Ball = {}): void {
  if (r <= 0.4) return
  const { brush, colours } = sheet
  const round = disc(x, y, r)
  brush.fillStyle = ink
  brush.fill(round)
  if (r > 3 && how.shade !== 'none') {
    brush.save()
    brush.clip(round)
    brush.fillStyle = screenFill(brush, {
      screen: how.shade ?? 'dots',
      ink: how.shadeInk ?? colours.key,
      from: [x - r * 0.1, y - r * 0.12],
      to: [x + r * 0.72, y + r * 0.78],
      cover: [0.02, 0.82],
      pitch: how.pitch ?? Math.min(usualPitch, Math.max(2.2, r * 0.17)),
    })
    brush.fill(nightSide(x, y, r))
    brush.restore()
  }
  if (how.glint !== false && r > 2.5) {
    brush.save()
    brush.translate(x - r * 0.38, y - r * 0.42)
    brush.rotate(-Math.PI / 4)
    brush.fillStyle = '#ffffff'
    brush.beginPath()
    brush.ellipse(0, 0, r * 0.22, r * 0.12, 0, 0, 2 * Math.PI)
    brush.fill()
    brush.restore()
  }
  edge(sheet, round, ink, how.outline ?? (r < 6 ? 1.4 : outlineWeight), how.edge)
}

export interface Bar {
  readonly shade?: Screen | 'none'
  readonly shadeInk?: string
  readonly outline?: number
  readonly edge?: string
  readonly pitch?: number
  readonly ends?: 'round' | 'flat'
}

/** A round bar between two points, lit from above; `width` in units. */
export function rod(
  sheet: Sheet,
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
  ink: string,
  how: Bar = {},
): void {
  const [nx, ny] = sideInShade(from, to)
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const reach = width / 2
  printed(sheet, capsule(from, to, width, how.ends ?? 'round'), {
    ink,
    shade: how.shade ?? (width < 5 ? 'none' : 'dots'),
    across: [x - nx * reach * 0.3, y - ny * reach * 0.3, x + nx * reach, y + ny * reach],
    cover: [0, 0.7],
    pitch: how.pitch ?? Math.min(usualPitch, Math.max(2, width / 4)),
    ...(how.shadeInk !== undefined && { shadeInk: how.shadeInk }),
    ...(how.outline !== undefined && { outline: how.outline }),
    ...(how.edge !== undefined && { edge: how.edge }),
  })
}

function sideInShade(from: readonly [number, number], to: readonly [number, number]): [number, number] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
  return ny > 0 || (ny === 0 && nx > 0) ? [nx, ny] : [-nx, -ny]
}

/** A pipe between two points, with a dark opening at `to`; `width` in units. */
export function tube(
  sheet: Sheet,
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
  ink: string,
  how: Bar & { readonly inside?: string } = {},
): void {
  rod(sheet, from, to, width, ink, how)
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const mouth = new Path2D()
  mouth.ellipse(to[0], to[1], width * 0.26, width / 2, angle, 0, 2 * Math.PI)
  printed(sheet, mouth, {
    ink: how.inside ?? sheet.colours.key,
    shade: 'none',
    outline: how.outline ?? outlineWeight,
    edge: how.edge ?? sheet.colours.key,
  })
}

export function ring(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  width: number,
  how: Printing & { readonly start?: number; readonly end?: number },
): void {
  printed(sheet, arcBand(x, y, r, width, how.start ?? 0, how.end ?? 2 * Math.PI), how)
}

export function card(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  how: Printing & { readonly round?: number },
): void {
  printed(sheet, boxPath(x, y, width, height, how.round ?? 0), how)
}

export interface Placing {
  readonly turn?: number
  /** Scale; default 1. */
  readonly grow?: number
  readonly alpha?: number
}

/** Draws with translation, rotation, scale, and opacity. */
export function placed(sheet: Sheet, x: number, y: number, how: Placing, draw: () => void): void {
  const { brush } = sheet
  const alpha = how.alpha ?? 1
  const grow = how.grow ?? 1
  if (alpha <= 0 || grow === 0) return
  brush.save()
  brush.translate(x, y)
  if (how.turn) brush.rotate(how.turn)
  if (grow !== 1) brush.scale(grow, grow)
  if (alpha < 1) brush.globalAlpha *= alpha
  draw()
  brush.restore()
}

export function within(sheet: Sheet, path: Path2D, draw: () => void): void {
  sheet.brush.save()
  sheet.brush.clip(path)
  draw()
  sheet.brush.restore()
}
