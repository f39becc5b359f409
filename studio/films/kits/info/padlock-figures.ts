import { box, disc, polygon, regular, tracePoints, type Point } from '../../paths.ts'
import { arcBand } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

export interface PadlockLook {
  readonly open: number
  readonly ink: string
  /** Round, or hexagonal for future ciphers. */
  readonly shape?: 'round' | 'six'
}

/** A padlock of height `size`; its body is centered at the origin. */
export function padlock(sheet: Sheet, size: number, how: PadlockLook): void {
  const { colours } = sheet
  const [wide, high] = [size * 0.72, size * 0.54]
  const lift = size * 0.13 * how.open
  placed(sheet, -wide * 0.28, -high * 0.42, { turn: -0.5 * how.open }, () => {
    const r = wide * 0.28
    for (const [ink, width] of [
      [colours.key, size * 0.13 + 4.4],
      [colours.stock, size * 0.13],
    ] as const) {
      const path = new Path2D()
      path.moveTo(0, size * 0.06)
      path.lineTo(0, -size * 0.16 - lift)
      path.arc(r, -size * 0.16 - lift, r, Math.PI, 2 * Math.PI)
      path.lineTo(2 * r, size * 0.06 * (1 - how.open) - lift * 0.8)
      sheet.brush.lineCap = 'butt'
      sheet.brush.strokeStyle = ink
      sheet.brush.lineWidth = width
      sheet.brush.stroke(path)
    }
  })
  const body =
    how.shape === 'six' ? regular(0, 0, high * 0.76, 6, 0) : box(-wide / 2, -high / 2, wide, high, size * 0.1)
  printed(sheet, body, { ink: how.ink, cover: [0, 0.5], outline: 2.6 })
  if (how.shape === 'six')
    for (let i = 0; i < 7; i++) {
      const [u, w] = i === 0 ? [0, 0] : [Math.cos((i * Math.PI) / 3), Math.sin((i * Math.PI) / 3)]
      printed(sheet, disc(u * high * 0.42, w * high * 0.42, size * 0.045), {
        ink: colours.key,
        shade: 'none',
        outline: 0,
      })
    }
  else {
    printed(sheet, disc(0, -size * 0.05, size * 0.075), { ink: colours.key, shade: 'none', outline: 0 })
    printed(
      sheet,
      polygon([
        [-size * 0.03, -size * 0.04],
        [size * 0.03, -size * 0.04],
        [size * 0.05, size * 0.13],
        [-size * 0.05, size * 0.13],
      ]),
      {
        ink: colours.key,
        shade: 'none',
        outline: 0,
      },
    )
  }
}

export function key(sheet: Sheet, size: number, ink: string): void {
  const shaft: Point[] = [
    [size * 0.2, -size * 0.06],
    [size * 0.84, -size * 0.06],
    [size * 0.84, size * 0.06],
    [size * 0.78, size * 0.06],
    [size * 0.78, size * 0.2],
    [size * 0.68, size * 0.2],
    [size * 0.68, size * 0.06],
    [size * 0.6, size * 0.06],
    [size * 0.6, size * 0.15],
    [size * 0.5, size * 0.15],
    [size * 0.5, size * 0.06],
    [size * 0.2, size * 0.06],
  ]
  printed(sheet, polygon(shaft), { ink, cover: [0, 0.4], outline: 2.4 })
  printed(sheet, arcBand(0, 0, size * 0.19, size * 0.14), { ink, cover: [0, 0.4], outline: 2.4 })
}

/** `open`: flap, 0 to 1. */
export function letter(sheet: Sheet, size: number, open: number): void {
  const { colours } = sheet
  const [w, h] = [size / 2, size * 0.32]
  printed(sheet, box(-w, -h, 2 * w, 2 * h, 3), { ink: colours.stock, cover: [0, 0.25] })
  outline(
    sheet,
    tracePoints([
      [-w, h],
      [-w * 0.12, -h * 0.05],
      [w * 0.12, -h * 0.05],
      [w, h],
    ]),
    2,
    colours.key,
  )
  const tip = -h + (1 - 2 * open) * h * 1.15
  printed(
    sheet,
    polygon([
      [-w, -h],
      [w, -h],
      [0, tip],
    ]),
    { ink: open > 0.5 ? colours.stock : '#ffffff', cover: [0, 0.3] },
  )
}
