/** Drawn at the origin; see before-drawings.ts. */
import { lettering } from '../../letters.ts'
import { bump, loop, pulse } from '../../motion.ts'
import { arcBand, box, polygon, smooth, tracePoints, type Point } from '../../paths.ts'
import { outline, placed, printed, rod } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

export const potOnFlame = (sheet: Sheet, time: number): void => {
  const { colours } = sheet
  for (let i = 0; i < 5; i++) {
    const x = -48 + i * 24
    const high = 30 + 8 * Math.sin(time * 6 + i * 1.7)
    printed(
      sheet,
      smooth([
        [x, 66 - high],
        [x + 10, 54],
        [x + 7, 68],
        [x, 72],
        [x - 7, 68],
        [x - 10, 54],
      ]),
      { ink: colours.nano, shade: 'none', outline: 1.7 },
    )
    printed(
      sheet,
      smooth([
        [x, 68 - high * 0.5],
        [x + 4, 62],
        [x, 70],
        [x - 4, 62],
      ]),
      { ink: '#ffd95e', shade: 'none', outline: 0 },
    )
  }
  printed(sheet, box(-80, -24, 160, 58, 10), { ink: colours.stock, cover: [0.02, 0.6] })
  printed(sheet, box(-88, -32, 176, 12, 4), { ink: colours.stock })
  for (const side of [-1, 1])
    printed(sheet, box(side > 0 ? 80 : -100, -14, 20, 14, 5), { ink: colours.key, shade: 'none', edge: colours.stock })
  for (let i = 0; i < 3; i++) {
    const rise = loop(time, 2.4, i / 3)
    const x = -34 + i * 34
    outline(
      sheet,
      smooth(
        [
          [x, -38 - 26 * rise],
          [x + 7, -50 - 26 * rise],
          [x - 5, -60 - 26 * rise],
          [x + 3, -72 - 26 * rise],
        ],
        false,
      ),
      3.4 * Math.sin(Math.PI * rise),
      colours.line,
    )
  }
}

export const heavyCells = (sheet: Sheet, time: number): void => {
  const { colours } = sheet
  const bend = 4 + 1.5 * Math.sin(time * 2)
  for (const [i, x] of [-58, 0, 58].entries()) {
    printed(sheet, box(x - 11, -66 + bend, 22, 14, 2), { ink: colours.stock })
    printed(sheet, box(x - 25, -54 + bend, 50, 112, 6), {
      ink: colours.bio,
      cover: [0, 0.55],
      across: [x - 22, 0, x + 24, 0],
    })
    printed(sheet, box(x - 25, -54 + bend, 50, 30, 6), {
      ink: '#f0b840',
      cover: [0, 0.5],
      across: [x - 22, 0, x + 24, 0],
    })
    lettering(sheet, 'Ni·Cd', x, 14 + bend, { size: 15, weight: 800, align: 'center', ink: '#14132b' })
    if (i === 0) lettering(sheet, '+', x, -36 + bend, { size: 20, weight: 900, align: 'center', ink: '#14132b' })
  }
  outline(
    sheet,
    smooth(
      [
        [-100, 60],
        [0, 62 + bend],
        [100, 60],
      ],
      false,
    ),
    6,
    colours.line,
  )
}

export const hotFilament = (sheet: Sheet, time: number): void => {
  const { colours } = sheet
  const heat = 0.7 + 0.3 * pulse(time, 1.3)
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * 2 * Math.PI + 0.2
    const [near, far] = [74, 84 + 9 * pulse(time, 1.1, i / 5)]
    if (Math.sin(angle) > 0.75) continue
    outline(
      sheet,
      tracePoints([
        [near * Math.cos(angle), -22 + near * Math.sin(angle)],
        [far * Math.cos(angle), -22 + far * Math.sin(angle)],
      ]),
      4,
      colours.line,
    )
  }
  printed(
    sheet,
    smooth([
      [0, -84],
      [46, -66],
      [60, -24],
      [40, 14],
      [24, 44],
      [-24, 44],
      [-40, 14],
      [-60, -24],
      [-46, -66],
    ]),
    { ink: '#ffe9a8', cover: [0, 0.25], shadeInk: colours.nano },
  )
  outline(
    sheet,
    tracePoints([
      [-10, 44],
      [-12, 6],
      [-26, -22],
    ]),
    2.6,
    colours.key,
  )
  outline(
    sheet,
    tracePoints([
      [10, 44],
      [12, 6],
      [26, -22],
    ]),
    2.6,
    colours.key,
  )
  const coil = Array.from({ length: 60 }, (_, i): Point => [
    -26 + (52 * i) / 59,
    -24 - 8 * Math.abs(Math.sin((i / 59) * Math.PI * 10)),
  ])
  outline(sheet, smooth(coil, false), 3 + 2 * heat, colours.nano)
  printed(sheet, box(-24, 44, 48, 32, 4), { ink: colours.stock, cover: [0.1, 0.6], across: [-24, 0, 24, 0] })
  for (const y of [52, 60, 68])
    outline(
      sheet,
      tracePoints([
        [-25, y],
        [25, y - 4],
      ]),
      2,
      colours.key,
    )
}

export const bloodSample = (sheet: Sheet, time: number): void => {
  const { colours } = sheet
  const fill = 0.5 + 0.4 * Math.sin(time * 1.1)
  placed(sheet, -24, -4, { turn: -0.5 }, () => {
    printed(sheet, box(-50, -17, 96, 34, 3), { ink: '#ffffff', shade: 'none' })
    printed(sheet, box(-50 + 1, -15, 66 * fill, 30, 1), { ink: '#d8203a', cover: [0, 0.35], outline: 0 })
    printed(sheet, box(-50 + 66 * fill, -16, 7, 32, 1), { ink: colours.key, shade: 'none', outline: 0 })
    rod(sheet, [-44 + 66 * fill, 0], [62 + 40 * fill, 0], 6, colours.stock)
    printed(sheet, box(60 + 40 * fill, -15, 7, 30, 2), { ink: colours.stock })
    printed(sheet, box(42, -23, 7, 46, 2), { ink: colours.stock })
    printed(
      sheet,
      polygon([
        [-50, -7],
        [-62, -3],
        [-62, 3],
        [-50, 7],
      ]),
      { ink: colours.inkB, shade: 'none' },
    )
    outline(
      sheet,
      tracePoints([
        [-62, 0],
        [-104, 0],
      ]),
      3,
      colours.line,
    )
  })
  printed(sheet, box(58, -40, 32, 104, 15), { ink: '#ffffff', shade: 'none' })
  printed(sheet, box(60, 2, 28, 60, 13), { ink: '#d8203a', cover: [0, 0.4], outline: 0 })
  printed(sheet, box(54, -50, 40, 18, 3), { ink: colours.inkB })
  const drop = bump((time % 2.2) / 1, 0, 1)
  if (drop > 0.05) outline(sheet, arcBand(74, 34, 8 + 20 * drop, 0.1), 2 * (1 - drop), '#ffffff')
}
