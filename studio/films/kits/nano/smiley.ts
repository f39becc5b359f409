import * as v from 'valibot'
import { scaleBar } from '../../letters.ts'
import { appear, clamp, ease } from '../../motion.ts'
import { tracePoints, type Point } from '../../paths.ts'
import { outline } from '../../print.ts'
import { scene } from '../../scene.ts'
import { after, contours, middle } from './set.ts'
import { thread } from './scaffold.ts'

const rows = 17

/** Parts of a row inside the face, as pairs from −1 to 1; eyes and mouth are left out. */
function stretches(w: number): [number, number][] {
  if (Math.abs(w) >= 1) return []
  const edge = Math.sqrt(1 - w * w)
  let parts: [number, number][] = [[-edge, edge]]
  const cut = (from: number, to: number) => {
    parts = parts.flatMap(([a, b]): [number, number][] => {
      if (to <= a || from >= b) return [[a, b]]
      const left: [number, number][] = from > a + 0.06 ? [[a, from]] : []
      return to < b - 0.06 ? [...left, [to, b]] : left
    })
  }
  if (w > -0.5 && w < -0.12) {
    cut(-0.46, -0.22)
    cut(0.22, 0.46)
  }
  if (w > 0.2 && w < 0.66) {
    const outer = Math.sqrt(Math.max(0, 0.5 - (w + 0.05) ** 2))
    const inner = w < 0.38 ? Math.sqrt(Math.max(0, 0.19 - (w - 0.06) ** 2)) : 0
    if (outer > inner) {
      cut(-outer, -inner)
      cut(inner, outer)
      if (inner === 0) cut(-outer, outer)
    }
  }
  return parts
}

export const smiley = scene({
  settings: v.strictObject({}),
  cues: { fold: 'the thread is laid row by row' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    contours(sheet, moment.time, { seed: 18 })
    const r = 146
    const laid =
      ease.inOut((moment.time + 1.5) / Math.max(2.4, moment.time - after(moment, 'fold', 0.4) + 1.9)) * (rows + 1)
    const turn = 0.05 * Math.sin(moment.time * 0.9)
    const place = (u: number, w: number): Point => {
      const y = w + 0.03 * Math.sin(u * 4 + moment.time * 1.4)
      return [
        cx + r * (u * Math.cos(turn) - y * Math.sin(turn)),
        cy - 16 + r * (u * Math.sin(turn) + y * Math.cos(turn)),
      ]
    }
    for (let i = 0; i < rows; i++) {
      const w = -1 + (2 * (i + 0.5)) / rows
      const share = clamp(laid - i)
      if (share <= 0) break
      for (const [a, b] of stretches(w)) {
        const [from, to] = i % 2 ? [b, a] : [a, b]
        const end = from + (to - from) * share
        const steps = Math.max(2, Math.round(Math.abs(end - from) * 16))
        const line = (side: number) =>
          Array.from({ length: steps * 2 + 1 }, (_, k): Point => {
            const u = from + ((end - from) * k) / (steps * 2)
            return place(u, w + side * 0.026 * Math.cos(u * 26))
          })
        thread(sheet, line(1), colours.inkB, 4.4)
        thread(sheet, line(-1), '#ffffff', 4.4)
        if (i + 1 < rows && share >= 1) {
          const [x, y] = place(to * 0.98, w)
          const [x2, y2] = place(to * 0.98, w + 2 / rows)
          outline(
            sheet,
            tracePoints([
              [x, y],
              [x2, y2],
            ]),
            6,
            colours.key,
          )
          outline(
            sheet,
            tracePoints([
              [x, y],
              [x2, y2],
            ]),
            2.6,
            '#ffffff',
          )
        }
      }
    }
    scaleBar(sheet, '100 nm', cx - r, cy + 168, 2 * r, { size: 18, progress: appear(moment.time, 0.3, 0.8) })
  },
})
