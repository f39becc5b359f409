import * as v from 'valibot'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { blob, disc, oval, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, placed, printed, within } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { after, middle } from './set.ts'

function bead(sheet: Sheet, x: number, y: number, r: number, turn: number): void {
  const { colours } = sheet
  printed(sheet, oval(x + r * 0.2, y + r * 0.78, r * 0.9, r * 0.3), { ink: colours.key, shade: 'none', outline: 0 })
  ball(sheet, x, y, r, '#8fb0ff', { pitch: 4 })
  within(sheet, disc(x, y, r), () => {
    for (let i = 0; i < 4; i++) {
      const a = turn + i * 1.7
      printed(sheet, disc(x + Math.cos(a) * r * 0.55, y + Math.sin(a) * r * 0.5, r * 0.1), {
        ink: '#6b4a2f',
        shade: 'none',
        outline: 1.2,
      })
    }
  })
}

export const leaf = scene({
  settings: v.strictObject({}),
  cues: { roll: 'the large drop rolls off' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    const mud = Array.from({ length: 9 }, (_, i): Point => [
      -30 + i * 52,
      cy + 116 + 9 * Math.sin(i * 1.8 + moment.time * 0.5),
    ])
    printed(sheet, smooth([...mud, [420, 700], [-60, 700]]), {
      ink: '#6b4a2f',
      shade: 'lines',
      cover: [0.1, 0.6],
      pitch: 7,
      across: [cx, cy + 100, cx, 640],
    })
    for (let i = 0; i < 5; i++)
      outline(
        sheet,
        oval(60 + i * 66, cy + 146 + (i % 2) * 22, 20 + 8 * Math.sin(moment.time + i), 5),
        1.8,
        colours.key,
      )
    const sway = 0.03 * Math.sin(moment.time * 0.9)
    outline(
      sheet,
      smooth(
        [
          [cx + 6, cy + 160],
          [cx - 8, cy + 80],
          [cx, cy],
        ],
        false,
      ),
      16,
      colours.key,
    )
    outline(
      sheet,
      smooth(
        [
          [cx + 6, cy + 160],
          [cx - 8, cy + 80],
          [cx, cy],
        ],
        false,
      ),
      11,
      colours.bio,
    )
    placed(sheet, cx, cy - 18, { turn: -0.12 + sway }, () => {
      const edge = Array.from({ length: 26 }, (_, i): Point => {
        const a = (i / 26) * 2 * Math.PI
        const wave = 1 + 0.05 * Math.sin(a * 5 + 1) + 0.03 * Math.sin(a * 9)
        return [150 * wave * Math.cos(a), 92 * wave * Math.sin(a)]
      })
      const blade = smooth(edge)
      printed(sheet, blade, {
        ink: colours.bio,
        cover: [0.02, 0.55],
        pitch: 6,
        across: [-90, -60, 120, 80],
        outline: 3,
      })
      within(sheet, blade, () => {
        for (let i = 0; i < 15; i++) {
          const a = (i / 15) * 2 * Math.PI + 0.2
          const vein = [
            [0, -8],
            [80 * Math.cos(a), 48 * Math.sin(a) - 4],
            [170 * Math.cos(a + 0.1), 104 * Math.sin(a + 0.1)],
          ] as const
          outline(sheet, smooth(vein, false), 3.4, colours.key)
          outline(sheet, smooth(vein, false), 1.4, '#7fe0b0')
        }
        printed(sheet, oval(0, -8, 14, 9), { ink: '#7fe0b0', shade: 'none' })
      })
      outline(
        sheet,
        tracePoints([
          [0, 0],
          [0, 0],
        ]),
        1,
      )
    })
    for (const [x, y, r] of [
      [-78, -58, 15],
      [66, -70, 11],
      [92, -18, 17],
      [-104, 4, 10],
    ] as const)
      bead(sheet, cx + x + 3 * Math.sin(moment.time * 0.9 + x), cy - 18 + y, r, moment.time * 0.3 + x)
    const rolled = appear(after(moment, 'roll', 0.75), -1.3, 2.4, ease.in)
    const wait = 8 * Math.sin(moment.time * 1.4)
    const x = lerp(cx - 46 + wait, cx + 150, rolled)
    const y = lerp(cy - 42, cy + 18, rolled) + 150 * clamp((rolled - 0.75) * 3) ** 2
    if (y < cy + 130) bead(sheet, x, y, 36, moment.time * 0.8 + rolled * 9)
    else
      printed(sheet, blob(cx + 150, cy + 130, 20 * clamp((1 - rolled) * 6), moment.time), {
        ink: '#8fb0ff',
        shade: 'none',
      })
  },
})
