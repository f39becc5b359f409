import * as v from 'valibot'
import { ease, lerp, loop } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { box, disc, oval, smooth, type Point } from '../../paths.ts'
import { ball, outline, printed, within } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { middle } from './set.ts'

function foot(sheet: Sheet, x: number, y: number, facing: number, ink: string): void {
  for (let i = 0; i < 5; i++) {
    const a = facing + (i - 2) * 0.5
    const [tx, ty] = [x + 27 * Math.cos(a), y + 27 * Math.sin(a)]
    const toe = smooth(
      [
        [x, y],
        [tx, ty],
      ],
      false,
    )
    outline(sheet, toe, 13, sheet.colours.key)
    outline(sheet, toe, 8.5, ink)
    const pad = oval(tx, ty, 11, 8, a)
    printed(sheet, pad, {
      ink: blend(ink, '#ffffff', 0.45),
      shade: 'lines',
      cover: [0.3, 0.3],
      pitch: 4,
      across: [tx - 10 * Math.cos(a), ty - 10 * Math.sin(a), tx + 10 * Math.cos(a), ty + 10 * Math.sin(a)],
    })
  }
  ball(sheet, x, y, 10, ink, { glint: false })
}

function step(phase: number): number {
  const t = phase - Math.floor(phase)
  return t < 0.68 ? lerp(1, -1, t / 0.68) : lerp(-1, 1, ease.inOut((t - 0.68) / 0.32))
}

export const gecko = scene({
  settings: v.strictObject({}),
  cues: { walk: 'named for the script; it walks all along' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    const pace = moment.time * 0.8
    const gone = moment.time * 52
    const lines = blend(colours.ground, colours.line, 0.3)
    for (let i = -1; i < 9; i++) {
      const y = i * 84 + loop(gone, 84) * 84
      outline(
        sheet,
        smooth(
          [
            [0, y],
            [360, y],
          ],
          false,
        ),
        2,
        lines,
      )
      for (let k = 0; k < 3; k++) {
        const x = 60 + k * 120 + ((i + Math.floor(gone / 84) * -1) % 2 ? 60 : 0)
        outline(
          sheet,
          smooth(
            [
              [x, y],
              [x, y + 84],
            ],
            false,
          ),
          2,
          lines,
        )
      }
    }
    const wiggle = Math.sin(2 * Math.PI * pace)
    const spine = Array.from({ length: 15 }, (_, i): Point => {
      const t = i / 14
      const bend = 17 * Math.sin(2 * Math.PI * pace - t * 5.2) * (0.25 + t * 1.3)
      return [cx + bend, cy - 118 + t * 318]
    })
    const widths = [20, 30, 26, 22, 33, 38, 36, 28, 17, 16, 14, 11, 8, 5, 2]
    const ink = colours.bio
    const legs: { at: number; side: number; phase: number }[] = [
      { at: 3, side: -1, phase: 0 },
      { at: 3, side: 1, phase: 0.5 },
      { at: 7, side: -1, phase: 0.5 },
      { at: 7, side: 1, phase: 0 },
    ]
    for (const { at, side, phase } of legs) {
      const [x, y] = spine[at] ?? [cx, cy]
      const s = step(pace + phase)
      const hand: Point = [x + side * (92 - 6 * Math.abs(s)), y - 26 * s + (at === 3 ? -26 : 22)]
      const knee: Point = [x + side * 62, y + (at === 3 ? 12 : -10) - 6 * s]
      const limb = smooth([[x + side * 12, y], knee, hand], false)
      outline(sheet, limb, 25, colours.key)
      outline(sheet, limb, 20, ink)
      foot(sheet, hand[0], hand[1], (at === 3 ? -0.95 : 0.75) * (side > 0 ? 1 : -1) + (side > 0 ? 0 : Math.PI), ink)
    }
    const left: Point[] = []
    const right: Point[] = []
    for (const [i, [x, y]] of spine.entries()) {
      const w = widths[i] ?? 2
      left.push([x - w, y])
      right.unshift([x + w, y])
    }
    const body = smooth([[spine[0]?.[0] ?? cx, cy - 150], ...right.toReversed(), ...left.toReversed()])
    printed(sheet, body, {
      ink,
      cover: [0.02, 0.6],
      pitch: 5,
      across: [cx - 40, cy - 60, cx + 56, cy + 60],
      outline: 3,
    })
    within(sheet, body, () => {
      const random = sheet.random(6)
      for (let i = 0; i < 26; i++) {
        const t = 0.12 + random() * 0.8
        const k = Math.floor(t * 14)
        const [x, y] = spine[k] ?? [cx, cy]
        const w = widths[k] ?? 2
        printed(sheet, disc(x + (random() - 0.5) * 1.5 * w, y + random() * 20, 4 + 3 * random()), {
          ink: colours.info,
          shade: 'none',
          outline: 1.4,
        })
      }
    })
    const [hx, hy] = spine[1] ?? [cx, cy]
    for (const side of [-1, 1]) {
      ball(sheet, hx + side * 24, hy - 8, 9, '#ffd24a')
      printed(sheet, box(hx + side * 24 - 1.6, hy - 14, 3.2, 12, 1.6), { ink: colours.key, shade: 'none', outline: 0 })
    }
    void wiggle
  },
})
