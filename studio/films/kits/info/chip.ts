import * as v from 'valibot'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop } from '../../motion.ts'
import { box } from '../../paths.ts'
import { card, placed, printed, rod, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'

const side = 34

function bitCell(sheet: Sheet, x: number, y: number, size: number, time: number, seed: number): void {
  const { colours, brush } = sheet
  const random = sheet.random(seed + 11)
  const [period, offset] = [1.6 + random() * 2.6, random()]
  const turns = time / period + offset
  const bit = (Math.floor(turns) + seed) % 2
  const near = Math.min(loop(time, period, offset), 1 - loop(time, period, offset)) * period
  const open = ease.inOut(clamp(near / 0.17))
  brush.fillStyle = bit ? colours.nano : '#ffffff'
  const wide = size * Math.max(0.06, open)
  brush.fillRect(x - wide / 2, y - size / 2, wide, size)
  if (size > 18 && open > 0.5)
    lettering(sheet, String(bit), x, y + size * 0.27, {
      size: size * 0.72,
      weight: 800,
      align: 'center',
      ink: colours.key,
    })
}

function die(sheet: Sheet, moment: Moment, x: number, y: number, half: number, zoom: number): void {
  const { colours } = sheet
  const pitch = ((2 * half) / side) * zoom
  within(sheet, box(x - half, y - half, 2 * half, 2 * half), () => {
    for (let i = 0; i < side; i++)
      for (let k = 0; k < side; k++) {
        const [px, py] = [x + (i - side / 2 + 0.5) * pitch, y + (k - side / 2 + 0.5) * pitch]
        if (Math.abs(px - x) > half + pitch || Math.abs(py - y) > half + pitch) continue
        bitCell(sheet, px, py, pitch * 0.74, moment.time, i * side + k)
      }
  })
  card(sheet, x - half, y - half, 2 * half, 2 * half, { ink: 'none', shade: 'none', outline: 3, edge: colours.key })
}

export const chip = scene({
  settings: v.strictObject({}),
  cues: { zoom: 'The view goes into the chip until single bits are seen' },
  draw(sheet, moment) {
    const { colours } = sheet
    const [cx, cy] = centreOf(sheet.focus)
    const close = ease.inOut(moment.since('zoom') / 1.8)
    const half = lerp(78, 146, close)
    const body = lerp(116, 156, close)
    placed(sheet, 0, 0, { alpha: 1 - close }, () => {
      for (let i = 0; i < 8; i++) {
        const at = -92 + i * 26.3
        for (const [from, to] of [
          [
            [cx + at, cy - 112],
            [cx + at, cy - 150],
          ],
          [
            [cx + at, cy + 112],
            [cx + at, cy + 150],
          ],
          [
            [cx - 112, cy + at],
            [cx - 150, cy + at],
          ],
          [
            [cx + 112, cy + at],
            [cx + 150, cy + at],
          ],
        ] as const)
          rod(sheet, from, to, 10, colours.stock, { ends: 'flat', shade: 'dots' })
      }
    })
    printed(sheet, box(cx - body, cy - body, 2 * body, 2 * body, 10), {
      ink: colours.key,
      shade: 'lines',
      shadeInk: colours.info === '#ffffff' ? '#3a3866' : colours.info,
      cover: [0, 0.4],
    })
    die(sheet, moment, cx, cy, half, lerp(1, 4.4, close))
    const named = appear(moment.since('zoom') - 1.5)
    label(sheet, 'ceros y unos', cx, cy + 166, { size: 16, progress: named })
  },
})
