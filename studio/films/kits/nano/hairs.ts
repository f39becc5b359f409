import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { disc, oval, smooth, type Point } from '../../paths.ts'
import { outline, placed, printed, within } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { after, contours, middle } from './set.ts'

function toe(sheet: Sheet): void {
  const { colours } = sheet
  const pad = smooth([
    [0, -150],
    [54, -128],
    [74, -70],
    [60, 10],
    [40, 70],
    [34, 150],
    [-34, 150],
    [-40, 70],
    [-60, 10],
    [-74, -70],
    [-54, -128],
  ])
  printed(sheet, pad, { ink: colours.bio, cover: [0.02, 0.5], pitch: 6, outline: 3 })
  within(sheet, pad, () => {
    for (let i = 0; i < 11; i++) {
      const y = -128 + i * 19
      printed(
        sheet,
        smooth([
          [-80, y - 2],
          [0, y - 12],
          [80, y - 2],
          [80, y + 12],
          [0, y + 3],
          [-80, y + 12],
        ]),
        { ink: '#ffe0b8', shade: 'lines', cover: [0, 0.4], pitch: 3.4, across: [-70, y, 80, y] },
      )
    }
  })
}

function branch(
  sheet: Sheet,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  depth: number,
  open: number,
  time: number,
): void {
  const { colours } = sheet
  const lean = angle + 0.05 * Math.sin(time * 1.3 + depth * 2 + x * 0.05)
  const end: Point = [x + length * Math.sin(lean), y - length * Math.cos(lean)]
  const bend: Point = [x + length * 0.5 * Math.sin(lean - 0.14), y - length * 0.5 * Math.cos(lean - 0.14)]
  const stem = smooth([[x, y], bend, end], false)
  outline(sheet, stem, width + 3.6, colours.key)
  if (depth > 0 && open > 0.02) {
    const share = clamp(open * 3 - (4 - depth) * 0.45)
    if (share > 0)
      for (const [turn, long] of [
        [-0.34, 0.66],
        [0.04, 0.72],
        [0.4, 0.62],
      ] as const)
        branch(
          sheet,
          end[0],
          end[1],
          lean + turn * share,
          length * long * share,
          Math.max(2, width * 0.62),
          depth - 1,
          open,
          time,
        )
  } else if (open > 0.6) {
    printed(sheet, oval(end[0], end[1] - 2, 6.5, 3.4, lean), { ink: colours.zed, shade: 'none', outline: 1.6 })
  }
  outline(sheet, stem, width, '#ffe0b8')
}

export const hairs = scene({
  settings: v.strictObject({}),
  cues: { hairs: 'the forest of hairs', tips: 'one hair splits into tips' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    contours(sheet, moment.time, { seed: 9 })
    const forest = appear(after(moment, 'hairs', 0.4), -0.5, 1.2, ease.inOut)
    const tips = appear(after(moment, 'tips', 0.78), -1.3, 1.6, ease.inOut)
    const small = lerp(1.05, 0.3, forest)
    if (forest > 0) {
      const [lx, ly] = [cx + 16, cy + 18]
      const r = 148 * forest
      const lens = disc(lx, ly, r)
      printed(sheet, lens, { ink: '#ffffff', shade: 'none', outline: 0 })
      within(sheet, lens, () => {
        const count = 9
        for (let row = 0; row < 3; row++)
          for (let i = 0; i < count; i++) {
            const one = row === 2 && i === 4
            if (one) continue
            const fade = 1 - tips
            placed(sheet, 0, 0, { alpha: fade }, () =>
              branch(
                sheet,
                lx - 150 + i * 38 + row * 12,
                ly + 150 + row * 14 - 40,
                0.12,
                132 + 14 * row,
                10,
                1,
                0.45,
                moment.time + i,
              ),
            )
          }
        branch(
          sheet,
          lerp(lx + 14, lx - 26, tips),
          ly + 150,
          0.08,
          lerp(112, 106, tips),
          lerp(11, 18, tips),
          3,
          0.3 + 0.75 * tips,
          moment.time,
        )
      })
      outline(sheet, lens, 3.6)
    }
    placed(
      sheet,
      lerp(cx, cx - 116, forest),
      lerp(cy + 8, cy - 118, forest),
      { grow: small, turn: 0.16 * Math.sin(moment.time * 0.8) },
      () => toe(sheet),
    )
    label(sheet, 'casi 500 000 pelos por pata', cx + 20, cy + 166, { size: 15, progress: forest * (1 - tips) })
    label(sheet, 'cada punta: 200 nm', cx + 30, cy + 166, { size: 16, progress: tips })
  },
})
