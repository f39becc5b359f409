import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, ease, lerp } from '../../motion.ts'
import { faded } from '../../palette.ts'
import { box, disc, polygon, smooth, type Point } from '../../paths.ts'
import { ball, outline, placed, printed, within } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { after, glow, middle } from './set.ts'

function tongue(sheet: Sheet, x: number, y: number, w: number, h: number, time: number, ink: string): void {
  const side = (s: number): Point[] =>
    Array.from({ length: 6 }, (_, i): Point => {
      const t = i / 6
      const wide = w * Math.sin(Math.PI * (0.18 + 0.82 * (1 - t))) ** 0.8 * (1 - t * 0.3)
      return [x + s * wide + 6 * t * Math.sin(time * 5.2 - t * 5), y - h * t]
    })
  printed(
    sheet,
    smooth([
      ...side(-1),
      [x + 9 * Math.sin(time * 5.2 - 5), y - h * (1 + 0.07 * Math.sin(time * 6))],
      ...side(1).toReversed(),
    ]),
    { ink, shade: 'none' },
  )
}

export const flame = scene({
  settings: v.strictObject({}),
  cues: { fire: 'the burner is lit', block: 'the block is outlined' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours, brush } = sheet
    const fire = appear(after(moment, 'fire', 0.15), -0.5, 0.8, ease.back)
    const named = appear(after(moment, 'block', 0.8), -0.6, 0.9)
    const top = cy - 6
    const base = cy + 142
    glow(sheet, cx, base - 70, 130, colours.nano, fire)
    printed(sheet, box(cx - 17, base, 34, 46, 3), {
      ink: colours.stock,
      shade: 'lines',
      cover: [0, 0.6],
      pitch: 4,
      across: [cx - 17, base, cx + 17, base],
    })
    printed(
      sheet,
      polygon([
        [cx - 26, base + 34],
        [cx + 26, base + 34],
        [cx + 52, base + 52],
        [cx - 52, base + 52],
      ]),
      { ink: colours.stock, cover: [0.1, 0.6] },
    )
    const h = lerp(20, 106, fire)
    tongue(sheet, cx, base, 33, h, moment.time, colours.nano)
    tongue(sheet, cx, base, 20, h * 0.7, moment.time + 1, '#f2b01e')
    tongue(sheet, cx, base, 9, h * 0.42, moment.time + 2, colours.info)
    for (const side of [-1, 1])
      printed(
        sheet,
        smooth([
          [cx + side * 8, top + 40],
          [cx + side * 60, top + 40],
          [cx + side * (104 + 6 * Math.sin(moment.time * 6)), top + 44],
          [cx + side * 64, top + 52],
          [cx + side * 20, top + 58],
        ]),
        { ink: colours.nano, shade: 'none', outline: 2 * fire + 0.01 },
      )
    const block = polygon([
      [cx - 130, top],
      [cx - 106, top - 26],
      [cx + 138, top - 26],
      [cx + 130, top],
      [cx + 130, top + 38],
      [cx - 130, top + 38],
    ])
    brush.save()
    brush.fillStyle = faded('#9fc2ff', lerp(0.26, 0.5, named))
    brush.fill(block)
    brush.restore()
    within(sheet, block, () => {
      const random = sheet.random(7)
      for (let i = 0; i < 90; i++) {
        const [x, y] = [cx - 130 + random() * 268, top - 26 + random() * 64]
        outline(sheet, disc(x, y + Math.sin(moment.time + i), 1.2), 1.2, faded('#ffffff', 0.5))
      }
    })
    outline(sheet, block, 1.6 + 1.6 * named, named > 0.3 ? '#ffffff' : colours.faint)
    outline(
      sheet,
      smooth(
        [
          [cx - 130, top],
          [cx + 130, top],
        ],
        false,
      ),
      1.4,
      faded('#ffffff', 0.7),
    )
    const sway = 0.05 * Math.sin(moment.time * 1.2)
    placed(sheet, cx + 6, top - 14, { turn: sway }, () => {
      const stem = smooth(
        [
          [0, 0],
          [-6, -40],
          [2, -84],
        ],
        false,
      )
      outline(sheet, stem, 10, colours.key)
      outline(sheet, stem, 6, colours.bio)
      for (const side of [-1, 1])
        printed(
          sheet,
          smooth([
            [-3, -26],
            [side * 22, -48],
            [side * 48, -40],
            [side * 24, -26],
          ]),
          { ink: colours.bio, cover: [0, 0.5] },
        )
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * 2 * Math.PI + moment.time * 0.08
        const at = (far: number, off: number): Point => [
          2 + Math.cos(a) * far - Math.sin(a) * off,
          -96 + (Math.sin(a) * far + Math.cos(a) * off) * 0.92,
        ]
        printed(sheet, smooth([at(8, -7), at(34, -13), at(48, 0), at(34, 13), at(8, 7)]), {
          ink: colours.cogno,
          cover: [0, 0.5],
          pitch: 4,
        })
      }
      ball(sheet, 2, -96, 15, '#f2b01e')
    })
    label(sheet, 'aerogel', cx + 96, top + 16, { size: 16, progress: named })
  },
})
