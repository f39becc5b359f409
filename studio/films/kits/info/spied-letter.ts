import * as v from 'valibot'
import { trace } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { along, appear, bump, clamp, ease, lerp, loop, pulse, stagger } from '../../motion.ts'
import { box, disc, oval, smooth, type Point } from '../../paths.ts'
import { card, outline, placed, printed, within } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { letter } from './padlock-figures.ts'

function eye(sheet: Sheet, x: number, y: number, r: number, open: number, at: Point): void {
  const { colours } = sheet
  if (open < 0.16) {
    const lid: Point[] = [
      [x - r, y - 2],
      [x - r * 0.5, y + r * 0.2],
      [x, y + r * 0.27],
      [x + r * 0.5, y + r * 0.2],
      [x + r, y - 2],
    ]
    outline(sheet, smooth(lid, false), 4, colours.faint)
    return
  }
  const high = open
  const lids = smooth([
    [x - r, y],
    [x - r * 0.5, y - r * 0.52 * high],
    [x, y - r * 0.68 * high],
    [x + r * 0.5, y - r * 0.52 * high],
    [x + r, y],
    [x + r * 0.5, y + r * 0.52 * high],
    [x, y + r * 0.66 * high],
    [x - r * 0.5, y + r * 0.52 * high],
  ])
  printed(sheet, lids, { ink: '#ffffff', cover: [0, 0.2], outline: 3 })
  const far = Math.hypot(at[0] - x, at[1] - y) || 1
  const [dx, dy] = [((at[0] - x) / far) * r * 0.34, ((at[1] - y) / far) * r * 0.2]
  within(sheet, lids, () => {
    printed(sheet, disc(x + dx, y + dy, r * 0.42), { ink: colours.nano, cover: [0, 0.5] })
    printed(sheet, disc(x + dx, y + dy, r * 0.18), { ink: colours.key, shade: 'none', outline: 0 })
  })
  printed(sheet, lids, { ink: 'none', shade: 'none', outline: 3 })
}

function phone(sheet: Sheet, x: number, y: number): void {
  const { colours } = sheet
  card(sheet, x - 25, y - 42, 50, 84, { ink: colours.inkA, cover: [0, 0.3], round: 8 })
  card(sheet, x - 18, y - 32, 36, 58, { ink: colours.stock, cover: [0, 0.2], round: 2 })
  printed(sheet, oval(x, y + 34, 5, 3), { ink: colours.key, shade: 'none', outline: 0 })
}

export const spiedLetter = scene({
  settings: v.strictObject({}),
  cues: { look: 'The eyes open and follow the letter' },
  draw(sheet, moment) {
    const { colours, focus } = sheet
    const [cx, cy] = centreOf(focus)
    const way: Point[] = Array.from({ length: 41 }, (_, i) => {
      const t = i / 40
      return [cx + lerp(-118, 118, t), cy + lerp(118, -112, t) + 46 * Math.sin(t * 2 * Math.PI)]
    })
    trace(sheet, way, appear(moment.time, 0, 0.9), { ink: colours.faint, width: 4, dash: [3, 9] })
    phone(sheet, cx - 128, cy + 126)
    phone(sheet, cx + 128, cy - 120)
    const share = ease.inOut(loop(moment.time, 5.2, 0.02))
    const at = along(way, 0.12 + 0.76 * share)
    const shown = clamp(loop(moment.time, 5.2, 0.02) * 12) * clamp((1 - loop(moment.time, 5.2, 0.02)) * 12)
    const looking = moment.since('look')
    const eyes = [
      [cx - 78, cy - 122, 52],
      [cx + 30, cy - 66, 36],
      [cx - 104, cy - 14, 40],
      [cx + 104, cy + 20, 48],
      [cx + 46, cy + 122, 58],
      [cx - 30, cy + 66, 30],
    ] as const
    for (const [i, [x, y, r]] of eyes.entries()) {
      const blink = 1 - bump(loop(moment.time, 2.7, i * 0.31) * 2.7, 0, 0.24)
      const open = stagger(looking + 0.3, i, 0.09, 0.4, ease.back) * blink
      eye(sheet, x, y, r, open, [at.x, at.y])
    }
    placed(sheet, at.x, at.y, { grow: 0.2 + 0.8 * shown, turn: 0.08 * Math.sin(moment.time * 2) }, () => {
      printed(sheet, box(-50, -32, 100, 64, 6), { ink: colours.nano, shade: 'none', outline: 0 })
      letter(sheet, 92, appear(looking, 0.2, 0.5))
      if (looking > 0.4) {
        card(sheet, -32, -42, 64, 34, { ink: '#ffffff', shade: 'none', outline: 1.8 })
        lettering(sheet, 'secreto', 0, -20, { size: 14, weight: 750, align: 'center', ink: colours.key })
      }
    })
    if (looking > 0.9)
      label(sheet, 'lo leen todos', cx - 60, cy + 168, {
        size: 15,
        progress: appear(looking, 0.9) * (0.9 + 0.1 * pulse(moment.time)),
      })
  },
})
