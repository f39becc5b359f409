import * as v from 'valibot'
import { appear, ease, lerp, wander } from '../../motion.ts'
import { box, disc, oval, polygon, regular, smooth, type Point } from '../../paths.ts'
import { label } from '../../letters.ts'
import { ball, outline, printed, tube, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { composed } from './framing.ts'

const places: readonly Point[] = Array.from({ length: 30 }, (_, i): Point => {
  const row = Math.floor(i / 5)
  return [38 + (i % 5) * 66 + (row % 2) * 20, 280 + row * 47]
})

export const spotlight = scene({
  settings: v.strictObject({}),
  cues: { on: 'the lamp is switched on', outside: 'what lies outside is pointed at' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours } = sheet
      const on = appear(moment.since('on'), -0.4, 0.7, ease.inOut)
      const tour = moment.time * 0.9
      const at: Point = [180 + 92 * Math.sin(tour), 384 + 66 * Math.sin(tour * 0.73 + 0.6)]
      const r = 78 * on
      for (const [i, place] of places.entries()) shape(sheet, moment, place, i, false)
      const lamp: Point = [180 + 40 * Math.sin(tour), 204]
      if (on > 0) {
        sheet.brush.globalAlpha = 0.2 * on
        sheet.brush.fillStyle = '#ffffff'
        sheet.brush.fill(
          polygon([
            [lamp[0] - 14, lamp[1]],
            [lamp[0] + 14, lamp[1]],
            [at[0] + r, at[1]],
            [at[0] - r, at[1]],
          ]),
        )
        sheet.brush.globalAlpha = 1
        const pool = oval(at[0], at[1], r, r * 0.92)
        printed(sheet, pool, { ink: '#ffffff', shade: 'none', outline: 0 })
        within(sheet, pool, () => {
          for (const [i, place] of places.entries()) shape(sheet, moment, place, i, true)
        })
        outline(sheet, pool, 3, colours.stock)
      }
      const angle = Math.atan2(at[1] - lamp[1], at[0] - lamp[0])
      tube(
        sheet,
        [lamp[0] - 26 * Math.cos(angle), lamp[1] - 26 * Math.sin(angle)],
        [lamp[0] + 16 * Math.cos(angle), lamp[1] + 16 * Math.sin(angle)],
        40,
        colours.inkB,
        { inside: on > 0.3 ? '#ffffff' : colours.key },
      )
      label(sheet, 'casi sin huella', at[0] > 180 ? 84 : 276, lerp(470, 250, (at[1] - 288) / 168), {
        progress: appear(moment.since('outside'), 0),
        size: 14,
      })
    })
  },
})

function shape(sheet: Sheet, moment: Moment, [x0, y0]: Point, i: number, lit: boolean): void {
  const { colours } = sheet
  const x = x0 + wander(moment.time, i, 0.25) * 7
  const y = y0 + wander(moment.time, i + 60, 0.25) * 7
  const r = 19 + (i % 3) * 2
  const paths = [
    disc(x, y, r),
    box(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8),
    regular(x, y, r * 1.16, 3),
    regular(x, y, r * 1.08, 6),
    smooth([
      [x - r, y],
      [x, y - r],
      [x + r, y],
      [x, y + r],
    ]),
  ]
  const path = paths[(i * 7) % paths.length] ?? disc(x, y, r)
  if (!lit) {
    outline(sheet, path, 1.6, colours.faint)
    return
  }
  const inks = [colours.cogno, colours.inkB, colours.bio, colours.nano]
  printed(sheet, path, { ink: inks[(i * 5) % inks.length] ?? colours.cogno })
  for (const side of [-1, 1]) {
    printed(sheet, disc(x + side * 6.5, y - 1, 5.4), { ink: '#ffffff', shade: 'none', outline: 1.6 })
    ball(sheet, x + side * 6.5 + wander(moment.time, i + 90, 0.4) * 2.4, y - 1, 2.4, colours.key, { glint: false })
  }
}
