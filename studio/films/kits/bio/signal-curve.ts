import * as v from 'valibot'
import { axes, spark } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, wander } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { polygon, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, placed, printed } from '../../print.ts'
import { glow } from './glow.ts'
import { scene } from '../../scene.ts'

const rounds = 36

/** Signal after a number of cycles, 0 to 1: invisible doubling, a rise, then a plateau. */
function signal(round: number): number {
  return 1 / (1 + Math.exp(-(round - 27) * 0.62))
}

export const signalCurve = scene({
  settings: v.strictObject({}),
  cues: { rise: 'the curve reaches round thirty', read: 'the threshold is crossed and named' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const { time } = moment
    const area = { x: focus.x + 22, y: focus.y + 14, width: focus.width - 46, height: focus.height - 66 }
    const rising = moment.since('rise')
    const now =
      rising === -Infinity ? rounds * moment.progress : clamp(25 + (rising + 0.2) * 8, Math.min(25, time * 9), rounds)
    const at = (round: number): Point => [
      area.x + (round / rounds) * (area.width - 20),
      area.y + area.height - 8 - signal(round) * (area.height - 60),
    ]
    const drawn = Array.from({ length: 60 }, (_, i) => at((now * i) / 59))
    const base = area.y + area.height
    for (let i = 1; i <= 7; i++) {
      const x = at(i * 5)[0]
      outline(
        sheet,
        tracePoints([
          [x, base - 5],
          [x, base + 5],
        ]),
        2,
        colours.line,
      )
      lettering(sheet, String(i * 5), x, base + 21, { size: 13, weight: 650, align: 'center' })
    }
    const tip = at(now)
    printed(sheet, polygon([...drawn, [tip[0], base], [area.x, base]]), {
      ink: blend(colours.ground, colours.inkA, 0.3),
      shade: 'dots',
      shadeInk: colours.inkA,
      outline: 0,
      across: [0, base, 0, area.y],
      cover: [0.05, 0.7],
    })
    const line = at(25)[1]
    sheet.brush.save()
    sheet.brush.setLineDash([7, 6])
    outline(
      sheet,
      tracePoints([
        [area.x, line],
        [area.x + area.width - 8, line],
      ]),
      2,
      colours.line,
    )
    sheet.brush.restore()
    outline(sheet, smooth(drawn, false), 8, colours.key)
    outline(sheet, smooth(drawn, false), 4.4, colours.inkA)
    axes(sheet, { ...area }, appear(time, 0, 0.9))
    lettering(sheet, 'vueltas', area.x + area.width, base + 40, { size: 14, align: 'right', alpha: appear(time, 0.6) })
    const bright = signal(now)
    const [tx, ty] = [area.x + 76, area.y + 92]
    glow(sheet, tx, ty, 62, colours.inkA, bright)
    placed(sheet, tx, ty, { turn: wander(time, 3, 0.2) * 0.06 }, () => {
      const tube = smooth([
        [-24, -46],
        [24, -46],
        [23, 2],
        [9, 46],
        [0, 52],
        [-9, 46],
        [-23, 2],
      ])
      printed(sheet, tube, { ink: colours.stock, shade: 'none' })
      const inside = smooth([
        [-20, -8],
        [20, -8],
        [18, 8],
        [7, 42],
        [0, 47],
        [-7, 42],
        [-18, 8],
      ])
      printed(sheet, inside, { ink: blend('#ffffff', colours.inkA, 0.1 + 0.9 * bright), cover: [0, 0.3], outline: 1.6 })
      printed(
        sheet,
        smooth([
          [-30, -54],
          [30, -54],
          [28, -42],
          [-28, -42],
        ]),
        { ink: colours.stock, shade: 'lines', pitch: 3.6 },
      )
    })
    const read = moment.since('read')
    spark(sheet, at(25)[0], line, 30, (read + 0.1) / 1)
    label(sheet, 'detectado', at(25)[0] - 84, line - 34, {
      progress: appear(read, 0),
      size: 16,
      leaderTo: at(25),
      chip: colours.inkA,
      ink: '#ffffff',
    })
    ball(sheet, tip[0], tip[1], 9, colours.inkB)
  },
})
