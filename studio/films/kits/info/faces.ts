import { disc, oval, polygon, smooth, tracePoints, type Point } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

export function cat(sheet: Sheet, size: number, ink: string, time: number): void {
  const { colours } = sheet
  const u = size / 100
  const at = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * u, y * u])
  for (const side of [-1, 1]) {
    printed(
      sheet,
      polygon(
        at([
          [side * 44, -8],
          [side * 46, -56],
          [side * 10, -32],
        ]),
      ),
      { ink, cover: [0, 0.4] },
    )
    printed(
      sheet,
      polygon(
        at([
          [side * 38, -20],
          [side * 40, -42],
          [side * 22, -30],
        ]),
      ),
      { ink: '#ffffff', shade: 'none', outline: 1.4 },
    )
  }
  const head = smooth(
    at([
      [-46, 6],
      [-36, -26],
      [0, -36],
      [36, -26],
      [46, 6],
      [30, 34],
      [0, 43],
      [-30, 34],
    ]),
  )
  printed(sheet, head, { ink, cover: [0, 0.42] })
  const blink = Math.sin(time * 1.9) > 0.985 ? 0.15 : 1
  for (const side of [-1, 1]) {
    printed(sheet, oval(side * 18 * u, -2 * u, 9 * u, 10 * u * blink), { ink: '#ffffff', shade: 'none', outline: 1.8 })
    printed(sheet, oval(side * 18 * u, -2 * u, 3 * u, 8 * u * blink), { ink: colours.key, shade: 'none', outline: 0 })
    for (const tilt of [-5, 1, 7])
      outline(
        sheet,
        tracePoints(
          at([
            [side * 22, 20 + tilt * 0.4],
            [side * 58, 14 + tilt * 1.6],
          ]),
        ),
        1.8,
        colours.key,
      )
  }
  printed(
    sheet,
    polygon(
      at([
        [-6, 12],
        [6, 12],
        [0, 19],
      ]),
    ),
    { ink: colours.nano, shade: 'none', outline: 1.6 },
  )
  outline(
    sheet,
    smooth(
      at([
        [-12, 25],
        [-5, 28],
        [0, 19],
        [5, 28],
        [12, 25],
      ]),
      false,
    ),
    2.2,
    colours.key,
  )
}

export function dog(sheet: Sheet, size: number, ink: string, time: number): void {
  const { colours } = sheet
  const u = size / 100
  const at = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * u, y * u])
  printed(
    sheet,
    smooth(
      at([
        [-34, 2],
        [-28, -36],
        [0, -44],
        [28, -36],
        [34, 2],
        [22, 38],
        [0, 46],
        [-22, 38],
      ]),
    ),
    { ink, cover: [0, 0.38] },
  )
  for (const side of [-1, 1]) {
    placed(sheet, side * 30 * u, -32 * u, { turn: side * 0.05 * Math.sin(time * 2.2) }, () =>
      printed(
        sheet,
        smooth(
          at([
            [side * -6, -6],
            [side * 14, -2],
            [side * 20, 24],
            [side * 12, 48],
            [0, 34],
            [side * -4, 12],
          ]),
        ),
        { ink: colours.key, shadeInk: '#55527f', cover: [0, 0.4] },
      ),
    )
    printed(sheet, disc(side * 14 * u, -8 * u, 6 * u), { ink: colours.key, shade: 'none', outline: 0 })
    printed(sheet, disc(side * 14 * u - 2 * u, -10 * u, 2 * u), { ink: '#ffffff', shade: 'none', outline: 0 })
  }
  printed(sheet, oval(0, 20 * u, 20 * u, 16 * u), { ink: '#ffffff', cover: [0, 0.2], outline: 1.8 })
  printed(sheet, oval(0, 12 * u, 9 * u, 6.5 * u), { ink: colours.key, shade: 'none', outline: 0 })
  printed(
    sheet,
    smooth(
      at([
        [-6, 27],
        [6, 27],
        [6, 38],
        [0, 43],
        [-6, 38],
      ]),
    ),
    { ink: colours.nano, cover: [0, 0.3], outline: 1.6 },
  )
}
