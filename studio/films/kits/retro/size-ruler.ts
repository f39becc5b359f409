import * as v from 'valibot'
import { lettering } from '../../letters.ts'
import { appear, ease, lerp, wander } from '../../motion.ts'
import { box, capsule, disc, oval, smooth, tracePoints } from '../../paths.ts'
import { ball, outline, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'

const marks = [
  '0,1 nm',
  '1 nm',
  '10 nm',
  '100 nm',
  '1 µm',
  '10 µm',
  '100 µm',
  '1 mm',
  '1 cm',
  '10 cm',
  '1 m',
  '10 m',
] as const
const things = [
  { cue: 'atom', name: 'átomo', mark: 0, width: 50, size: 30 },
  { cue: 'neuron', name: 'neurona', mark: 5, width: 76, size: 32 },
  { cue: 'chip', name: 'chip', mark: 8, width: 104, size: 30 },
  { cue: 'tree', name: 'árbol', mark: 11, width: 150, size: 29 },
] as const

function icon(sheet: Sheet, cue: string, time: number): void {
  const { colours } = sheet
  if (cue === 'atom') {
    for (const turn of [0, 1.05, 2.1])
      outline(sheet, oval(0, 0, 32, 12, turn + 0.1 * Math.sin(time)), 2.2, colours.line)
    ball(sheet, 0, 0, 9, colours.nano)
    for (const [k, turn] of [0, 1.05, 2.1].entries()) {
      const a = time * 2.6 + k * 2
      const [px, py] = [32 * Math.cos(a), 12 * Math.sin(a)]
      ball(sheet, px * Math.cos(turn) - py * Math.sin(turn), px * Math.sin(turn) + py * Math.cos(turn), 4, colours.zed)
    }
  } else if (cue === 'neuron') {
    for (let k = 0; k < 6; k++) {
      const angle = (k * Math.PI) / 3 + 0.3
      const sway = 0.12 * wander(time, k)
      outline(
        sheet,
        smooth(
          [
            [0, 0],
            [24 * Math.cos(angle + sway), 20 * Math.sin(angle + sway)],
            [38 * Math.cos(angle + 0.3), 30 * Math.sin(angle + 0.3 + sway)],
          ],
          false,
        ),
        6,
        colours.cogno,
      )
    }
    ball(sheet, 0, 0, 16, colours.cogno)
  } else if (cue === 'chip') {
    for (let k = -2; k <= 2; k++)
      for (const side of [-1, 1]) {
        printed(sheet, box(k * 11 - 2.5, side > 0 ? 24 : -36, 5, 12), {
          ink: colours.stock,
          shade: 'none',
          outline: 1.4,
        })
        printed(sheet, box(side > 0 ? 24 : -36, k * 11 - 2.5, 12, 5), {
          ink: colours.stock,
          shade: 'none',
          outline: 1.4,
        })
      }
    printed(sheet, box(-26, -26, 52, 52, 3), { ink: colours.info, cover: [0, 0.4] })
    outline(
      sheet,
      tracePoints([
        [-14, 6],
        [-4, 6],
        [-4, -8],
        [14, -8],
      ]),
      2.4,
      '#ffffff',
    )
  } else {
    printed(sheet, capsule([0, 36], [0, 0], 10, 'flat'), { ink: '#a86b3c' })
    for (const [dx, dy, r] of [
      [-18, -8, 20],
      [18, -6, 20],
      [0, -24, 24],
    ] as const)
      printed(sheet, disc(dx + wander(time, dx + 30) * 1.5, dy, r), { ink: colours.bio, cover: [0, 0.5] })
  }
}

export const sizeRuler = scene({
  settings: v.strictObject({}),
  cues: { atom: 'the atom', neuron: 'the neuron', chip: 'the chip', tree: 'the tree' },
  draw: (sheet, moment) => {
    const { colours, focus } = sheet
    const y = focus.y + 128
    const at = (mark: number) => 52 + mark * 45
    const drawn = appear(moment.time, 0, 1.4, ease.inOut)
    outline(
      sheet,
      tracePoints([
        [36, y],
        [lerp(36, 606, drawn), y],
      ]),
      3,
      colours.line,
    )
    for (const [i, text] of marks.entries()) {
      const shown = appear(moment.time, 0.08 + i * 0.09, 0.3)
      outline(
        sheet,
        tracePoints([
          [at(i), y],
          [at(i), y + (i % 3 === 0 ? 13 : 8) * shown],
        ]),
        2.2,
        colours.line,
      )
      for (const k of i < 11 ? [2, 3, 4, 5, 6, 7, 8, 9] : [])
        outline(
          sheet,
          tracePoints([
            [at(i) + 45 * Math.log10(k), y],
            [at(i) + 45 * Math.log10(k), y + 4 * shown],
          ]),
          1,
          colours.faint,
        )
      if (i % 3 === 0 || i === 11 || i === 5 || i === 8)
        lettering(sheet, text, at(i), y + 28, { size: 11.5, weight: 650, align: 'center', alpha: shown })
    }
    for (const { cue, name, mark, width, size } of things) {
      const shown = appear(moment.since(cue), -0.15, 0.55, ease.back)
      if (shown <= 0) continue
      const x = Math.min(at(mark), 546)
      placed(sheet, Math.max(x, 66), y - 66, { grow: shown * 0.86 }, () => icon(sheet, cue, moment.time))
      lettering(sheet, name, Math.max(x, 62), y - 12, {
        size,
        weight: 850,
        width: lerp(90, width, appear(moment.since(cue), 0.2, 0.9)),
        align: 'center',
        alpha: shown,
      })
    }
  },
})
