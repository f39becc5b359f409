import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, bump, ease, lerp, loop, pulse } from '../../motion.ts'
import { box, oval, smooth, type Point } from '../../paths.ts'
import { ball, outline, placed, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { composed } from './framing.ts'

/** Distance of the tips in units, equal on both skins. */
const apart = 34

export const twoPoints = scene({
  settings: v.strictObject({}),
  cues: { finger: 'the clip touches the fingertip: two signals', back: 'the clip touches the back: one signal' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      skin(sheet, moment, 172, 'finger', 17, 'yema del dedo')
      skin(sheet, moment, 346, 'back', 84, 'espalda')
    })
  },
})

function skin(sheet: Sheet, moment: Moment, top: number, cue: string, r: number, name: string): void {
  const { colours } = sheet
  const touch = appear(moment.since(cue), -0.4, 0.6, ease.inOut)
  const frame = box(20, top, 236, 158, 30)
  printed(sheet, frame, { ink: '#ffffff', cover: [0, 0.12] })
  const middle: Point = [172, top + 96]
  const tips: Point[] = [-1, 1].map((side): Point => [middle[0] + (side * apart) / 2, middle[1]])
  const fields = fieldsOf(middle, r)
  within(sheet, frame, () => {
    for (const [i, [x, y]] of fields.entries()) {
      const feels = tips.some(([tx, ty]) => Math.hypot(tx - x, ty - y) < r * 0.92)
      const lit = feels ? touch * (0.7 + 0.3 * pulse(moment.time, 0.7)) : 0
      const size = r * (0.94 + 0.02 * Math.sin(moment.time * 2 + i))
      const round = oval(x, y, size, size)
      if (lit > 0.05) {
        sheet.brush.globalAlpha = lit
        printed(sheet, round, { ink: colours.nano, cover: [0, 0.3], outline: 0 })
        sheet.brush.globalAlpha = 1
      }
      outline(sheet, round, 2, colours.cogno)
    }
  })
  outline(sheet, frame, 2.4, colours.key)
  clip(sheet, middle, touch)
  signals(sheet, moment, top, r < 30 ? 2 : 1, touch)
  label(sheet, name, 34, top + 18, { align: 'left', progress: appear(moment.time, 0.2), size: 14 })
}

/** Fields placed so that small ones separate the tips and a large one covers both. */
function fieldsOf([x, y]: Point, r: number): Point[] {
  const points: Point[] = []
  const shift = r < 30 ? r : 0
  for (let row = -5; row <= 5; row++) {
    for (let column = -8; column <= 8; column++) {
      points.push([x + shift + column * 2 * r + (Math.abs(row) % 2) * r, y + row * r * 1.74])
    }
  }
  return points.filter(([px, py]) => Math.abs(px - x) < 150 + r && Math.abs(py - y) < 110 + r)
}

function clip(sheet: Sheet, [x, y]: Point, touch: number): void {
  const { colours } = sheet
  placed(sheet, x, lerp(y - 46, y, touch), { alpha: Math.min(1, touch * 3) }, () => {
    const half = apart / 2
    const wire = smooth(
      [
        [-half, 0],
        [-half, -46],
        [-half + 6, -64],
        [0, -70],
        [half - 6, -64],
        [half, -46],
        [half, 0],
      ],
      false,
    )
    outline(sheet, wire, 9, colours.key)
    outline(sheet, wire, 4.6, colours.inkB)
  })
}

function signals(sheet: Sheet, moment: Moment, top: number, count: number, touch: number): void {
  const { colours } = sheet
  for (let i = 0; i < count; i++) {
    const y = top + 92 + (count === 2 ? (i - 0.5) * 36 : 0)
    const line: Point[] = [
      [256, y],
      [300, y],
      [352, y - 6],
    ]
    outline(sheet, smooth(line, false), 7, colours.key)
    outline(sheet, smooth(line, false), 3.4, '#ffffff')
    const share = loop(moment.time, 0.8, i * 0.15)
    ball(sheet, lerp(258, 346, share), y - 4 * share, 9 * touch * bump(share, -0.1, 1.2), colours.nano)
  }
  label(sheet, count === 2 ? 'dos' : 'una', 304, top + 36, {
    progress: touch,
    size: 20,
    chip: colours.nano,
    weight: 800,
  })
}
