import * as v from 'valibot'
import { ray } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, ease, lerp, pulse } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { oval, polygon, type Point } from '../../paths.ts'
import { ball, outline, placed, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, contours, glow, lightColour, middle } from './set.ts'

function stone(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  const turn = appear(after(moment, 'turn', 0.3), -0.8, moment.duration, ease.inOut) * 5 + moment.time * 0.5
  glow(sheet, cx, cy - 4, 190, lightColour(0.5 + 0.5 * Math.sin(turn)), 0.5)
  placed(sheet, cx, cy - 4, { turn: 0.1 * Math.sin(turn * 0.6) }, () => {
    const body = oval(0, 0, 128 + 8 * Math.cos(turn * 0.6), 152)
    printed(sheet, body, { ink: '#dfe6ff', shade: 'none', outline: 0 })
    within(sheet, body, () => {
      const random = sheet.random(21)
      const points: Point[][] = []
      for (let r = 0; r < 9; r++)
        points.push(
          Array.from({ length: 8 }, (_, c): Point => [
            -168 + c * 48 + (random() - 0.5) * 34,
            -176 + r * 44 + (random() - 0.5) * 32,
          ]),
        )
      for (let r = 0; r < 8; r++)
        for (let c = 0; c < 7; c++) {
          const corners = [points[r]?.[c], points[r]?.[c + 1], points[r + 1]?.[c + 1], points[r + 1]?.[c]]
          if (corners.some((one) => one === undefined)) continue
          const own = random()
          const angle = turn + own * 6.3 + c * 0.35 - r * 0.22
          const bright = 0.5 + 0.5 * Math.cos(angle * 1.7)
          const ink = blend('#cfd8f4', lightColour(0.5 + 0.5 * Math.sin(angle)), 0.25 + 0.75 * bright)
          printed(sheet, polygon(corners as Point[]), {
            ink,
            shade: bright > 0.45 ? 'none' : 'lines',
            cover: [0.05, 0.3],
            pitch: 4,
            outline: 1.6,
          })
        }
      printed(sheet, body, { ink: 'none', across: [-90, -110, 110, 140], cover: [-0.6, 0.62], pitch: 6, outline: 0 })
    })
    outline(sheet, body, 3.4, colours.key)
    printed(sheet, oval(-54, -86, 30, 13, -0.9), { ink: '#ffffff', shade: 'none', outline: 0 })
    printed(sheet, oval(-82, -46, 9, 5, -1.1), { ink: '#ffffff', shade: 'none', outline: 0 })
  })
  label(sheet, 'ópalo noble', cx + 92, cy + 158, { size: 15, progress: appear(moment.time, 0.4, 0.5) })
}

function guide(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  contours(sheet, moment.time, { seed: 25 })
  const guided = appear(after(moment, 'guide', 0.7), -4, 4.4, ease.inOut)
  const way: Point[] = [
    [-20, cy + 84],
    [cx - 34, cy + 84],
    [cx + 22, cy + 38],
    [cx + 22, cy - 40],
    [cx + 22, cy - 176],
  ]
  const step = 28
  const near = (x: number, y: number) => {
    let best = 1e9
    for (let i = 1; i < way.length; i++) {
      const [a, b] = [way[i - 1] ?? [0, 0], way[i] ?? [0, 0]]
      const t = Math.min(
        1,
        Math.max(
          0,
          ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2),
        ),
      )
      best = Math.min(best, Math.hypot(x - lerp(a[0], b[0], t), y - lerp(a[1], b[1], t)))
    }
    return best
  }
  const inks: { x: number; y: number; far: number }[] = []
  for (let r = -6; r <= 6; r++)
    for (let c = -6; c <= 6; c++) {
      const [x, y] = [cx + c * step + (r % 2 ? step / 2 : 0), cy + r * step * 0.866 * 1.02]
      if (Math.abs(x - cx) > 166 || near(x, y) < 17) continue
      inks.push({ x, y, far: near(x, y) })
    }
  ray(sheet, way, moment.time, { ink: '#f2b01e', width: 11, progress: guided, speed: 120 })
  for (const { x, y, far } of inks)
    ball(
      sheet,
      x,
      y,
      13,
      far < 34 ? blend('#ffffff', '#f2b01e', 0.6 * guided * pulse(moment.time, 1.6, (x + y) / 200)) : '#ffffff',
    )
  label(sheet, 'la luz no puede salir', cx - 64, cy + 166, { size: 15, progress: appear(guided, 0.7, 0.3) })
}

export const opalStone = scene({
  settings: v.strictObject({ cut: v.optional(v.boolean(), false) }),
  cues: { turn: 'it turns', guide: 'light runs along the channel' },
  draw(sheet, moment, { cut }) {
    if (cut) guide(sheet, moment)
    else stone(sheet, moment)
  },
})
