import * as v from 'valibot'
import { trace } from '../../figures.ts'
import { label } from '../../letters.ts'
import { along, appear, ease, loop } from '../../motion.ts'
import { box, disc, polygon, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, card, outline, placed, printed, ring, within } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'

function ship(sheet: Sheet, x: number, y: number, rock: number): void {
  const { colours } = sheet
  placed(sheet, x, y, { turn: rock }, () => {
    card(sheet, -12, -40, 40, 26, { ink: colours.stock, round: 2 })
    card(sheet, 2, -58, 12, 20, { ink: colours.inkB })
    printed(
      sheet,
      polygon([
        [-58, -16],
        [56, -16],
        [40, 10],
        [-46, 10],
      ]),
      { ink: colours.inkB },
    )
    ring(sheet, -60, -14, 8, 5, { ink: colours.stock, shade: 'none', outline: 1.6 })
  })
}

function section(sheet: Sheet, x: number, y: number, r: number, time: number): void {
  const { colours } = sheet
  printed(sheet, disc(x, y, r), { ink: colours.key, shade: 'none', outline: 3.4, edge: '#ffffff' })
  printed(sheet, disc(x, y, r * 0.86), { ink: colours.stock, cover: [0, 0.3] })
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * 2 * Math.PI + time * 0.12
    ball(sheet, x + r * 0.67 * Math.cos(angle), y + r * 0.67 * Math.sin(angle), r * 0.135, colours.faint, {
      pitch: 2.4,
    })
  }
  ring(sheet, x, y, r * 0.46, r * 0.12, { ink: colours.nano, shade: 'dots' })
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * 2 * Math.PI - time * 0.2
    const lit = Math.floor(time * 3 + i * 1.7) % 2
    ball(
      sheet,
      x + r * 0.22 * Math.cos(angle),
      y + r * 0.22 * Math.sin(angle),
      r * 0.1,
      lit ? '#ffffff' : colours.inkA,
      {
        shade: 'none',
      },
    )
  }
}

export const seaCable = scene({
  settings: v.strictObject({}),
  cues: { cable: 'A lens shows what is inside the cable' },
  draw(sheet, moment) {
    const { colours } = sheet
    const { focus } = sheet
    const [cx, cy] = centreOf(focus)
    const [surface, floor] = [focus.y + 62, focus.y + focus.height - 10]
    const foot = sheet.height + 6
    const wide = sheet.width
    const line = (y: number, height: number, rate: number): Point[] =>
      Array.from({ length: 25 }, (_, i) => [
        (i / 24) * (wide + 40) - 20,
        y + Math.sin(i * 0.9 + moment.time * rate) * height,
      ])
    const top = line(surface, 4, 1.6)
    printed(sheet, polygon([...top, [wide + 20, floor], [-20, floor]]), {
      ink: colours.inkA,
      shade: 'lines',
      across: [cx, surface, cx, floor],
      cover: [0, 0.62],
      pitch: 7,
    })
    ship(sheet, cx + 60 - 30 * moment.progress, surface + 2, Math.sin(moment.time * 1.3) * 0.03)
    const ground = (x: number) => floor - 46 - 18 * Math.sin(x / 62) - 10 * Math.sin(x / 23 + 2)
    const bed = Array.from({ length: 37 }, (_, i): Point => [i * 11 - 18, ground(i * 11 - 18)])
    printed(sheet, polygon([...bed, [wide + 20, foot], [-20, foot]]), {
      ink: colours.stock,
      cover: [0.1, 0.5],
    })
    const way: Point[] = bed.map(([x, y]) => [x, y - 4])
    outline(sheet, smooth(way, false), 15, colours.key)
    outline(sheet, smooth(way, false), 10, colours.inkB)
    within(sheet, box(0, surface, wide, floor - surface), () => {
      for (let i = 0; i < 6; i++) {
        const at = along(way, loop(moment.time, 2.6, i / 6))
        placed(sheet, at.x, at.y, { turn: at.angle }, () =>
          printed(sheet, box(-13, -3, 26, 6, 3), { ink: '#ffffff', shade: 'none', outline: 0 }),
        )
      }
    })
    const open = appear(moment.since('cable'), -0.3, 0.8, ease.back)
    if (open > 0) {
      const spot: Point = [cx + 20, ground(cx + 20) - 4]
      const [lx, ly] = [cx - 44, cy + 6]
      for (const end of [-1, 1])
        outline(sheet, tracePoints([spot, [lx + end * 84 * open * 0.86, ly + 62 * open]]), 2, '#ffffff')
      printed(sheet, disc(spot[0], spot[1], 11), { ink: 'none', shade: 'none', outline: 2.4, edge: '#ffffff' })
      section(sheet, lx, ly, 86 * open, moment.time)
      const named = appear(moment.since('cable'), 0.5)
      label(sheet, 'fibras', cx + 108, cy - 34, { size: 15, leaderTo: [lx + 18, ly - 4], progress: named })
      label(sheet, 'acero', cx + 108, cy + 22, { size: 15, leaderTo: [lx + 62, ly + 8], progress: named })
    }
    trace(sheet, top, 1, { ink: colours.key, width: 2.6 })
  },
})
