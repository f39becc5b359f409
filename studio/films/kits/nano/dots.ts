import * as v from 'valibot'
import { wave } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { appear, bump, ease, loop, pulse, stagger } from '../../motion.ts'
import { polygon, type Point } from '../../paths.ts'
import { outline, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { after, glow, lightColour, middle } from './set.ts'

function nanocrystal(sheet: Sheet, x: number, y: number, r: number, ink: string, turn: number): void {
  const at = (radius: number, i: number): Point => [
    x + radius * Math.cos((i / 6) * 2 * Math.PI + turn),
    y + radius * Math.sin((i / 6) * 2 * Math.PI + turn),
  ]
  printed(sheet, polygon(Array.from({ length: 6 }, (_, i) => at(r, i))), {
    ink,
    cover: [0, 0.6],
    pitch: Math.max(2.6, r * 0.11),
    outline: 2.6,
  })
  const inner = Array.from({ length: 3 }, (_, i) => at(r * 0.5, i * 2))
  outline(sheet, polygon(inner), 1.8, sheet.colours.key)
  for (const [i, point] of inner.entries())
    for (const k of [i * 2 - 1, i * 2, i * 2 + 1]) {
      const [ox, oy] = at(r, k)
      outline(sheet, polygon([point, [ox, oy], point]), 1.8, sheet.colours.key)
    }
}

export const dots = scene({
  settings: v.strictObject({}),
  cues: { small: 'the small ones shine', large: 'the large ones shine' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const [small, large] = [after(moment, 'small', 0.15), after(moment, 'large', 0.6)]
    const radii = [18, 25, 34, 44, 58]
    const places: Point[] = [
      [cx - 122, cy - 128],
      [cx - 66, cy - 84],
      [cx - 4, cy - 26],
      [cx + 54, cy + 50],
      [cx - 52, cy + 116],
    ]
    for (const [i, [x, y]] of places.entries()) {
      const r = radii[i] ?? 20
      const share = stagger(moment.time, i, 0.12, 0.6, ease.back)
      const ink = lightColour(i / 4)
      const own = i < 2 ? small : i > 2 ? large : large + 0.6
      const shine = appear(own, 0, 0.6)
      glow(sheet, x, y, r * 1.9, ink, shine * (0.75 + 0.25 * pulse(moment.time, 2, i / 5)))
      const far = 250 - i * 10
      if (shine > 0) {
        const head = loop(moment.time, 2.2, i * 0.21) * 1.5
        const side = i === 4 ? -0.12 : 0.1
        wave(sheet, [x, y], [x + far, y + far * side], {
          ink,
          width: 4,
          amplitude: 10,
          wavelength: 17 + i * 7,
          phase: moment.time * 1.2,
          part: [head - 0.5, head],
        })
      }
      nanocrystal(sheet, x, y, r * share * (1 + 0.08 * bump(own, 0, 0.7)), ink, moment.time * 0.25 + i)
    }
    lettering(sheet, '2 nm', cx - 128, cy - 92, { size: 16, align: 'center', alpha: appear(small, 0, 0.5) })
    lettering(sheet, '6 nm', cx + 42, cy + 152, { size: 16, align: 'center', alpha: appear(large, 0, 0.5) })
    label(sheet, 'onda corta', cx + 74, cy - 138, { size: 14, progress: appear(small, 0.3, 0.5) })
    label(sheet, 'onda larga', cx + 96, cy + 124, { size: 14, progress: appear(large, 0.3, 0.5) })
  },
})
