import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, bump, ease, loop, wander } from '../../motion.ts'
import { blob, box, disc, polygon, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { blend } from '../../palette.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed } from './framing.ts'

const homes: readonly Point[] = Array.from({ length: 27 }, (_, i): Point => {
  const row = Math.floor(i / 5)
  return [42 + (i % 5) * 68 + (row % 2) * 26 + 10 * Math.sin(i * 2.1), 222 + row * 56 + 10 * Math.cos(i * 2.9)]
})

const chosen: readonly number[] = [2, 6, 10, 13, 16, 18, 22]

export const litCells = scene({
  settings: v.strictObject({}),
  cues: { light: 'the light comes on', group: 'the group is linked up' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours } = sheet
      const on = appear(moment.since('light'), -0.6, 0.5)
      const flash = on * (0.55 + 0.45 * bump(loop(moment.time, 0.9), 0, 0.7))
      guide(sheet, flash)
      const places = homes.map(([x, y], i): Point => [
        x + wander(moment.time, i, 0.15) * 5,
        y + wander(moment.time, i + 50, 0.15) * 5,
      ])
      const linked = after(moment, 'group', 1.2, -0.3)
      for (const [i, one] of chosen.entries()) {
        const [a, b] = [places[one], places[chosen[i + 1] ?? one]]
        if (!a || !b || linked <= 0) continue
        const share = ease.inOut(linked)
        const end: Point = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
        outline(sheet, tracePoints([a, end]), 10, colours.key)
        outline(sheet, tracePoints([a, end]), 5.4, colours.nano)
      }
      for (const [i, at] of places.entries()) cell(sheet, moment, at, i, on)
      label(sheet, 'con el gen', 288, 246, {
        progress: appear(moment.time, 0.3) * (1 - linked),
        chip: colours.cogno,
        leaderTo: places[6] ?? [0, 0],
        size: 14,
      })
      label(sheet, '¿qué hace este grupo?', 210, 514, {
        progress: after(moment, 'group', 0.5, 0.4),
        chip: colours.nano,
        size: 15,
      })
    })
  },
})

function guide(sheet: Sheet, flash: number): void {
  const { colours } = sheet
  if (flash > 0) {
    sheet.brush.globalAlpha = 0.6 * flash
    printed(
      sheet,
      polygon([
        [166, 186],
        [194, 186],
        [500, 660],
        [-140, 660],
      ]),
      { ink: colours.inkB, shade: 'wedges', across: [180, 190, 180, 560], cover: [0, 0.4], outline: 0 },
    )
    sheet.brush.globalAlpha = 1
  }
  printed(sheet, box(160, 156, 40, 18), { ink: colours.stock, cover: [0, 0.5] })
  printed(sheet, box(167, 150, 26, 36, 3), { ink: flash > 0.1 ? '#ffffff' : colours.inkB, shade: 'none' })
}

function cell(sheet: Sheet, moment: Moment, [x, y]: Point, i: number, on: number): void {
  const { colours } = sheet
  const gifted = chosen.includes(i)
  const lit = gifted ? on * bump(loop(moment.time, 0.9), 0, 0.8) : 0
  const arms = 5 + (i % 2)
  for (let k = 0; k < arms; k++) {
    const angle = (k / arms) * 2 * Math.PI + i
    const tip: Point = [x + 30 * Math.cos(angle), y + 30 * Math.sin(angle)]
    outline(sheet, tracePoints([[x, y], tip]), 6, colours.key)
    outline(sheet, tracePoints([[x, y], tip]), 3, gifted ? colours.cogno : colours.faint)
  }
  if (lit > 0.05) outline(sheet, disc(x, y, 22 + 22 * lit), 3 * lit, colours.nano)
  printed(sheet, blob(x, y, 17 + 4 * lit, moment.time, i, 0.1), {
    ink: gifted ? blend(colours.cogno, colours.nano, lit * 1.6) : colours.faint,
    cover: [0, 0.5],
  })
  ball(sheet, x, y, 6, gifted ? '#ffffff' : colours.key, { glint: false })
}
