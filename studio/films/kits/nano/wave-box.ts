import * as v from 'valibot'
import { arrow } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { appear, ease, lerp } from '../../motion.ts'
import { box, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { after, lightColour, middle } from './set.ts'

function crystal(sheet: Sheet, x: number, y: number, w: number, h: number): Path2D {
  const cut = Math.min(w, h) * 0.26
  const points: Point[] = [
    [x - w + cut, y - h],
    [x + w - cut, y - h],
    [x + w, y - h + cut],
    [x + w, y + h - cut],
    [x + w - cut, y + h],
    [x - w + cut, y + h],
    [x - w, y + h - cut],
    [x - w, y - h + cut],
  ]
  const path = tracePoints([...points, points[0] ?? [x, y]])
  printed(sheet, path, {
    ink: '#ffffff',
    shade: 'lines',
    cover: [0, 0.22],
    pitch: 7,
    across: [x - 118, y - 104, x + 118, y + 104],
    outline: 3,
  })
  return path
}

export const waveBox = scene({
  settings: v.strictObject({}),
  cues: { wave: 'the wave appears', shrink: 'the crystal shrinks' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    const shown = appear(after(moment, 'wave', 0.4), -0.4, 0.8)
    const small = appear(after(moment, 'shrink', 0.7), -0.4, 1.5, ease.inOut)
    const half = lerp(118, 46, small)
    const [x, y] = [cx - 30, cy - 46]
    crystal(sheet, x, y, half, lerp(104, 62, small))
    const ink = lightColour(1 - small)
    const calm = 1 - 0.72 * shown
    for (let i = -4; i <= 4; i++)
      for (let k = -4; k <= 4; k++) {
        const [ax, ay] = [x + i * 23, y + k * 23]
        if (Math.abs(ax - x) < half - 14 && Math.abs(ay - y) < lerp(104, 62, small) - 12)
          placed(sheet, ax, ay, { alpha: calm }, () =>
            ball(sheet, 0, 0, 7 + 0.7 * Math.sin(moment.time * 3 + i + k * 2), (i + k) % 2 ? colours.inkB : '#f2b01e'),
          )
      }
    const phase = 2 * Math.PI * (moment.time * 0.85 + small * small * moment.time * 0.5)
    const swing = Math.cos(phase) * lerp(66, 44, small) * shown
    const string = (sign: number) =>
      Array.from({ length: 25 }, (_, i): Point => [
        x - half + (2 * half * i) / 24,
        y - sign * swing * Math.sin((Math.PI * i) / 24),
      ])
    outline(sheet, smooth(string(-1), false), 1.6, colours.faint)
    if (shown > 0) {
      outline(sheet, smooth(string(1), false), 9, colours.key)
      outline(sheet, smooth(string(1), false), 5, ink)
      ball(sheet, x, y - swing, 12 * shown, ink)
    }
    // Energy as a column: proportional to 1 / width².
    const [bx, base] = [cx + 132, cy + 62]
    const energy = lerp(40, 190, small ** 1.4) * shown
    printed(sheet, box(bx - 16, base - 210, 32, 210), { ink: '#ffffff', shade: 'none' })
    printed(sheet, box(bx - 16, base - energy, 32, energy), { ink, cover: [0, 0.4] })
    lettering(sheet, 'energía', bx, base + 20, { size: 14, align: 'center' })
    const [sy, reach] = [cy + 128, lerp(136, 56, small)]
    const left = cx - 136
    const right = left + 2 * reach
    for (const px of [left, right])
      printed(sheet, box(px - 6, sy - 26, 12, 52, 3), {
        ink: colours.inkB,
        shade: 'lines',
        cover: [0.1, 0.5],
        pitch: 4,
      })
    for (const sign of [1, -1]) {
      const points = Array.from({ length: 21 }, (_, i): Point => [
        left + ((right - left) * i) / 20,
        sy + sign * 15 * Math.sin((Math.PI * i) / 20) * Math.cos(phase * 2),
      ])
      outline(sheet, smooth(points, false), sign > 0 ? 3 : 1.4)
    }
    outline(
      sheet,
      tracePoints([
        [left - 8, sy + 30],
        [cx + 150, sy + 30],
      ]),
      2,
    )
    arrow(sheet, [cx + 132, sy], [right + 14, sy], {
      progress: small * (1 - small) * 4 > 0.02 ? Math.min(1, small * 3) : small,
      width: 4,
    })
    label(sheet, small > 0.5 ? 'nota aguda' : 'nota grave', cx + 92, sy + 52, {
      size: 14,
      progress: appear(moment.time, 0.8, 0.5),
    })
  },
})
