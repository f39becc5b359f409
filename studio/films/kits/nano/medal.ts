import * as v from 'valibot'
import { lettering } from '../../letters.ts'
import { appear, ease, lerp, spring } from '../../motion.ts'
import { capsule, polygon, regular, type Point } from '../../paths.ts'
import { placed, printed, ring } from '../../print.ts'
import { scene } from '../../scene.ts'
import { after, contours, middle } from './set.ts'

export const medal = scene({
  settings: v.strictObject({ from: v.optional(v.string(), '2004'), to: v.optional(v.string(), '2010') }),
  cues: { medal: 'the medal appears' },
  draw(sheet, moment, { from, to }) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    contours(sheet, moment.time, { seed: 5 })
    const cue = after(moment, 'medal', 0.8)
    const reach = moment.time - cue
    const drawn = ease.inOut(moment.time / Math.max(1.5, reach))
    const start: Point = [cx - 120, cy + 120]
    const tip: Point = [lerp(start[0], cx + 118, drawn), lerp(start[1], cy + 84, drawn)]
    const steps = 9
    for (let i = 0; i <= steps; i++) {
      const share = i / steps
      if (share > drawn) break
      const grow = Math.min(1, (drawn - share) * 8)
      if (grow < 0.05) break
      printed(
        sheet,
        regular(lerp(start[0], cx + 118, share), lerp(start[1], cy + 84, share), 18 * grow, 6, Math.PI / 6 - 0.15),
        { ink: '#ffffff', shade: 'none', outline: 3 },
      )
    }
    lettering(sheet, from, cx - 148, cy + 168, { size: 46, weight: 800, width: 60, alpha: appear(moment.time, 0, 0.5) })
    const leaving = appear(cue, -0.1, 0.7, ease.in)
    placed(
      sheet,
      tip[0] + leaving * 120,
      tip[1] + leaving * 40,
      { turn: -0.9 + 0.04 * Math.sin(moment.time * 9), alpha: 1 - leaving },
      () => {
        printed(
          sheet,
          polygon([
            [0, 0],
            [34, -13],
            [34, 13],
          ]),
          { ink: '#ffffff', shade: 'none' },
        )
        printed(
          sheet,
          polygon([
            [0, 0],
            [12, -5],
            [12, 5],
          ]),
          { ink: colours.key, shade: 'none' },
        )
        printed(sheet, capsule([34, 0], [150, 0], 26, 'flat'), {
          ink: colours.info,
          shade: 'lines',
          across: [90, -13, 90, 13],
          cover: [0, 0.5],
        })
        printed(sheet, capsule([150, 0], [172, 0], 26, 'flat'), { ink: colours.cogno, shade: 'none' })
      },
    )
    const shown = spring(cue + 0.2, 1.1, 4.5)
    if (cue < -0.2) return
    const [mx, my] = [cx + 62, cy - 52]
    placed(sheet, mx, my, { grow: Math.max(0.01, shown) }, () => {
      printed(
        sheet,
        polygon([
          [-34, -20],
          [-10, -20],
          [-22, -112],
          [-62, -112],
        ]),
        { ink: colours.info, shade: 'none' },
      )
      printed(
        sheet,
        polygon([
          [34, -20],
          [10, -20],
          [22, -112],
          [62, -112],
        ]),
        { ink: colours.info, shade: 'lines', cover: [0.1, 0.5] },
      )
      ring(sheet, 0, 0, 36, 72, { ink: '#ffffff', cover: [0, 0.4], outline: 3 })
      ring(sheet, 0, 0, 60, 3, { ink: colours.key, shade: 'none', outline: 0 })
      for (const [x, y] of [
        [0, 0],
        [26, 0],
        [-26, 0],
        [13, 22.5],
        [-13, 22.5],
        [13, -22.5],
        [-13, -22.5],
      ] as const)
        printed(sheet, regular(x, y, 15, 6), { ink: 'none', shade: 'none', outline: 3 })
    })
    lettering(sheet, to, mx, my + 114, {
      size: 46,
      weight: 800,
      width: 60,
      align: 'center',
      alpha: appear(cue, 0, 0.4),
    })
  },
})
