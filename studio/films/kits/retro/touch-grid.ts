import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, ease, lerp, loop, pulse } from '../../motion.ts'
import { arcBand, box, disc, polygon, tracePoints, type Point } from '../../paths.ts'
import { outline, placed, printed, within } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'

const step = 22

function photo(sheet: Sheet, x: number, y: number, grow: number): void {
  const { colours } = sheet
  placed(sheet, x, y, { grow }, () => {
    printed(sheet, box(-52, -38, 104, 76), { ink: colours.zed, shade: 'none' })
    within(sheet, box(-52, -38, 104, 76), () => {
      printed(sheet, disc(22, -16, 11), { ink: '#ffffff', shade: 'none', outline: 1.2 })
      printed(
        sheet,
        polygon([
          [-60, 40],
          [-22, -10],
          [0, 20],
          [18, 0],
          [60, 44],
        ]),
        { ink: colours.bio, cover: [0, 0.5], outline: 1.4 },
      )
    })
  })
}

export const touchGrid = scene({
  settings: v.strictObject({ fingers: v.optional(v.picklist([1, 2]), 1) }),
  cues: { touch: 'the finger touches', exact: 'the exact point is worked out', spread: 'two fingers move apart' },
  draw: (sheet, moment, { fingers }) => {
    const { colours, focus } = sheet
    const [columns, rows] = fingers === 2 ? [18, 8] : [16, 7]
    const [x0, y0] = [
      sheet.width / 2 - ((columns - 1) * step) / 2 + 20,
      focus.y + focus.height / 2 - ((rows - 1) * step) / 2 - 2,
    ]
    const touch = appear(moment.since('touch'), -0.3, 0.5)
    const spread = appear(moment.since('spread'), -0.1, 1.3, ease.inOut)
    const [cx, cy] = [x0 + ((columns - 1) * step) / 2, y0 + ((rows - 1) * step) / 2]
    const apart = lerp(30, 112, spread)
    const drift = 5 * Math.sin(moment.time * 0.9)
    const points: Point[] =
      fingers === 2
        ? [
            [cx - apart, cy + apart * 0.3 + drift * 0.4],
            [cx + apart, cy - apart * 0.3 - drift * 0.4],
          ]
        : [[x0 + 9.6 * step + drift, y0 + 3.35 * step + drift * 0.5]]
    const scanned = Math.floor(loop(moment.time, 2.2) * rows)
    for (let row = 0; row < rows; row++)
      outline(
        sheet,
        tracePoints([
          [x0 - 16, y0 + row * step],
          [x0 + (columns - 1) * step + 16, y0 + row * step],
        ]),
        row === scanned && fingers === 1 ? 4 : 1.6,
        row === scanned && fingers === 1 ? colours.inkB : colours.faint,
      )
    for (let column = 0; column < columns; column++)
      outline(
        sheet,
        tracePoints([
          [x0 + column * step, y0 - 16],
          [x0 + column * step, y0 + (rows - 1) * step + 16],
        ]),
        1.6,
        colours.faint,
      )
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const [x, y] = [x0 + column * step, y0 + row * step]
        const near = Math.max(...points.map(([px, py]) => Math.exp(-((x - px) ** 2 + (y - py) ** 2) / (2 * 26 ** 2))))
        const field = 1 - 0.92 * near * touch
        const lit = row === scanned && fingers === 1
        printed(sheet, disc(x, y, 1.4 + 5.4 * field), {
          ink: field < 0.75 ? colours.inkB : lit ? colours.stock : colours.inkA,
          shade: 'none',
          outline: 1.2,
        })
      }
    if (fingers === 2) photo(sheet, cx, cy, lerp(0.62, 1.9, spread))
    const exact = fingers === 1 ? appear(moment.since('exact'), 0, 0.5) : 0
    for (const [px, py] of points) {
      outline(sheet, arcBand(px, py, 34 + 3 * pulse(moment.time, 1.2), 0.1), 2.6 * touch, colours.line)
      if (exact <= 0) continue
      const reach = lerp(260, 20, exact)
      outline(
        sheet,
        tracePoints([
          [px - reach, py],
          [px + reach, py],
        ]),
        2.6,
        colours.line,
      )
      outline(
        sheet,
        tracePoints([
          [px, py - reach * 0.4],
          [px, py + reach * 0.4],
        ]),
        2.6,
        colours.line,
      )
      printed(sheet, disc(px, py, 5), { ink: colours.zed, shade: 'none' })
      label(sheet, 'Columna 9,6 · fila 3,4', px, py - 52, { progress: exact, leaderTo: [px, py - 6], size: 14 })
    }
    if (fingers === 1) {
      label(sheet, 'Más campo', 66, y0 + 30, { size: 12 })
      printed(sheet, disc(66, y0 + 8, 6.8), { ink: colours.inkA, shade: 'none', outline: 1.2 })
      label(sheet, 'Menos', 66, y0 + 86, { size: 12 })
      printed(sheet, disc(66, y0 + 66, 2.6), { ink: colours.inkB, shade: 'none', outline: 1.2 })
    }
  },
})
