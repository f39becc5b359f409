import { box, disc, oval, tracePoints } from '../../paths.ts'
import { card, outline, placed, printed } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

/** Centered at (x, y); `size`: width; `turn`: radians. */
export function satellite(sheet: Sheet, x: number, y: number, size: number, turn: number): void {
  const { colours } = sheet
  const u = size / 100
  placed(sheet, x, y, { turn }, () => {
    outline(
      sheet,
      tracePoints([
        [-46 * u, 0],
        [46 * u, 0],
      ]),
      3.4,
      colours.line,
    )
    for (const side of [-1, 1]) {
      const left = side < 0 ? -50 * u : 18 * u
      card(sheet, left, -13 * u, 32 * u, 26 * u, {
        ink: colours.info === '#ffffff' ? '#8fa0ff' : colours.info,
        shade: 'none',
        outline: 1.8,
      })
      for (let i = 1; i < 3; i++)
        outline(
          sheet,
          tracePoints([
            [left + (i * 32 * u) / 3, -13 * u],
            [left + (i * 32 * u) / 3, 13 * u],
          ]),
          1.2,
          colours.key,
        )
      outline(
        sheet,
        tracePoints([
          [left, 0],
          [left + 32 * u, 0],
        ]),
        1.2,
        colours.key,
      )
    }
    printed(sheet, box(-13 * u, -17 * u, 26 * u, 34 * u, 3), { ink: colours.stock, cover: [0, 0.45] })
    printed(sheet, oval(0, 22 * u, 12 * u, 6 * u), { ink: colours.nano, cover: [0, 0.3], outline: 1.8 })
    printed(sheet, disc(0, -4 * u, 5 * u), { ink: colours.key, shade: 'none', outline: 0 })
  })
}

export function handset(sheet: Sheet, x: number, y: number, size: number): void {
  const { colours } = sheet
  const wide = size * 0.56
  card(sheet, x - wide / 2, y - size / 2, wide, size, {
    ink: colours.key,
    shade: 'none',
    round: size * 0.1,
    edge: colours.line,
    outline: 2.4,
  })
  card(sheet, x - wide * 0.38, y - size * 0.4, wide * 0.76, size * 0.74, {
    ink: colours.stock,
    cover: [0, 0.25],
    outline: 0,
  })
}
