import * as v from 'valibot'
import { lettering, label } from '../../letters.ts'
import { appear, clamp, ease, pulse } from '../../motion.ts'
import { box, disc, polygon, tracePoints, type Point } from '../../paths.ts'
import { card, outline, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'

function front(sheet: Sheet, time: number): void {
  const { colours } = sheet
  card(sheet, -78, -92, 156, 184, { ink: colours.key, shade: 'none', round: 26 })
  lettering(sheet, '10:09', 0, 8, { size: 48, weight: 800, width: 80, align: 'center', ink: '#ffffff' })
  const beat = 1 + 0.14 * pulse(time, 0.9) ** 3
  placed(sheet, 0, 50, { grow: beat }, () =>
    printed(sheet, polygon(heart(15)), { ink: colours.nano, shade: 'none', outline: 0 }),
  )
}

/** `size`: about half the width. */
export function heart(size: number): Point[] {
  // x = 16 sin³t, y = 13 cos t − 5 cos 2t − 2 cos 3t − cos 4t.
  return Array.from({ length: 40 }, (_, i): Point => {
    const t = (i / 40) * 2 * Math.PI
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)
    return [(size * Math.sin(t) ** 3 * 16) / 16, (-size * y) / 16]
  })
}

function back(sheet: Sheet, time: number, lit: number): void {
  const { colours } = sheet
  printed(sheet, box(-84, -98, 168, 196, 30), { ink: colours.stock, cover: [0, 0.4] })
  printed(sheet, disc(0, 0, 66), { ink: colours.key, shade: 'none' })
  const blink = lit * (0.35 + 0.65 * clamp(Math.sin(time * 2 * Math.PI * 1.1) * 2.2 + 0.7))
  for (const [dx, dy] of [
    [0, -34],
    [0, 34],
    [-34, 0],
    [34, 0],
  ] as const) {
    if (blink > 0.02)
      for (let i = 0; i < 10; i++) {
        const a = (i / 10) * 2 * Math.PI + time * 0.3
        outline(
          sheet,
          tracePoints([
            [dx + 17 * Math.cos(a), dy + 17 * Math.sin(a)],
            [dx + (17 + 9 * blink) * Math.cos(a), dy + (17 + 9 * blink) * Math.sin(a)],
          ]),
          2.6 * blink,
          colours.bio,
        )
      }
    printed(sheet, disc(dx, dy, 13), {
      ink: blink > 0.4 ? colours.bio : '#12472f',
      shade: 'none',
      outline: 2,
      edge: '#ffffff',
    })
    if (blink > 0.4) printed(sheet, disc(dx, dy, 5.5), { ink: '#ffffff', shade: 'none', outline: 0 })
  }
  card(sheet, -12, -12, 24, 24, { ink: '#55527f', shade: 'lines', cover: [0.2, 0.6], round: 3, edge: '#ffffff' })
}

export const watch = scene({
  settings: v.strictObject({}),
  cues: { turn: 'The watch turns over', light: 'Its green lights blink' },
  draw(sheet, moment) {
    const { colours, focus } = sheet
    const [cx, cy] = centreOf(focus)
    const turn = appear(moment.since('turn'), -0.3, 1, ease.inOut)
    const wide = Math.abs(Math.cos(Math.PI * turn))
    const lit = appear(moment.since('light'), -0.2, 0.4)
    const sway = 0.04 * Math.sin(moment.time * 1.1)
    placed(sheet, cx, cy, { turn: 0.12 + sway, grow: 1.08 }, () => {
      sheet.brush.scale(Math.max(0.05, wide), 1)
      for (const side of [-1, 1]) {
        const strap: Point[] = [
          [-58, side * 84],
          [58, side * 84],
          [50, side * 158],
          [-50, side * 158],
        ]
        printed(sheet, polygon(strap), {
          ink: colours.inkA,
          shade: 'lines',
          across: [-60, 0, 60, 0],
          cover: [0, 0.5],
          pitch: 7,
        })
        for (let i = 0; i < 3; i++)
          printed(sheet, disc(0, side * (114 + i * 17), 5), { ink: colours.key, shade: 'none', outline: 0 })
      }
      card(sheet, turn > 0.5 ? -98 : 84, -26, 14, 40, { ink: colours.stock, round: 4 })
      printed(sheet, box(-86, -100, 172, 200, 32), { ink: colours.stock, cover: [0, 0.45] })
      if (turn > 0.5) back(sheet, moment.time, lit)
      else front(sheet, moment.time)
    })
    label(sheet, 'luz', cx - 118, cy - 92, {
      size: 15,
      leaderTo: [cx - 38, cy - 8],
      progress: appear(moment.since('light'), 0.3),
    })
    label(sheet, 'sensor de luz', cx + 96, cy + 98, {
      size: 15,
      leaderTo: [cx + 6, cy + 6],
      progress: appear(moment.since('light'), 0.7),
    })
  },
})
