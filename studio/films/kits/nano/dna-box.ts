import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { polygon, smooth, type Point } from '../../paths.ts'
import { ball, outline, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { thread } from './scaffold.ts'
import { after, contours, middle } from './set.ts'

export const dnaBox = scene({
  settings: v.strictObject({}),
  cues: { key: 'the key strand arrives', open: 'the lid opens' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    contours(sheet, moment.time, { seed: 21 })
    const open = appear(after(moment, 'open', 0.4), -0.2, 1.6, ease.inOut)
    const key = appear(after(moment, 'key', 0.5), -1.6, 1.5, ease.inOut)
    const s = 118
    const sway = 4 * Math.sin(moment.time * 1.1)
    // Axes on the picture: u to the lower right, w to the lower left, h up.
    const at = (u: number, w: number, h: number): Point => [
      cx + (u - w) * s * 0.866,
      cy + 54 + sway + (u + w) * s * 0.44 - h * s * 0.92,
    ]
    const panel = (corners: readonly Point[], ink: string, cover: readonly [number, number]) => {
      const path = polygon(corners)
      printed(sheet, path, { ink, cover, pitch: 6, outline: 0 })
      const [a, b, c, d] = corners
      if (!a || !b || !c || !d) return
      within(sheet, path, () => {
        for (let i = 0; i <= 11; i++) {
          const t = i / 11
          const from: Point = [lerp(a[0], d[0], t), lerp(a[1], d[1], t)]
          const to: Point = [lerp(b[0], c[0], t), lerp(b[1], c[1], t)]
          outline(sheet, smooth([from, to], false), 1.8, colours.key)
        }
      })
      outline(sheet, path, 3, colours.key)
    }
    const angle = open * 1.95
    const lid = (u: number, w: number): Point => at(u, w * Math.cos(angle) - 0.0, 1 + w * Math.sin(angle))
    const back = angle > Math.PI / 2
    const drawLid = () =>
      panel([lid(0, 0), lid(1, 0), lid(1, 1), lid(0, 1)], open > 0.6 ? '#dfe6ff' : '#ffffff', [0, 0.1])
    if (back) drawLid()
    panel([at(0, 0, 0), at(1, 0, 0), at(1, 0, 1), at(0, 0, 1)], '#c9d2ff', [0.2, 0.4])
    panel([at(0, 0, 0), at(0, 1, 0), at(0, 1, 1), at(0, 0, 1)], '#c9d2ff', [0.1, 0.3])
    const rise = open * 18
    for (const [u, w, h] of [
      [0.36, 0.36, 0.3],
      [0.62, 0.44, 0.32],
      [0.46, 0.68, 0.34],
      [0.55, 0.55, 0.72],
    ] as const) {
      const [x, y] = at(u, w, h)
      ball(sheet, x, y - rise * h * 2 + 3 * Math.sin(moment.time * 2 + u * 9), 21, '#f2b01e')
    }
    panel([at(0, 1, 0), at(1, 1, 0), at(1, 1, 1), at(0, 1, 1)], colours.inkB, [0, 0.2])
    panel([at(1, 1, 0), at(1, 0, 0), at(1, 0, 1), at(1, 1, 1)], colours.inkB, [0.3, 0.5])
    if (!back) drawLid()
    const lock = at(0.5, 1, 0.94)
    thread(
      sheet,
      [
        [lock[0] - 16, lock[1] + 34],
        [lock[0] - 4, lock[1] + 16],
        [lock[0], lock[1] - 6 + open * 12],
      ],
      colours.nano === '#ffffff' ? '#f2b01e' : colours.nano,
      6,
    )
    const away = clamp(open * 1.4)
    const start: Point = [lerp(cx - 190, lock[0] - 30, key) - away * 40, lerp(cy + 150, lock[1] + 40, key) + away * 56]
    thread(
      sheet,
      Array.from({ length: 9 }, (_, i): Point => [
        start[0] + i * 8,
        start[1] - i * 4 + 6 * Math.sin(i * 1.1 + moment.time * 2),
      ]),
      colours.zed,
      6,
    )
    label(sheet, 'llave', start[0] + 4, start[1] + 26, { size: 15, progress: key })
    label(sheet, 'carga', cx - 100, cy - 96, {
      size: 15,
      progress: appear(open, 0.7, 0.3),
      leaderTo: at(0.6, 0.5, 0.9),
    })
  },
})
