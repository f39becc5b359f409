import * as v from 'valibot'
import { lettering } from '../../letters.ts'
import { appear, clamp, ease, loop, wander } from '../../motion.ts'
import { box, disc, polygon, smooth, type Point } from '../../paths.ts'
import { ball, outline, placed, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { composed } from './framing.ts'

const hole = { x: 196, y: 346, r: 84 } as const

export const fillingIn = scene({
  settings: v.strictObject({ pattern: v.picklist(['waves', 'landscape']) }),
  cues: { fill: 'the surroundings grow over the hole' },
  draw: (sheet, moment, settings) => {
    const waves = settings.pattern === 'waves'
    if (waves) composed(sheet, () => stripes(sheet, moment))
    composed(sheet, () => {
      const { colours } = sheet
      if (!waves) landscape(sheet, moment)
      const at: Point = waves ? [hole.x, hole.y] : [hole.x + 20, hole.y - 40]
      const r = waves ? hole.r : 66
      const fill = appear(moment.since('fill'), -0.2, 1.5, ease.inOut)
      const open = appear(moment.time, 0.1, 0.6)
      const round = disc(at[0], at[1], r * open)
      const half = r * (1 - fill)
      if (half > 0.5) {
        within(sheet, round, () => {
          const gap = smooth([
            [at[0] - half, at[1] - r],
            [at[0] - half + 7 * wander(moment.time, 1, 0.7), at[1] - r * 0.4],
            [at[0] - half + 7 * wander(moment.time, 2, 0.7), at[1] + r * 0.4],
            [at[0] - half, at[1] + r + 4],
            [at[0] + half, at[1] + r + 4],
            [at[0] + half + 7 * wander(moment.time, 3, 0.7), at[1] + r * 0.4],
            [at[0] + half + 7 * wander(moment.time, 4, 0.7), at[1] - r * 0.4],
            [at[0] + half, at[1] - r],
          ])
          printed(sheet, gap, { ink: colours.key, shade: 'none', outline: 3, edge: colours.key })
          lettering(sheet, '?', at[0], at[1] + 28, {
            size: 82 * Math.min(1, (half / r) * 1.3),
            weight: 900,
            align: 'center',
            ink: '#ffffff',
            alpha: 1 - fill * 1.6,
          })
        })
      }
      sheet.brush.setLineDash([7, 8])
      sheet.brush.lineDashOffset = -moment.time * 14
      outline(sheet, round, 3.4, waves ? colours.key : '#ffffff')
      sheet.brush.setLineDash([])
    })
  },
})

function stripes(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const drift = loop(moment.time, 3.2) * 72
  for (let i = -9; i < 14; i++) {
    const y = 300 + i * 36 + drift / 2
    const edge = (shift: number): Point[] =>
      Array.from({ length: 15 }, (_, k): Point => {
        const x = -20 + k * 29
        return [x, y + shift + 15 * Math.sin(x * 0.021 + moment.time * 0.5)]
      })
    if (((i % 2) + 2) % 2 === 0) continue
    const band = polygon([...edge(0), ...edge(36).toReversed()])
    printed(sheet, band, { ink: i % 4 === 1 || i % 4 === -3 ? '#ffffff' : colours.inkB, shade: 'none', outline: 2.4 })
  }
}

function landscape(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const frame = box(20, 178, 320, 330)
  within(sheet, frame, () => {
    printed(sheet, box(20, 178, 320, 330), {
      ink: colours.inkB,
      shade: 'lines',
      across: [0, 200, 0, 400],
      cover: [0.5, 0.05],
      pitch: 7,
      outline: 0,
    })
    ball(sheet, 88, 236, 34, colours.stock)
    const ridge = (base: number, high: number, seed: number): Path2D =>
      polygon([
        [0, 420],
        ...Array.from({ length: 12 }, (_, i): Point => [
          i * 34,
          base - high * Math.abs(Math.sin(i * 1.3 + seed)) - (i % 2) * 12,
        ]),
        [400, 420],
      ])
    printed(sheet, ridge(356, 74, 0.7), { ink: colours.cogno, cover: [0, 0.6], across: [180, 280, 200, 400] })
    printed(sheet, ridge(404, 44, 2.1), { ink: colours.key, shade: 'none', edge: colours.cogno })
    printed(sheet, box(0, 404, 380, 120), {
      ink: colours.inkB,
      shade: 'lines',
      across: [0, 404, 0, 508],
      cover: [0.15, 0.6],
      pitch: 8,
    })
    for (let i = 0; i < 9; i++) {
      const glow = clamp(0.5 + 0.5 * wander(moment.time, i, 0.6))
      const wide = 12 + 16 * glow
      outline(
        sheet,
        smooth(
          [
            [88 - wide + i * 2, 418 + i * 10],
            [88 + wide + i * 2, 418 + i * 10],
          ],
          false,
        ),
        3,
        colours.stock,
      )
    }
    const drift = 250 + 40 * Math.sin(moment.time * 0.35)
    placed(sheet, drift, 446 + 2 * Math.sin(moment.time * 2), { turn: 0.05 * Math.sin(moment.time * 1.6) }, () => {
      printed(
        sheet,
        polygon([
          [0, -56],
          [0, -8],
          [34, -8],
        ]),
        { ink: colours.stock, cover: [0, 0.4] },
      )
      printed(
        sheet,
        polygon([
          [-5, -48],
          [-5, -8],
          [-26, -8],
        ]),
        { ink: colours.nano, cover: [0, 0.4] },
      )
      printed(
        sheet,
        polygon([
          [-36, -3],
          [42, -3],
          [28, 14],
          [-24, 14],
        ]),
        { ink: colours.stock, cover: [0, 0.5] },
      )
    })
  })
  outline(sheet, frame, 3, colours.line)
}
