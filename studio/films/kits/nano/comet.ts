import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { blend, faded } from '../../palette.ts'
import { blob, box, disc, polygon, smooth, type Point } from '../../paths.ts'
import { ball, outline, placed, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { after, middle } from './set.ts'

export const comet = scene({
  settings: v.strictObject({}),
  cues: { hit: 'a grain is caught', home: 'the capsule flies home' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours, brush } = sheet
    const random = sheet.random(2)
    for (let i = 0; i < 70; i++) {
      const [x, y, r] = [random() * 360, random() * 640, 0.6 + random()]
      brush.globalAlpha = 0.35 + 0.5 * Math.abs(Math.sin(moment.time * 0.6 + i))
      brush.fillStyle = colours.line
      brush.fillRect(x, y, 2 * r, 2 * r)
    }
    brush.globalAlpha = 1
    const home = appear(after(moment, 'home', 0.75), -0.9, 1.2, ease.inOut)
    const hit = after(moment, 'hit', 0.45)
    placed(sheet, 0, -home * 60, { alpha: 1 - home }, () => {
      const [nx, ny] = [cx + 112, cy - 138]
      for (let i = 0; i < 5; i++) {
        const tail = smooth(
          [
            [nx, ny],
            [nx + 60, ny - 40 + i * 12],
            [nx + 150, ny - 90 + i * 34 + 8 * Math.sin(moment.time * 2 + i)],
          ],
          false,
        )
        outline(sheet, tail, 14 - i * 2, faded(blend(colours.info, '#ffffff', 0.4), 0.5))
      }
      printed(sheet, blob(nx, ny, 33, moment.time * 0.3, 3, 0.3), { ink: colours.stock, cover: [0.05, 0.7], pitch: 5 })
      const [gx, gy, gw, gh] = [cx - 132, cy - 40, 214, 176]
      const tile = box(gx, gy, gw, gh, 4)
      brush.fillStyle = faded('#9fc2ff', 0.5)
      brush.fill(tile)
      outline(sheet, tile, 3.4, '#ffffff')
      for (let i = 0; i < 3; i++) {
        const since = hit + 2.3 - i * 0.7
        const fly = clamp(since / 0.9)
        const enter: Point = [gx + gw, gy + 24 + i * 52]
        const depth = (150 - i * 34) * ease.out((since - 0.9) / 1.8)
        const start: Point = [nx - 20, ny + 20]
        const grain: Point =
          since < 0.9
            ? [lerp(start[0], enter[0], fly), lerp(start[1], enter[1], fly)]
            : [enter[0] - depth, enter[1] + depth * 0.22]
        if (since > 0.9) {
          const wide = 15 * clamp(depth / 60)
          within(sheet, tile, () =>
            printed(
              sheet,
              smooth([
                [enter[0] + 4, enter[1] - 5],
                [enter[0] - depth * 0.3, enter[1] - wide + depth * 0.06],
                [grain[0], grain[1]],
                [enter[0] - depth * 0.3, enter[1] + wide + depth * 0.06],
                [enter[0] + 4, enter[1] + 5],
              ]),
              { ink: '#ffffff', cover: [0, 0.3], pitch: 4 },
            ),
          )
        }
        if (since > 0) ball(sheet, grain[0], grain[1], 8, colours.nano)
      }
      label(sheet, 'aerogel', gx + 46, gy + gh - 16, { size: 15, progress: appear(moment.time, 0.5, 0.5) })
      label(sheet, 'cometa', nx - 58, ny - 18, { size: 15, progress: appear(moment.time, 0.2, 0.5) })
    })
    if (home <= 0) return
    placed(sheet, 0, 0, { alpha: home }, () => {
      brush.fillStyle = blend(colours.ground, colours.info, 0.55)
      brush.fillRect(0, 0, sheet.width, sheet.height)
      const hills = smooth([
        [-40, cy + 120],
        [70, cy + 92],
        [180, cy + 118],
        [300, cy + 86],
        [400, cy + 112],
        [420, 700],
        [-60, 700],
      ])
      printed(sheet, hills, { ink: '#d9a066', cover: [0.02, 0.5], pitch: 7, across: [cx, cy + 90, cx, 640] })
    })
    const fall = after(moment, 'home', 0.75)
    const [x, y] = [
      cx - 20 + 12 * Math.sin(moment.time * 1.6),
      lerp(cy - 60, cy + 22, appear(fall, -0.6, 3.4, ease.out)),
    ]
    placed(sheet, x, y, { alpha: home, turn: 0.09 * Math.sin(moment.time * 1.6) }, () => {
      for (const side of [-1, -0.4, 0.4, 1])
        outline(
          sheet,
          smooth(
            [
              [side * 74, -46],
              [side * 12, 44],
            ],
            false,
          ),
          2,
          colours.stock,
        )
      const canopy = smooth([
        [-84, -44],
        [-64, -104],
        [0, -130],
        [64, -104],
        [84, -44],
        [42, -56],
        [0, -46],
        [-42, -56],
      ])
      printed(sheet, canopy, { ink: colours.nano, shade: 'wedges', cover: [0, 0.4], pitch: 10, outline: 2.8 })
      printed(
        sheet,
        polygon([
          [-26, 40],
          [26, 40],
          [40, 72],
          [-40, 72],
        ]),
        { ink: colours.stock, cover: [0.05, 0.6], outline: 2.8 },
      )
      printed(
        sheet,
        smooth([
          [-42, 70],
          [0, 92],
          [42, 70],
        ]),
        { ink: '#f2b01e', shade: 'lines', cover: [0.1, 0.5], pitch: 4 },
      )
      printed(sheet, disc(0, 55, 6), { ink: colours.nano, shade: 'none' })
    })
  },
})
